// The browser's storage: one IndexedDB, in which each file and folder is a record under its path. What a transaction
// holds is kept as a whole or not at all, and one begins after the other.

const FILES = "files";
const OWNER = "owner"; // holds who may write, under its own name

// Store keeps records for one page at a time: the one that opened it last.
export class Store {
  // open makes this page the owner. It fails where there is no storage, as in some private windows.
  static async open(name) {
    const asking = indexedDB.open(name, 1);
    asking.onupgradeneeded = () => [FILES, OWNER].forEach((stock) => asking.result.createObjectStore(stock));
    const store = new Store();
    store.db = await answer(asking);
    store.me = crypto.getRandomValues(new Uint32Array(4)).join("-");
    const work = store.db.transaction(OWNER, "readwrite");
    await answer(work.objectStore(OWNER).put(store.me, OWNER));
    return store;
  }

  // all returns every record by its path.
  async all() {
    const files = this.db.transaction(FILES).objectStore(FILES);
    const [paths, records] = await Promise.all([answer(files.getAllKeys()), answer(files.getAll())]);
    return new Map(paths.map((path, i) => [path, records[i]]));
  }

  // keep puts records under their paths, or deletes those that are null, and ends once they are on the disk: "strict"
  // has the browser wait for it. The error of a full storage is called QuotaExceededError; it is a NotOwner when
  // another page has opened the storage since.
  keep(changes) {
    return new Promise((kept, failed) => {
      const work = this.db.transaction([FILES, OWNER], "readwrite", { durability: "strict" });
      let reason;
      work.oncomplete = () => kept();
      work.onabort = () => failed(reason ?? work.error ?? new DOMException("the storage gave up", "AbortError"));
      const files = work.objectStore(FILES);
      const owner = work.objectStore(OWNER).get(OWNER);
      owner.onsuccess = () => {
        if (owner.result !== this.me) {
          reason = new NotOwner();
          return work.abort();
        }
        for (const [path, record] of changes) record === null ? files.delete(path) : files.put(record, path);
      };
    });
  }
}

// NotOwner is the error of a page that may no longer write.
export class NotOwner extends Error {}

function answer(asking) {
  return new Promise((got, failed) => {
    asking.onsuccess = () => got(asking.result);
    asking.onerror = () => failed(asking.error);
  });
}
