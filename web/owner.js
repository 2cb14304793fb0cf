// One page at a time plays, since each has all files in its memory. The browser takes the lock back when a page ends,
// however that happens. Where it has no locks, as on pages that aren't from https or this machine, the storage itself
// refuses the older page.

const LOCK = "boardduels";

// own makes this page the one that plays, by force if asked, and reports whether it is. Whoever takes that away later
// has lost called.
export function own(force, lost) {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((owned) => {
    const hold = (lock) => {
      owned(lock !== null);
      return lock && new Promise(() => {}); // until the page ends
    };
    navigator.locks.request(LOCK, force ? { steal: true } : { ifAvailable: true }, hold).catch(lost);
  });
}
