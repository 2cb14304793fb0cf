// What the page itself says; the game has its own words.

const all = {
  en: {
    loading: "Loading…",
    starting: "Starting…",
    noWebAssembly: "This browser can't run the game: it has no WebAssembly. A newer one can.",
    noWebGL: "This browser can't draw the game: WebGL is missing or switched off. Switch on hardware acceleration in its settings, or use another browser.",
    noStorage: "This browser keeps nothing for the page, as in a private window. Duels and settings will be gone when the page is closed.",
    playAnyway: "Play all the same",
    elsewhere: "The game is open in another tab. Two at once would overwrite each other's duels.",
    tryAgain: "Try again",
    playHere: "Play here",
    taken: "The game goes on in another tab. All that was played here is saved.",
    failed: "The game could not be loaded.",
    ended: "The game has ended.",
    reload: "Start again",
  },
  uk: {
    loading: "Завантаження…",
    starting: "Запуск…",
    noWebAssembly: "Цей браузер не може виконати гру: у ньому немає WebAssembly. Новіший зможе.",
    noWebGL: "Цей браузер не може намалювати гру: WebGL немає або його вимкнено. Увімкніть апаратне прискорення в налаштуваннях або відкрийте гру в іншому браузері.",
    noStorage: "Браузер нічого не зберігає для цієї сторінки, як у приватному вікні. Дуелі й налаштування зникнуть, коли її закрити.",
    playAnyway: "Усе одно грати",
    elsewhere: "Гру відкрито в іншій вкладці. Дві разом затирали б дуелі одна одної.",
    tryAgain: "Спробувати ще раз",
    playHere: "Грати тут",
    taken: "Гра триває в іншій вкладці. Усе зігране тут збережено.",
    failed: "Не вдалося завантажити гру.",
    ended: "Гру завершено.",
    reload: "Почати знову",
  },
};

const language = navigator.language.toLowerCase().startsWith("uk") ? "uk" : "en";

export const words = all[language];

document.documentElement.lang = language;
