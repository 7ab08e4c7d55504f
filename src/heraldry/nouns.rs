//! The names of the charges in three languages, with what their grammar asks for.

use heraldry::Charge;

/// What an adjective has to agree with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    /// Masculine.
    Masculine,
    /// Feminine.
    Feminine,
    /// Neuter.
    Neuter,
    /// Has no singular, or is several things at once.
    Plural,
}

/// The name of a charge.
#[derive(Clone, Copy, Debug)]
pub struct Noun {
    /// English: one, with its article; several.
    pub en: (&'static str, &'static str),
    /// Polish: gender, one, several in the nominative.
    pub pl: (Gender, &'static str, &'static str),
    /// Ukrainian: gender, one, several in the nominative.
    pub uk: (Gender, &'static str, &'static str),
}

const M: Gender = Gender::Masculine;
const F: Gender = Gender::Feminine;
const N: Gender = Gender::Neuter;
const P: Gender = Gender::Plural;

/// The name of a charge.
#[must_use]
pub const fn noun(charge: Charge) -> Noun {
    let (en, pl, uk) = match charge {
        Charge::Sword => (("a sword", "swords"), (M, "miecz", "miecze"), (M, "меч", "мечі")),
        Charge::CrossedSwords => (
            ("two swords crossed", "pairs of crossed swords"),
            (P, "dwa skrzyżowane miecze", "pary skrzyżowanych mieczy"),
            (P, "схрещені мечі", "пари схрещених мечів"),
        ),
        Charge::SwordPair => (
            ("two witcher’s swords", "pairs of witcher’s swords"),
            (P, "dwa miecze wiedźmińskie", "pary mieczy wiedźmińskich"),
            (P, "відьмацькі мечі", "пари відьмацьких мечів"),
        ),
        Charge::Bow => (("a bow", "bows"), (M, "łuk", "łuki"), (M, "лук", "луки")),
        Charge::Crossbow => {
            (("a crossbow", "crossbows"), (F, "kusza", "kusze"), (M, "арбалет", "арбалети"))
        }
        Charge::Arrow => {
            (("an arrow", "arrows"), (F, "strzała", "strzały"), (F, "стріла", "стріли"))
        }
        Charge::Spear => (("a spear", "spears"), (F, "włócznia", "włócznie"), (M, "спис", "списи")),
        Charge::Axe => (("an axe", "axes"), (M, "topór", "topory"), (F, "сокира", "сокири")),
        Charge::Hammer => (
            ("a war hammer", "war hammers"),
            (M, "młot bojowy", "młoty bojowe"),
            (M, "бойовий молот", "бойові молоти"),
        ),
        Charge::Catapult => (
            ("a catapult", "catapults"),
            (F, "katapulta", "katapulty"),
            (F, "катапульта", "катапульти"),
        ),
        Charge::Ram => {
            (("a battering ram", "battering rams"), (M, "taran", "tarany"), (M, "таран", "тарани"))
        }
        Charge::Tower => (("a tower", "towers"), (F, "wieża", "wieże"), (F, "вежа", "вежі")),
        Charge::Gate => (("a gate", "gates"), (F, "brama", "bramy"), (F, "брама", "брами")),
        Charge::Banner => {
            (("a banner", "banners"), (F, "chorągiew", "chorągwie"), (F, "корогва", "корогви"))
        }
        Charge::Horn => (("a horn", "horns"), (M, "róg", "rogi"), (M, "ріг", "роги")),
        Charge::Drum => (("a drum", "drums"), (M, "bęben", "bębny"), (M, "барабан", "барабани")),
        Charge::Ship => (("a ship", "ships"), (M, "okręt", "okręty"), (M, "корабель", "кораблі")),
        Charge::Oar => (("an oar", "oars"), (N, "wiosło", "wiosła"), (N, "весло", "весла")),
        Charge::Wheel => (("a wheel", "wheels"), (N, "koło", "koła"), (N, "колесо", "колеса")),
        Charge::Helm => (("a helm", "helms"), (M, "hełm", "hełmy"), (M, "шолом", "шоломи")),
        Charge::Crown => (("a crown", "crowns"), (F, "korona", "korony"), (F, "корона", "корони")),
        Charge::Horse => (
            ("a horse’s head", "horses’ heads"),
            (F, "głowa konia", "głowy koni"),
            (F, "голова коня", "голови коней"),
        ),
        Charge::Wolf => (
            ("a wolf’s head", "wolves’ heads"),
            (F, "głowa wilka", "głowy wilków"),
            (F, "голова вовка", "голови вовків"),
        ),
        Charge::Bear => (
            ("a bear’s head", "bears’ heads"),
            (F, "głowa niedźwiedzia", "głowy niedźwiedzi"),
            (F, "голова ведмедя", "голови ведмедів"),
        ),
        Charge::Cat => (
            ("a cat’s head", "cats’ heads"),
            (F, "głowa kota", "głowy kotów"),
            (F, "голова кота", "голови котів"),
        ),
        Charge::Griffin => (
            ("a griffin’s head", "griffins’ heads"),
            (F, "głowa gryfa", "głowy gryfów"),
            (F, "голова грифона", "голови грифонів"),
        ),
        Charge::Viper => (("a viper", "vipers"), (F, "żmija", "żmije"), (F, "гадюка", "гадюки")),
        Charge::Manticore => (
            ("a manticore", "manticores"),
            (F, "mantikora", "mantikory"),
            (F, "мантикора", "мантикори"),
        ),
        Charge::Hound => (
            ("a hound’s head", "hounds’ heads"),
            (F, "głowa ogara", "głowy ogarów"),
            (F, "голова гончака", "голови гончаків"),
        ),
        Charge::Raven => (("a raven", "ravens"), (M, "kruk", "kruki"), (M, "крук", "круки")),
        Charge::Bat => (("a bat", "bats"), (M, "nietoperz", "nietoperze"), (M, "кажан", "кажани")),
        Charge::Spider => (("a spider", "spiders"), (M, "pająk", "pająki"), (M, "павук", "павуки")),
        Charge::Crab => (("a crab", "crabs"), (M, "krab", "kraby"), (M, "краб", "краби")),
        Charge::Worm => (("a worm", "worms"), (M, "czerw", "czerwie"), (M, "черв", "черви")),
        Charge::Claw => (
            ("a claw", "claws"),
            (F, "szponiasta łapa", "szponiaste łapy"),
            (F, "пазуриста лапа", "пазуристі лапи"),
        ),
        Charge::Fang => (("a fang", "fangs"), (M, "kieł", "kły"), (N, "ікло", "ікла")),
        Charge::Eye => (("an eye", "eyes"), (N, "oko", "oczy"), (N, "око", "ока")),
        Charge::Skull => (("a skull", "skulls"), (F, "czaszka", "czaszki"), (M, "череп", "черепи")),
        Charge::Bone => (("a bone", "bones"), (F, "kość", "kości"), (F, "кістка", "кістки")),
        Charge::Hand => (("a hand", "hands"), (F, "dłoń", "dłonie"), (F, "долоня", "долоні")),
        Charge::Heart => (("a heart", "hearts"), (N, "serce", "serca"), (N, "серце", "серця")),
        Charge::Cup => (("a cup", "cups"), (M, "kielich", "kielichy"), (M, "келих", "келихи")),
        Charge::Flask => (("a flask", "flasks"), (F, "kolba", "kolby"), (F, "колба", "колби")),
        Charge::Drop => (("a drop", "drops"), (F, "kropla", "krople"), (F, "крапля", "краплі")),
        Charge::Leaf => (("a leaf", "leaves"), (M, "liść", "liście"), (M, "листок", "листки")),
        Charge::Mushroom => {
            (("a mushroom", "mushrooms"), (M, "grzyb", "grzyby"), (M, "гриб", "гриби"))
        }
        Charge::Tree => (("a tree", "trees"), (N, "drzewo", "drzewa"), (N, "дерево", "дерева")),
        Charge::Thorn => (
            ("a thorn branch", "thorn branches"),
            (F, "gałąź ciernia", "gałęzie ciernia"),
            (F, "гілка терну", "гілки терну"),
        ),
        Charge::Rose => (("a rose", "roses"), (F, "róża", "róże"), (F, "троянда", "троянди")),
        Charge::Wheat => (
            ("an ear of wheat", "ears of wheat"),
            (M, "kłos pszenicy", "kłosy pszenicy"),
            (M, "колос пшениці", "колоси пшениці"),
        ),
        Charge::Sun => (
            ("a sun in splendour", "suns in splendour"),
            (N, "słońce", "słońca"),
            (N, "сонце", "сонця"),
        ),
        Charge::Moon => (
            ("a crescent", "crescents"),
            (M, "półksiężyc", "półksiężyce"),
            (M, "півмісяць", "півмісяці"),
        ),
        Charge::Star => (("a star", "stars"), (F, "gwiazda", "gwiazdy"), (F, "зірка", "зірки")),
        Charge::Flame => {
            (("a flame", "flames"), (M, "płomień", "płomienie"), (N, "полум’я", "полум’я"))
        }
        Charge::Snow => (
            ("a snowflake", "snowflakes"),
            (M, "płatek śniegu", "płatki śniegu"),
            (F, "сніжинка", "сніжинки"),
        ),
        Charge::Cloud => (("a cloud", "clouds"), (F, "chmura", "chmury"), (F, "хмара", "хмари")),
        Charge::Rain => (
            ("a rain cloud", "rain clouds"),
            (F, "chmura deszczowa", "chmury deszczowe"),
            (F, "хмара з дощем", "хмари з дощем"),
        ),
        Charge::Bolt => (
            ("a thunderbolt", "thunderbolts"),
            (F, "błyskawica", "błyskawice"),
            (F, "блискавка", "блискавки"),
        ),
        Charge::Wave => (("a wave", "waves"), (F, "fala", "fale"), (F, "хвиля", "хвилі")),
        Charge::Mountain => (("a mountain", "mountains"), (F, "góra", "góry"), (F, "гора", "гори")),
        Charge::Road => (
            ("a winding road", "winding roads"),
            (F, "kręta droga", "kręte drogi"),
            (F, "звивиста дорога", "звивисті дороги"),
        ),
        Charge::Coin => (("a coin", "coins"), (F, "moneta", "monety"), (F, "монета", "монети")),
        Charge::Die => (
            ("a die", "dice"),
            (F, "kostka do gry", "kostki do gry"),
            (F, "гральна кістка", "гральні кістки"),
        ),
        Charge::Key => (("a key", "keys"), (M, "klucz", "klucze"), (M, "ключ", "ключі")),
        Charge::Book => (
            ("an open book", "open books"),
            (F, "otwarta księga", "otwarte księgi"),
            (F, "розгорнута книга", "розгорнуті книги"),
        ),
        Charge::Scroll => (("a scroll", "scrolls"), (M, "zwój", "zwoje"), (M, "сувій", "сувої")),
        Charge::Scales => (
            ("a pair of scales", "pairs of scales"),
            (F, "waga szalkowa", "wagi szalkowe"),
            (P, "терези", "пари терезів"),
        ),
        Charge::Cairn => (
            ("a cairn", "cairns"),
            (M, "kopiec kamieni", "kopce kamieni"),
            (F, "купа каміння", "купи каміння"),
        ),
        Charge::Aard => (
            ("the Sign of Aard", "Signs of Aard"),
            (M, "Znak Aard", "Znaki Aard"),
            (M, "знак Аард", "знаки Аард"),
        ),
        Charge::Igni => (
            ("the Sign of Igni", "Signs of Igni"),
            (M, "Znak Igni", "Znaki Igni"),
            (M, "знак Ігні", "знаки Ігні"),
        ),
        Charge::Yrden => (
            ("the Sign of Yrden", "Signs of Yrden"),
            (M, "Znak Yrden", "Znaki Yrden"),
            (M, "знак Ірден", "знаки Ірден"),
        ),
        Charge::Quen => (
            ("the Sign of Quen", "Signs of Quen"),
            (M, "Znak Quen", "Znaki Quen"),
            (M, "знак Квен", "знаки Квен"),
        ),
        Charge::Axii => (
            ("the Sign of Axii", "Signs of Axii"),
            (M, "Znak Aksji", "Znaki Aksji"),
            (M, "знак Аксій", "знаки Аксій"),
        ),
        Charge::TeaBowl => (
            ("a tea bowl", "tea bowls"),
            (F, "czarka do herbaty", "czarki do herbaty"),
            (F, "чайна чашка", "чайні чашки"),
        ),
        Charge::Teapot => {
            (("a teapot", "teapots"), (M, "czajniczek", "czajniczki"), (M, "чайничок", "чайнички"))
        }
        Charge::Fan => (("a fan", "fans"), (M, "wachlarz", "wachlarze"), (N, "віяло", "віяла")),
        Charge::Katana => {
            (("a katana", "katanas"), (F, "katana", "katany"), (F, "катана", "катани"))
        }
        Charge::Torii => (
            ("a torii gate", "torii gates"),
            (F, "brama torii", "bramy torii"),
            (F, "брама торії", "брами торії"),
        ),
        Charge::Crane => {
            (("a crane", "cranes"), (M, "żuraw", "żurawie"), (M, "журавель", "журавлі"))
        }
    };
    Noun { en, pl, uk }
}
