import type { Options } from '../../rules/engine.js';
import type { GameGuide, HowToPlayWords } from '../learn-words.js';
import { gameName } from './vocabulary.js';

const UNDER =
  'Die aufgedeckte Karte kommt offen unter ihren eigenen Stapel: eine Sieben unter die Siebenen. Dann wird die oberste Karte dieses Stapels aufgedeckt.';
const LUCK =
  'Du musst nichts entscheiden: Es ist reines Glück. Mit „Abspielen“ spielt sich das Spiel von selbst.';
const HOURS =
  'Asse gehören auf 1 Uhr, Zweien auf 2 Uhr und so weiter. Buben gehören auf 11 Uhr, Damen auf 12 Uhr und Könige in die Mitte.';
const SUITS = 'Es gibt vier Farben: Kreuz, Karo, Herz und Pik.';
const SAME_SUIT =
  'wenn sie dort die nächste Karte derselben Farbe ist: Auf Herz-Sechs kommt Herz-Sieben. Nach dem König kommt das Ass.';

const fourth = (rank: string): string[] => [
  `Mit ${rank} ist das Spiel zu Ende. Du gewinnst, wenn dann alle Karten offen liegen.`,
];

const guides: Readonly<Record<string, (options: Options) => GameGuide>> = {
  clock: () => ({
    goal: 'Deck alle Karten auf. Kommt vorher der vierte König, verlierst du.',
    table: [
      `Dreizehn Stapel zu vier Karten liegen verdeckt: einer auf jeder Stunde und einer in der Mitte. ${HOURS}`,
      'Zuerst wird die oberste Karte der Mitte aufgedeckt.',
    ],
    moves: [UNDER, LUCK],
    end: fourth('dem vierten König'),
  }),
  watch: () => ({
    goal: 'Deck alle Karten auf. Kommt vorher der vierte König zweimal, verlierst du.',
    table: [
      `Dreizehn Stapel zu vier Karten liegen verdeckt: einer auf jeder Stunde und einer in der Mitte. ${HOURS}`,
      'Zuerst wird die oberste Karte der Mitte aufgedeckt.',
    ],
    moves: [
      UNDER,
      'Der vierte König darf einmal zurück, wenn noch Karten verdeckt sind. Wähl einen Stapel mit verdeckten Karten: Der König kommt verdeckt hinein. Dann wird die oberste Karte dieses Stapels aufgedeckt.',
      'Das ist die einzige Entscheidung im Spiel. Bis dahin spielt es sich mit „Abspielen“ von selbst.',
    ],
    end: [
      'Kommt dieser König noch einmal, ist das Spiel zu Ende. Du gewinnst, wenn dann alle Karten offen liegen.',
      'Du gewinnst auch, wenn der vierte König als allerletzte Karte kommt.',
    ],
  }),
  travellers: ({ deck }) => ({
    goal: 'Deck alle Karten auf. Kommt vorher der vierte König, verlierst du.',
    table: [
      deck === '32'
        ? 'Sieben Stapel zu vier Karten liegen verdeckt der Reihe nach: 7, 8, 9, 10, Bube, Dame und Ass. Am Ende liegt der Stapel der Könige.'
        : 'Zwölf Stapel zu vier Karten liegen verdeckt der Reihe nach, vom Ass bis zur Dame. Am Ende liegt der Stapel der Könige.',
      'Zuerst wird die oberste Karte vom Stapel der Könige aufgedeckt.',
    ],
    moves: [UNDER, LUCK],
    end: fourth('dem vierten König'),
  }),
  'hide-and-seek': () => ({
    goal: 'Deck alle Karten auf. Kommt vorher das vierte Ass, verlierst du.',
    table: [
      'Dreizehn Stapel zu vier Karten liegen verdeckt in Reihen, vom Ass bis zum König.',
      'Zuerst wird die oberste Karte vom Stapel der Asse aufgedeckt.',
    ],
    moves: [UNDER, LUCK],
    end: fourth('dem vierten Ass'),
  }),
  'grandfathers-clock': () => ({
    goal: 'Leg auf jede Stunde die nächsthöhere Karte derselben Farbe, bis sie die Stunde zeigt: Bube ist 11, Dame 12, auf König folgt Ass.',
    table: [
      'Zwölf Karten bilden die Uhr, auf jeder Stunde eine. Die anderen vierzig liegen offen in acht Spalten.',
      'Ein Bube zeigt 11 Uhr, eine Dame 12 Uhr.',
    ],
    moves: [
      `${SUITS} Es geht nicht um Rot oder Schwarz.`,
      'In einer Spalte ist nur die Karte frei, auf der keine andere liegt.',
      `Sie darf auf die Uhr, ${SAME_SUIT}`,
      'Sie darf auch an eine andere Spalte, wenn deren letzte Karte um eins höher ist: eine Sechs an eine Sieben. Die Farbe ist dort egal.',
      'In eine leere Spalte darf jede Karte.',
      'Du bewegst immer nur eine Karte. Von der Uhr darfst du keine Karte wegnehmen.',
    ],
    end: [
      'Du gewinnst, wenn jede Stunde ihre Karte zeigt. Dann sind die Spalten leer.',
      'Du verlierst, wenn kein Zug mehr möglich ist.',
    ],
  }),
  'big-ben': () => ({
    goal: 'Leg auf jede Stunde die nächsthöhere Karte derselben Farbe, bis sie die Stunde zeigt: Bube ist 11, Dame 12, auf König folgt Ass.',
    table: [
      'Du spielst mit zwei Kartenspielen. Zwölf Karten bilden die Uhr, auf jeder Stunde eine. Dazu gibt es zwölf Fächer aus je drei Karten, einen für jede Stunde. Die anderen 56 Karten sind der Talon, ein verdeckter Stapel.',
      'Ein Bube zeigt 11 Uhr, eine Dame 12 Uhr.',
    ],
    moves: [
      `${SUITS} Es geht nicht um Rot oder Schwarz.`,
      `Die oberste Karte eines Fächers darf auf die Uhr, ${SAME_SUIT}`,
      'Sie darf auch auf einen anderen Fächer, wenn dessen oberste Karte um eins höher ist und dieselbe Farbe hat: Herz-Sechs auf Herz-Sieben. Ein König darf auf ein Ass.',
      'Ein Fächer mit weniger als drei Karten hat Lücken. Der Talon füllt alle Lücken auf einmal. Du entscheidest, wann.',
      'Hat kein Fächer eine Lücke, kommt vom Talon eine Karte auf den Ablagestapel. Er liegt offen daneben. Seine oberste Karte darf auf die Uhr oder auf einen Fächer.',
    ],
    end: [
      'Du gewinnst, wenn jede Stunde ihre Karte zeigt. Dann liegen alle Karten auf der Uhr.',
      'Du verlierst, wenn der Talon leer ist und kein Zug mehr möglich ist.',
    ],
  }),
  'german-clock': () => ({
    goal: 'Bring die Asse auf 1 Uhr, die Zweien auf 2 Uhr und so weiter. Überall gilt dieselbe Reihenfolge der Farben.',
    table: ['Die Uhr ist leer. Alle 52 Karten liegen im Talon, einem verdeckten Stapel.', HOURS],
    moves: [
      `${SUITS} Kreuz und Pik sind schwarz, Karo und Herz rot.`,
      'Deck immer eine Karte vom Talon auf. Sie kommt auf den Ablagestapel, der offen neben dem Talon liegt. Von dort darf sie auf ihre Stunde, wenn ihre Farbe dort als Nächste kommt.',
      'Die erste Karte, die du auf die Uhr legst, bestimmt die erste Farbe für alle Stapel.',
      'Nach einer roten Farbe kommt eine schwarze, nach einer schwarzen eine rote. Die erste Karte, die du auf eine andere Karte legst, bestimmt diese zweite Farbe für alle Stapel.',
      'Dann wechseln sich die Farben weiter ab, zum Beispiel: rot, schwarz, rot, schwarz.',
      'Eine passende Karte musst du nicht spielen. Das Spiel warnt dich nicht, wenn du eine übersiehst: Frag nach einem Tipp.',
      'Ist der Talon leer, gibt es vielleicht einen neuen Durchgang: Du drehst den Ablagestapel um, und er ist wieder der Talon.',
    ],
    end: [
      'Du gewinnst, wenn alle 52 Karten auf der Uhr liegen.',
      'Du verlierst, wenn der Talon leer ist, du den Ablagestapel nicht mehr umdrehen darfst und seine oberste Karte nicht passt.',
    ],
  }),
  'wandering-card': ({ 'count-first-row': first }) => ({
    goal: 'Bring jede Karte auf ihren eigenen Stapel: Asse auf 1 Uhr, Zweien auf 2 Uhr und so weiter.',
    table: [
      `Dreizehn Stapel liegen offen: einer auf jeder Stunde und einer in der Mitte. ${HOURS}`,
      `Die Karten wurden in vier Reihen zu dreizehn ausgelegt, von 1 Uhr bis zur Mitte. ${
        first === 'true' ? 'Fiel eine Karte' : 'Fiel von der zweiten Reihe an eine Karte'
      } auf ihren eigenen Stapel, wurde sie beiseitegelegt.`,
    ],
    moves: [
      'Die zuletzt beiseitegelegte Karte beginnt zu wandern: Sie kommt unter ihren eigenen Stapel. Dann wandert die oberste Karte dieses Stapels ebenso weiter.',
      'Hat ein Stapel nur noch eigene Karten, beginnt die nächste beiseitegelegte Karte zu wandern.',
      LUCK,
    ],
    end: [
      'Das Spiel ist zu Ende, wenn keine Karte mehr wandern kann. Du gewinnst, wenn dann jeder Stapel seine vier Karten hat.',
      'Wurde keine Karte beiseitegelegt, hast du sofort verloren.',
    ],
  }),
};

const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'in-place': {
    false:
      'Eine Karte kann schon auf ihrem eigenen Stapel liegen. Trotzdem muss sie aufgedeckt werden.',
    true: 'Du gewinnst auch, wenn jede noch verdeckte Karte auf ihrem eigenen Stapel liegt.',
  },
  'king-returns': {
    bottom: 'Der König kommt unter die anderen verdeckten Karten des gewählten Stapels.',
    top: 'Der König kommt oben auf die verdeckten Karten des gewählten Stapels.',
  },
  deck: {
    '52': 'Gespielt wird mit allen 52 Karten.',
    '32': 'Gespielt wird mit 32 Karten: ohne Zweien bis Sechsen.',
  },
  'count-first-row': {
    false: 'Die erste Reihe zählt nicht: Ihre Karten bleiben liegen, wie sie fallen.',
    true: 'Auch die erste Reihe zählt: Fällt eine Karte auf ihren eigenen Stapel, wird sie beiseitegelegt.',
  },
  'tableau-wrap': {
    'king-on-ace': 'In den Spalten darf ein König an ein Ass.',
    none: 'In den Spalten darf keine Karte an ein Ass.',
  },
  'gap-build': {
    never: 'Auf einen Fächer mit Lücken darf keine Karte: Erst muss der Talon sie füllen.',
    nonempty:
      'Auf einen Fächer mit einer oder zwei Karten darf eine Karte. Ein leerer wartet auf den Talon.',
    any: 'Auf einen Fächer mit einer oder zwei Karten darf eine Karte. Ein leerer nimmt jede.',
  },
  'fill-start': {
    '12': 'Der Talon füllt die Fächer im Uhrzeigersinn, von 12 Uhr an.',
    '1': 'Der Talon füllt die Fächer im Uhrzeigersinn, von 1 Uhr an.',
  },
  'fill-order': {
    rounds: 'Die Fächer mit Lücken bekommen der Reihe nach je eine Karte, bis alle drei haben.',
    piles: 'Der Talon füllt erst einen Fächer, dann den nächsten.',
  },
  redeals: {
    '0': 'Du gehst den Talon nur einmal durch: Der Ablagestapel wird nicht umgedreht.',
    '1': 'Ist der Talon leer, dreh den Ablagestapel um. Das darfst du einmal.',
    '2': 'Ist der Talon leer, dreh den Ablagestapel um. Das darfst du zweimal.',
  },
};

/** How each game is played, in German. */
export const howToPlay: HowToPlayWords = {
  title: (game) => `So geht ${gameName(game)}`,
  table: 'Die Auslage',
  moves: 'Die Züge',
  end: 'Das Ende',
  options: 'Die Regeln hier',
  odds: 'Deine Chancen',
  keys: 'Tasten',
  example: {
    title: 'Ein Beispiel',
    begins: 'So beginnt ein Spiel.',
    ends: 'Das war das Beispiel.',
    back: 'Voriger Zug',
    next: 'Nächster Zug',
    play: 'Abspielen',
    pause: 'Pause',
    again: 'Noch einmal',
  },
  touch: {
    title: 'Mit dem Finger',
    lines: [
      'Tippe auf eine Karte, um sie zu spielen, oder zieh sie.',
      'Nach oben oder unten ziehst du sie so: Halte sie erst einen Augenblick. Sonst scrollt die Seite.',
      'Liegen Karten dicht beieinander, halte den Stapel etwas länger: Dann liegen sie weiter auseinander.',
    ],
  },
  game: (game, chosen) => guides[game]?.(chosen),
  option: (name, value) => options[name]?.[value] ?? `${name}: ${value}`,
  keyLines: [
    [['Tab'], 'Zum Spieltisch und weiter zu den Knöpfen'],
    [['Pfeile'], 'Zum nächsten Stapel in dieser Richtung'],
    [['Bild auf', 'Bild ab'], 'Zum vorigen oder nächsten Stapel; auf der Uhr im Kreis'],
    [['Pos1', 'Ende'], 'Zum ersten oder letzten Stapel'],
    [
      ['Enter'],
      'Karte spielen. Passt sie auf mehrere Stapel: aufnehmen, dann auf einen davon legen',
    ],
    [['Esc'], 'Karte zurücklegen'],
    [['Strg+Z', 'Cmd+Z'], 'Rückgängig'],
    [['Strg+Y', 'Strg+Umschalt+Z', 'Cmd+Umschalt+Z'], 'Wiederholen'],
  ],
  shortcuts: [
    [['1', '…', '9', '0', 'ß', '´'], 'Zu einer Stunde, von 1 bis 12'],
    [['L'], 'Alle Karten eines Stapels ansehen'],
    [['D'], 'Hören, was in einem Stapel liegt'],
    [['.', ','], 'Die nächste Karte im Stapel darunter oder darüber hören'],
    [['W'], 'Hören, was auf den Stapel als Nächstes passt'],
    [['M'], 'Hören, was du jetzt spielen kannst'],
    [['R'], 'Die letzten Worte noch einmal hören'],
    [['?'], 'Die Tasten hören'],
  ],
  centreShortcuts: [[['C'], 'Zur Mitte']],
  stockShortcuts: [[['S'], 'Zum Talon; noch einmal: zum Ablagestapel']],
};
