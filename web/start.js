// Starts the game: alone in this browser, with its files, as soon as it is loaded.
import { Disk } from "./disk.js";
import { newFiles } from "./files.js";
import { leaveKeysToTheBrowser } from "./keyboard.js";
import { own } from "./owner.js";
import { load } from "./program.js";
import { ask, leaveToTheGame, progress } from "./splash.js";
import { NotOwner, Store } from "./store.js";
import { makeFingersAMouse } from "./touch.js";
import { words } from "./words.js";

const NAME = "boardduels"; // of the storage
const DATA = "/data"; // where the game keeps its files

// lacking says what this browser can't do, or nothing.
function lacking() {
  if (!globalThis.WebAssembly?.compileStreaming) return words.noWebAssembly;
  return document.createElement("canvas").getContext("webgl") ? "" : words.noWebGL;
}

async function again(what) {
  await ask(what, { reload: words.reload });
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
  await import("./wasm_exec.js");
  const go = new Go();
  go.argv = [NAME, "-data", DATA];
  go.env = { HOME: "/", PWD: "/" };
  leaveToTheGame();
  makeFingersAMouse(document);
  leaveKeysToTheBrowser();
  await go.run(await WebAssembly.instantiate(module, go.importObject));
  await again(words.ended);
}

async function main() {
  const { program, size } = document.getElementById("start").dataset;
  const problem = lacking();
  if (problem) return again(problem);
  await takeOver();
  progress(words.loading, 0);
  const loading = load(program, Number(size), (share) => progress(share < 1 ? words.loading : words.starting, share));
  const disk = await openDisk();
  disk.refused = (reason) => reason instanceof NotOwner && again(words.taken);
  await run(await loading, disk);
}

main().catch((reason) => {
  console.error(reason);
  again(`${words.failed} ${reason.message}`);
});
