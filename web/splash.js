// What is seen while there is no game: how much of it is loaded, or in words why it isn't shown.
import { megabytes, words } from "./words.js";

const splash = document.getElementById("splash");
const text = document.getElementById("text");
const bar = document.getElementById("bar");
const amount = document.getElementById("amount");
const buttons = document.getElementById("buttons");
const unseen = document.getElementById("told");

let isAsking = false; // so that nothing but an answer is waited for

for (const type of ["mousedown", "mouseup", "keydown", "keyup"]) {
  splash.addEventListener(type, (event) => event.stopPropagation()); // nothing below it is meant
}

// say tells what goes on. It is read aloud where a screen is read, so it changes only when there is news.
function say(what) {
  if (text.textContent !== what) text.textContent = what;
}

// progress tells how many bytes of the game are here.
export function progress(here, all) {
  if (isAsking) return;
  say(here < all ? words.loading : words.starting);
  splash.dataset.shows = "progress";
  bar.value = here / all;
  amount.textContent = words.amount(megabytes(here), megabytes(all));
}

// ask tells something over whatever is seen, and ends when one of the answers is taken, with its key.
export function ask(what, answers) {
  isAsking = true;
  say(what);
  splash.dataset.shows = "answers";
  splash.hidden = false;
  return new Promise((taken) => {
    buttons.replaceChildren(...Object.entries(answers).map(([key, label]) => {
      const button = document.createElement("button");
      button.textContent = label;
      button.onclick = () => {
        isAsking = false;
        taken(key);
      };
      return button;
    }));
    buttons.firstChild.focus();
  });
}

// leaveToTheGame takes the splash away, and ends once the game has drawn. Who can't see it is told what there is.
export async function leaveToTheGame() {
  const canvas = await firstCanvas();
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", words.picture);
  canvas.setAttribute("aria-describedby", "about");
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  splash.hidden = true;
  unseen.textContent = words.running;
}

function firstCanvas() {
  return new Promise((there) => {
    new MutationObserver((_, observer) => {
      const canvas = document.querySelector("canvas");
      if (!canvas) return;
      observer.disconnect();
      there(canvas);
    }).observe(document.body, { childList: true });
  });
}
