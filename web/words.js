// What the page itself says while it loads and where it can't; the game has its own words, and what never changes
// stands in index.html.

const all = {
  en: {
    loading: "Loading the game…",
    amount: (here, all) => `${here} of ${all} MB`,
    starting: "Starting…",
    running: "The game has begun. It is one picture, in which a screen reader finds nothing.",
    picture: "Board Duels, the game as a picture",
    tooOld: "This browser is too old for the game, which needs WebAssembly and streams that unpack. One from 2023 or later has them.",
    noWebGL: "This browser can't draw the game: WebGL is missing or switched off. Switch on hardware acceleration in its settings, or use another browser.",
    noStorage: "This browser keeps nothing for the page, as in a private window. Duels and settings will be gone when the page is closed.",
    playAnyway: "Play all the same",
    elsewhere: "The game is open in another tab. Two at once would overwrite each other's duels.",
    tryAgain: "Try again",
    playHere: "Play here",
    taken: "The game goes on in another tab. All that was played here is saved.",
    noConnection: "The game could not be loaded: there is no connection, or it broke. Nothing that was saved is lost.",
    refused: (status) => `The game could not be loaded: the server answered ${status}. Perhaps there is a newer version by now.`,
    failed: (why) => `The game could not be started: ${why}`,
    ended: "The game has ended.",
    reload: "Start again",
  },
  uk: {
    loading: "Гра завантажується…",
    amount: (here, all) => `${here} з ${all} МБ`,
    starting: "Запуск…",
    running: "Гра почалася. Це суцільне зображення, у якому програма зчитування з екрана нічого не знайде.",
    picture: "Board Duels, гра як зображення",
    tooOld: "Цей браузер застарий для гри: їй потрібні WebAssembly і потоки, що розпаковують. Вони є в браузерах від 2023 року.",
    noWebGL: "Цей браузер не може намалювати гру: WebGL немає або його вимкнено. Увімкніть апаратне прискорення в налаштуваннях або відкрийте гру в іншому браузері.",
    noStorage: "Браузер нічого не зберігає для цієї сторінки, як у приватному вікні. Дуелі й налаштування зникнуть, коли її закрити.",
    playAnyway: "Усе одно грати",
    elsewhere: "Гру відкрито в іншій вкладці. Дві разом затирали б дуелі одна одної.",
    tryAgain: "Спробувати ще раз",
    playHere: "Грати тут",
    taken: "Гра триває в іншій вкладці. Усе зігране тут збережено.",
    noConnection: "Не вдалося завантажити гру: з’єднання немає або воно обірвалося. Усе збережене на місці.",
    refused: (status) => `Не вдалося завантажити гру: сервер відповів ${status}. Можливо, уже є новіша версія.`,
    failed: (why) => `Не вдалося запустити гру: ${why}`,
    ended: "Гру завершено.",
    reload: "Почати знову",
  },
};

// words are those of the document's language, which may change while the game is on.
export const words = new Proxy({}, { get: (_, key) => (all[document.documentElement.lang] ?? all.en)[key] });

// megabytes returns bytes in millions, as the document's language writes numbers.
export const megabytes = (bytes) =>
  new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);
