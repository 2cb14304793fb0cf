// Keeps one version of the page in this browser, so that it opens without a network. A version is there as a whole or
// not at all, each file as it was built. The next version waits beside it until a page that begins asks for it: those
// that are open go on with theirs.

const VERSION = "@VERSION@"; // its folder
const FILES = @FILES@; // of the folder, with what each is held to
const CACHE = `${registration.scope} ${VERSION}`;

importScripts(`${VERSION}/packed.js`);

const isNeeded = (name) => !packed.files.includes(name) || name === packed.file;

addEventListener("install", (event) => {
  // A browser that can answers for this folder without waking the worker: Chromium keeps the next one out for long where
  // a request wakes this one while that ends.
  event.addRoutes?.({ condition: { urlPattern: `${VERSION}/*` }, source: { cacheName: CACHE } });
  event.waitUntil(keep());
});
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
addEventListener("message", ({ data }) => data === "begin" && skipWaiting());
addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file) event.respondWith(answer(file, event.request));
});

// keep loads the version. What the browser has of it from loading the page isn't loaded again.
async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(Object.keys(FILES).filter(isNeeded).map((name) => new Request(`${VERSION}/${name}`, { integrity: FILES[name] })));
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name.startsWith(`${registration.scope} `) && name !== CACHE) await caches.delete(name);
}

// fileOf returns which file of the version is asked for; none for whatever else this place may hold.
function fileOf({ method, url }) {
  if (method !== "GET" || !url.startsWith(registration.scope)) return null;
  const path = url.slice(registration.scope.length).replace(/[?#].*/, "");
  if (path === "" || path === "index.html") return "index.html";
  return path.startsWith(`${VERSION}/`) ? path.slice(VERSION.length + 1) : null;
}

// answer goes to the network only for what the browser has lost. Some servers lead from index.html to its folder, and
// what came on such a way a browser doesn't take for a page: so it gets what came, without the way.
async function answer(file, request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(`${VERSION}/${file}`);
  return found ? new Response(found.body, found) : fetch(request);
}
