// Which version of the page this browser has. A worker keeps one for visits without a network (worker.js). The next one
// is asked to replace it only here, before a game begins in the one tab that may play.

const workers = navigator.serviceWorker; // none in pages that aren't from https or this machine

let isOld = false; // another tab has begun with the next version
if (workers?.controller) workers.addEventListener("controllerchange", () => (isOld = true));

// takeNewest begins again with the next version, if that is here and can.
export async function takeNewest() {
  const known = await workers?.getRegistration().catch(() => null); // where people have forbidden it
  const next = known?.waiting;
  const hasBegun = next ? await begin(next) : false;
  if (!hasBegun && !isOld) return;
  location.reload();
  await new Promise(() => {}); // until then
}

// begin asks a worker that waits to take over, and returns whether it does, or is gone for a still newer one. An old
// worker that still answers another tab may hold it up for minutes, and so does Chromium where a request wakes the old one
// while that ends: nothing tells of it, and asking again changes nothing. Nobody is to wait for that, so the page then
// begins with its own version. Otherwise it is a matter of moments.
async function begin(next) {
  const changed = new Promise((settled) => next.addEventListener("statechange", settled));
  next.postMessage("begin");
  await Promise.race([changed, new Promise((over) => setTimeout(over, 5000))]);
  return next.state !== "installed";
}

// keepForLater has this version kept, or looks whether there is a newer one, while the game is on.
export function keepForLater() {
  workers?.register("worker.js").catch((reason) => console.info(`nothing is kept for visits without a network: ${reason.message}`));
}
