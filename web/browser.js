// The toolkit keeps every key and turn of the wheel from the browser. These stay the browser's: reloading, its own
// tools, its commands by Ctrl or Cmd, but for those that a line of text has, and enlarging the page, for which two
// fingers on a touchpad come as Ctrl and the wheel.

const OWN = /^F(5|11|12)$/;
const OF_TEXT = /^[acvxyz]$/i;

export function leaveToTheBrowser() {
  const leave = (type, isTheirs) => addEventListener(type, (event) => isTheirs(event) && event.stopImmediatePropagation(), true);
  const isTheirKey = ({ key, ctrlKey, metaKey, altKey }) => OWN.test(key) || ((ctrlKey || metaKey) && !altKey && key.length === 1 && !OF_TEXT.test(key));
  leave("keydown", isTheirKey);
  leave("keyup", isTheirKey);
  leave("wheel", ({ ctrlKey }) => ctrlKey);
}
