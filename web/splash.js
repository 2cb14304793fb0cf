// What is seen while there is no game: how much of it is loaded, or in words why it isn't shown.

const splash = document.getElementById("splash");
const text = document.getElementById("text");
const bar = document.getElementById("bar");
const buttons = document.getElementById("buttons");

for (const type of ["mousedown", "mouseup", "keydown", "keyup"]) {
  splash.addEventListener(type, (event) => event.stopPropagation()); // nothing below it is meant
}

// progress tells what goes on, and how much of it is done, 0…1.
export function progress(what, share) {
  text.textContent = what;
  bar.hidden = false;
  bar.value = share;
  buttons.replaceChildren();
}

// ask tells something over whatever is seen, and ends when one of the answers is taken, with its key.
export function ask(what, answers) {
  text.textContent = what;
  bar.hidden = true;
  splash.hidden = false;
  return new Promise((taken) => {
    buttons.replaceChildren(...Object.entries(answers).map(([key, label]) => {
      const button = document.createElement("button");
      button.textContent = label;
      button.onclick = () => taken(key);
      return button;
    }));
  });
}

// leaveToTheGame takes the splash away once the game has drawn.
export function leaveToTheGame() {
  const drawn = new MutationObserver(() => {
    if (!document.querySelector("canvas")) return;
    drawn.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (splash.hidden = true)));
  });
  drawn.observe(document.body, { childList: true });
}
