// The page speaks and looks as the game in it does, from its first moment on: what the game has told of that, as the
// language and the colours of the document, is remembered for the next visit.
{
  const root = document.documentElement;
  const KEYS = { lang: "boardduels.language", style: "boardduels.colours" };

  // The storage refuses everything where people have forbidden it.
  const remembered = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const remember = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {} // and the next visit begins as the first
  };

  root.lang = remembered(KEYS.lang) ?? (navigator.language.toLowerCase().startsWith("uk") ? "uk" : "en");
  root.style.cssText = remembered(KEYS.style) ?? "";

  const colourTheBrowser = () => {
    document.querySelector("meta[name=theme-color]").content = getComputedStyle(root).getPropertyValue("--ground").trim();
  };
  new MutationObserver((changes) => {
    for (const { attributeName } of changes) remember(KEYS[attributeName], root.getAttribute(attributeName));
    colourTheBrowser();
  }).observe(root, { attributeFilter: Object.keys(KEYS) });
  colourTheBrowser();
}
