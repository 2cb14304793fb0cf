// The toolkit keeps every key from the browser. These stay the browser's: reloading, its own tools, and its commands
// by Ctrl or Cmd, but for those that a line of text has.

const OWN = /^F(5|11|12)$/;
const OF_TEXT = /^[acvxyz]$/i;

export function leaveKeysToTheBrowser() {
  const leave = (event) => {
    const command = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.length === 1;
    if (OWN.test(event.key) || (command && !OF_TEXT.test(event.key))) event.stopImmediatePropagation();
  };
  addEventListener("keydown", leave, true);
  addEventListener("keyup", leave, true);
}
