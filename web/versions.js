// Which version of the page this browser has. A worker keeps one for visits without a network (worker.js). It is
// replaced by the next one only here, before a game begins in the one tab that may play.

const workers = navigator.serviceWorker; // none in pages that aren't from https or this machine

let isOld = false; // another tab has begun with the next version
if (workers?.controller) workers.addEventListener("controllerchange", () => (isOld = true));

// takeNewest begins again with the next version, if that is here.
export async function takeNewest() {
  const known = await workers?.getRegistration().catch(() => null); // where people have forbidden it
  const next = known?.waiting;
  if (next) await begin(next);
  if (!next && !isOld) return;
  location.reload();
  await new Promise(() => {}); // until then
}

// begin ends once a worker that waits has taken over, or can't any more.
function begin(next) {
  return new Promise((begun) => {
    next.onstatechange = () => ["activated", "redundant"].includes(next.state) && begun();
    next.postMessage("begin");
  });
}

// keepForLater has this version kept, or looks whether there is a newer one, while the game is on.
export function keepForLater() {
  workers?.register("worker.js").catch((reason) => console.info(`nothing is kept for visits without a network: ${reason.message}`));
}
