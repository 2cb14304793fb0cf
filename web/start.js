// Starts the game: alone in this browser, with its files, as soon as it is loaded.
import { leaveToTheBrowser } from "./browser.js";
import { Disk } from "./disk.js";
import { newFiles } from "./files.js";
import { own } from "./owner.js";
import { Unloadable, load } from "./program.js";
import { ask, leaveToTheGame, progress } from "./splash.js";
import { NotOwner, Store } from "./store.js";
import { makeFingersAMouse } from "./touch.js";
import { keepForLater, takeNewest } from "./versions.js";
import { words } from "./words.js";

const NAME = "boardduels"; // of the storage
const DATA = "/data"; // where the game keeps its files

// lacking says what this browser can't do, or nothing.
function lacking() {
  if (!globalThis.WebAssembly?.compileStreaming || !packed.format) return words.tooOld;
  return document.createElement("canvas").getContext("webgl") ? "" : words.noWebGL;
}

async function again(what, answer = words.reload) {
  await ask(what, { answer });
  location.reload();
}

// takeOver makes this the page that plays, when people want that.
async function takeOver() {
  const lost = () => again(words.taken);
  for (let owned = await own(false, lost); !owned;) {
    const answer = await ask(words.elsewhere, { tryAgain: words.tryAgain, playHere: words.playHere });
    owned = await own(answer === "playHere", lost);
  }
}

// openDisk returns the files that were kept; none that lasts where the browser keeps nothing.
async function openDisk() {
  try {
    const store = await Store.open(NAME);
    return new Disk(store, await store.all());
  } catch (reason) {
    console.error(reason);
    await ask(words.noStorage, { playAnyway: words.playAnyway });
    return new Disk(null, new Map());
  }
}

// newConsole returns what prints whole lines of a program's output.
function newConsole() {
  const decoder = new TextDecoder();
  let line = "";
  return (bytes) => {
    const lines = (line + decoder.decode(bytes, { stream: true })).split("\n");
    line = lines.pop();
    for (const whole of lines) console.log(whole);
  };
}

async function run(module, disk) {
  globalThis.fs = newFiles(disk, newConsole());
  globalThis.process = { pid: 1, ppid: 0, getuid: () => 0, getgid: () => 0, geteuid: () => 0, getegid: () => 0, getgroups: () => [], umask: () => 0o022, cwd: () => "/", chdir() {} };
  await import("./wasm_exec.js").catch(() => { throw new Unloadable("wasm_exec.js"); });
  const go = new Go();
  go.argv = [NAME, "-data", DATA];
  go.env = { HOME: "/", PWD: "/" };
  leaveToTheGame().then(keepForLater);
  makeFingersAMouse(document);
  leaveToTheBrowser();
  await go.run(await WebAssembly.instantiate(module, go.importObject));
  await again(words.ended);
}

// why says what went wrong, and what it means.
function why(reason) {
  if (!(reason instanceof Unloadable)) return words.failed(reason.message);
  return reason.status ? words.refused(reason.status) : words.noConnection;
}

async function main() {
  const problem = lacking();
  if (problem) return again(problem, words.tryAgain);
  await takeOver();
  await takeNewest();
  progress(0, packed.size);
  const loading = load(packed, (here) => progress(here, packed.size));
  const disk = await openDisk();
  disk.refused = (reason) => reason instanceof NotOwner && again(words.taken);
  await run(await loading, disk);
}

main().catch((reason) => {
  console.error(reason);
  again(why(reason), words.tryAgain);
});
