//! What the leaders are called.
// tidy: a table: a name for each leader.

use ::gwent::Leader;

use crate::i18n::name::{Name, Names};

pub static LEADERS: Names = Names::of(NAMES, &Leader::SLUGS);

#[rustfmt::skip]
const NAMES: &[Name] = &[
    Name { slug: "eredin-the-treacherous", en: "Eredin Bréacc Glas: The Treacherous", pl: "Eredin Bréacc Glas: Zdradziecki", uk: "Ередін Бреакк Ґлас: Зрадливий" },
    Name { slug: "eredin-bringer-of-death", en: "Eredin: Bringer of Death", pl: "Eredin Bréacc Glas: Zabójca Auberona", uk: "Ередін Бреакк Ґлас: Вісник смерті" },
    Name { slug: "eredin-commander-of-the-red-riders", en: "Eredin: Commander of the Red Riders", pl: "Eredin Bréacc Glas: Dowódca Czerwonych Jeźdźców", uk: "Ередін Бреакк Ґлас: Ватажок Червоних Вершників" },
    Name { slug: "eredin-destroyer-of-worlds", en: "Eredin: Destroyer of Worlds", pl: "Eredin Bréacc Glas: Władca Tir ná Lia", uk: "Ередін Бреакк Ґлас: Нищитель світів" },
    Name { slug: "eredin-king-of-the-wild-hunt", en: "Eredin: King of the Wild Hunt", pl: "Eredin Bréacc Glas: Król Dzikiego Gonu", uk: "Ередін Бреакк Ґлас: Король Дикого Гону" },
    Name { slug: "emhyr-his-imperial-majesty", en: "Emhyr var Emreis: His Imperial Majesty", pl: "Emhyr var Emreis: Jeż z Erlenwaldu", uk: "Емгир вар Емрейс: Його Імператорська Величність" },
    Name { slug: "emhyr-invader-of-the-north", en: "Emhyr var Emreis: Invader of the North", pl: "Emhyr var Emreis: Najeźdźca z Północy", uk: "Емгир вар Емрейс: Завойовник Півночі" },
    Name { slug: "emhyr-the-emperor-of-nilfgaard", en: "Emhyr var Emreis: The Emperor of Nilfgaard", pl: "Emhyr var Emreis: Cesarz Nilfgaardu", uk: "Емгир вар Емрейс: Імператор Нільфгарду" },
    Name { slug: "emhyr-the-relentless", en: "Emhyr var Emreis: The Relentless", pl: "Emhyr var Emreis: Pan Południa", uk: "Емгир вар Емрейс: Невблаганний" },
    Name { slug: "emhyr-the-white-flame", en: "Emhyr var Emreis: The White Flame", pl: "Emhyr var Emreis: Biały Płomień Tańczący na Kurhanach Wrogów", uk: "Емгир вар Емрейс: Біле Полум’я, що танцює на курганах ворогів" },
    Name { slug: "foltest-king-of-temeria", en: "Foltest: King of Temeria", pl: "Foltest: Król Temerii", uk: "Фольтест: Король Темерії" },
    Name { slug: "foltest-lord-commander-of-the-north", en: "Foltest: Lord Commander of the North", pl: "Foltest: Dowódca Północy", uk: "Фольтест: Полководець Півночі" },
    Name { slug: "foltest-son-of-medell", en: "Foltest: Son of Medell", pl: "Foltest: Syn Medella", uk: "Фольтест: Син Меделля" },
    Name { slug: "foltest-the-siegemaster", en: "Foltest: The Siegemaster", pl: "Foltest: Zdobywca", uk: "Фольтест: Майстер облог" },
    Name { slug: "foltest-the-steel-forged", en: "Foltest: The Steel-Forged", pl: "Foltest: Żelazny Władca", uk: "Фольтест: Залізний володар" },
    Name { slug: "francesca-daisy-of-the-valley", en: "Francesca Findabair: Daisy of the Valley", pl: "Francesca Findabair: Stokrotka z Dolin", uk: "Франческа Фіндабайр: Стокротка з Долин" },
    Name { slug: "francesca-hope-of-the-aen-seidhe", en: "Francesca Findabair: Hope of the Aen Seidhe", pl: "Francesca Findabair: Nadzieja Dol Blathanna", uk: "Франческа Фіндабайр: Надія Аен Сейдге" },
    Name { slug: "francesca-pureblood-elf", en: "Francesca Findabair: Pureblood Elf", pl: "Francesca Findabair: Elfka czystej krwi", uk: "Франческа Фіндабайр: Чистокровна ельфійка" },
    Name { slug: "francesca-queen-of-dol-blathanna", en: "Francesca Findabair: Queen of Dol Blathanna", pl: "Francesca Findabair: Królowa Dol Blathanna", uk: "Франческа Фіндабайр: Королева Дол Блатанна" },
    Name { slug: "francesca-the-beautiful", en: "Francesca Findabair: The Beautiful", pl: "Francesca Findabair: Najpiękniejsza kobieta na świecie", uk: "Франческа Фіндабайр: Найпрекрасніша" },
    Name { slug: "arnjolf-the-patricide", en: "Arnjolf: The Patricide", pl: "Arnjolf: Ojcobójca", uk: "Арньольф: Батьковбивця" },
    Name { slug: "crach-an-craite", en: "Crach an Craite: Wild Boar of the Sea", pl: "Crach an Craite: Dzik Morski", uk: "Крах ан Крайт: Морський Вепр" },
    Name { slug: "eist-tuirseach", en: "Eist Tuirseach: King of Cintra", pl: "Eist Tuirseach: Król Cintry", uk: "Ейст Турсех: Король Цінтри" },
    Name { slug: "harald-an-craite-the-cripple", en: "Harald an Craite: The Cripple", pl: "Harald an Craite: Harald Chromy", uk: "Гаральд ан Крайт: Каліка" },
    Name { slug: "king-bran", en: "King Bran: The Unifier", pl: "Król Bran: Władca Skellige", uk: "Король Бран: Об’єднувач" },
];
