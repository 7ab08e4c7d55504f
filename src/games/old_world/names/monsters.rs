//! What the monsters are called, in the order of the rules' table: as a title, then in sentences.
//! The instrumental brings its preposition, which follows the sound of the name; the three Crones
//! are names, and keep their capitals.
// tidy: a table: a name for each monster.

use ::old_world::world::monster::Monster;

use crate::i18n::name::{Name, Names};

pub static MONSTERS: Names = Names::of(NAMES, &Monster::SLUGS);

#[rustfmt::skip]
const NAMES: &[Name] = &[
    Name { slug: "arachas", en: "Arachas|the arachas|an arachas", pl: "Krabopająk|krabopająka|krabopająka||z krabopająkiem|krabopająk", uk: "Крабопавук|крабопавука|крабопавука||з крабопавуком|крабопавук" },
    Name { slug: "foglet", en: "Foglet|the foglet|a foglet", pl: "Mglak|mglaka|mglaka||z mglakiem|mglak", uk: "Імлак|імлака|імлака||з імлаком|імлак" },
    Name { slug: "drowner-nest", en: "Drowner’s Nest|the drowner’s nest|a drowner’s nest", pl: "Gniazdo utopców|gniazda utopców|gniazdo utopców||z gniazdem utopców|gniazdo utopców", uk: "Гніздо утопців|гнізда утопців|гніздо утопців||з гніздом утопців|гніздо утопців" },
    Name { slug: "nekker-nest", en: "Nekker’s Nest|the nekker’s nest|a nekker’s nest", pl: "Gniazdo nekkerów|gniazda nekkerów|gniazdo nekkerów||z gniazdem nekkerów|gniazdo nekkerów", uk: "Гніздо некерів|гнізда некерів|гніздо некерів||з гніздом некерів|гніздо некерів" },
    Name { slug: "barghest", en: "Barghest|the barghest|a barghest", pl: "Barghest|barghesta|barghesta||z barghestem|barghest", uk: "Баргест|баргеста|баргеста||з баргестом|баргест" },
    Name { slug: "rotfiend", en: "Rotfiend|the rotfiend|a rotfiend", pl: "Zgnilec|zgnilca|zgnilca||ze zgnilcem|zgnilec", uk: "Гнилець|гнильця|гнильця||з гнильцем|гнилець" },
    Name { slug: "harpy", en: "Harpy|the harpy|a harpy", pl: "Harpia|harpii|harpię||z harpią|harpia", uk: "Гарпія|гарпії|гарпію||з гарпією|гарпія" },
    Name { slug: "archespore", en: "Archespore|the archespore|an archespore", pl: "Archespor|archespora|archespora||z archesporem|archespor", uk: "Архіспора|архіспори|архіспору||з архіспорою|архіспора" },
    Name { slug: "ghoul-nest", en: "Ghoul’s Nest|the ghoul’s nest|a ghoul’s nest", pl: "Gniazdo ghuli|gniazda ghuli|gniazdo ghuli||z gniazdem ghuli|gniazdo ghuli", uk: "Гніздо упирів|гнізда упирів|гніздо упирів||з гніздом упирів|гніздо упирів" },
    Name { slug: "ekimmara", en: "Ekimmara|the ekimmara|an ekimmara", pl: "Ekimma|ekimmy|ekimmę||z ekimmą|ekimma", uk: "Екіммара|екіммари|екіммару||з екіммарою|екіммара" },
    Name { slug: "fiend", en: "Fiend|the fiend|a fiend", pl: "Bies|biesa|biesa||z biesem|bies", uk: "Біс|біса|біса||з бісом|біс" },
    Name { slug: "grave-hag", en: "Grave Hag|the grave hag|a grave hag", pl: "Baba cmentarna|baby cmentarnej|babę cmentarną||z babą cmentarną|baba cmentarna", uk: "Цвинтарна баба|цвинтарної баби|цвинтарну бабу||із цвинтарною бабою|цвинтарна баба" },
    Name { slug: "nightwraith", en: "Nightwraith|the nightwraith|a nightwraith", pl: "Północnica|północnicy|północnicę||z północnicą|północnica", uk: "Опівнічниця|опівнічниці|опівнічницю||з опівнічницею|опівнічниця" },
    Name { slug: "noonwraith", en: "Noonwraith|the noonwraith|a noonwraith", pl: "Południca|południcy|południcę||z południcą|południca", uk: "Полуденниця|полуденниці|полуденницю||з полуденницею|полуденниця" },
    Name { slug: "werewolf", en: "Werewolf|the werewolf|a werewolf", pl: "Wilkołak|wilkołaka|wilkołaka||z wilkołakiem|wilkołak", uk: "Вовкулака|вовкулаки|вовкулаку||з вовкулакою|вовкулака" },
    Name { slug: "manticore", en: "Manticore|the manticore|a manticore", pl: "Mantikora|mantikory|mantikorę||z mantikorą|mantikora", uk: "Мантикора|мантикори|мантикору||з мантикорою|мантикора" },
    Name { slug: "penitent", en: "Penitent|the penitent|a penitent", pl: "Pokutnik|pokutnika|pokutnika||z pokutnikiem|pokutnik", uk: "Покутник|покутника|покутника||з покутником|покутник" },
    Name { slug: "weavess", en: "Weavess", pl: "Prządka|Prządki|Prządkę||z Prządką", uk: "Пряха|Пряхи|Пряху||з Пряхою" },
    Name { slug: "water-hag", en: "Water Hag|the water hag|a water hag", pl: "Baba wodna|baby wodnej|babę wodną||z babą wodną|baba wodna", uk: "Водяна баба|водяної баби|водяну бабу||з водяною бабою|водяна баба" },
    Name { slug: "griffin", en: "Griffin|the griffin|a griffin", pl: "Gryf|gryfa|gryfa||z gryfem|gryf", uk: "Грифон|грифона|грифона||з грифоном|грифон" },
    Name { slug: "whispess", en: "Whispess", pl: "Szepciucha|Szepciuchy|Szepciuchę||z Szepciuchą", uk: "Шептуха|Шептухи|Шептуху||із Шептухою" },
    Name { slug: "wyvern", en: "Wyvern|the wyvern|a wyvern", pl: "Wiwerna|wiwerny|wiwernę||z wiwerną|wiwerna", uk: "Виверна|виверни|виверну||з виверною|виверна" },
    Name { slug: "brewess", en: "Brewess", pl: "Kuchta|Kuchty|Kuchtę||z Kuchtą", uk: "Куховарка|Куховарки|Куховарку||з Куховаркою" },
    Name { slug: "bruxa", en: "Bruxa|the bruxa|a bruxa", pl: "Bruxa|bruxy|bruxę||z bruxą|bruxa", uk: "Брукса|брукси|бруксу||з бруксою|брукса" },
    Name { slug: "striga", en: "Striga|the striga|a striga", pl: "Strzyga|strzygi|strzygę||ze strzygą|strzyga", uk: "Стриґа|стриґи|стриґу||зі стриґою|стриґа" },
    Name { slug: "yghern", en: "Yghern|the yghern|a yghern", pl: "Skolopendromorf|skolopendromorfa|skolopendromorfa||ze skolopendromorfem|skolopendromorf", uk: "Сколопендроморф|сколопендроморфа|сколопендроморфа||зі сколопендроморфом|сколопендроморф" },
    Name { slug: "glustyworp", en: "Glustyworp|the glustyworp|a glustyworp", pl: "Żagnica|żagnicy|żagnicę||z żagnicą|żagnica", uk: "Глустиворп|глустиворпа|глустиворпа||з глустиворпом|глустиворп" },
    Name { slug: "leshen", en: "Leshen|the leshen|a leshen", pl: "Leszy|leszego|leszego||z leszym|leszy", uk: "Лісовик|лісовика|лісовика||з лісовиком|лісовик" },
];
