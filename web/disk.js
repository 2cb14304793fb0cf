// The files in memory, and how what changes among them reaches the storage: in the order in which it changed, what
// changed at once in one transaction.

export const FOLDER = 0o040755;
export const FILE = 0o100644;

let numbers = 0; // of files, as a disk numbers them

// node is a file or a folder. Who has opened it goes on with it when it is renamed or deleted.
export function newNode(mode, data = new Uint8Array(), changed = Date.now()) {
  return { number: ++numbers, mode, data, changed, path: null };
}

export const isFolder = (node) => (node.mode & 0o170000) === 0o040000;

// above returns the folder of a path.
export const above = (path) => path.slice(0, Math.max(path.lastIndexOf("/"), 1));

// Disk is all files. Each path leads to a node.
export class Disk {
  constructor(store, records) {
    this.store = store; // null where nothing is kept
    this.nodes = new Map();
    this.changed = new Set(); // paths that the storage doesn't have as they are
    this.asked = new Set(); // records that are on their way to the storage
    this.last = Promise.resolve(); // until the last of them are there
    this.refused = () => {}; // is told why the storage took nothing
    this.set("/", newNode(FOLDER));
    for (const [path, { mode, data, changed }] of records) this.set(path, newNode(mode, data, changed));
    this.changed.clear();
  }

  get(path) {
    return this.nodes.get(path);
  }

  // set gives a path a node, or none, and returns the one that it had.
  set(path, node) {
    const before = this.nodes.get(path);
    if (before) before.path = null;
    if (node) {
      this.nodes.set(path, node);
      node.path = path;
    } else this.nodes.delete(path);
    this.changed.add(path);
    return before;
  }

  // below returns the paths of all that is in a folder, at any depth.
  below(path) {
    const start = path === "/" ? path : path + "/";
    return [...this.nodes.keys()].filter((name) => name.startsWith(start) && name !== path);
  }

  // names returns what a folder holds.
  names(path) {
    return this.below(path).filter((name) => above(name) === path).map((name) => name.slice(name.lastIndexOf("/") + 1));
  }

  // change gives paths other nodes, and ends once the storage has that. If it can't, everything is as it was.
  async change(moves) {
    const kept = moves.map(([path]) => path).filter((path) => !this.isUnkept(path));
    const before = moves.map(([path, node]) => [path, this.set(path, node)]);
    try {
      await this.sync();
    } catch (reason) {
      for (const [path, node] of before.reverse()) this.set(path, node);
      for (const path of kept) this.changed.delete(path); // the storage still has it
      throw reason;
    }
  }

  // isUnkept reports whether the storage may not have a path as it is.
  isUnkept(path) {
    return this.changed.has(path) || [...this.asked].some((records) => records.has(path));
  }

  // touch notes that what a file holds has changed.
  touch(node) {
    node.changed = Date.now();
    if (node.path) this.changed.add(node.path);
  }

  // sync ends once the storage has all that changed so far. What it couldn't take is tried again with what changes next.
  sync() {
    const records = new Map();
    for (const path of this.changed) records.set(path, recordOf(this.nodes.get(path)));
    this.changed.clear();
    if (records.size > 0 && this.store) {
      this.last = this.keep(records);
      this.last.catch(() => {}); // whoever waits is told
    }
    return this.last;
  }

  async keep(records) {
    this.asked.add(records);
    try {
      await this.store.keep(records);
    } catch (reason) {
      for (const path of records.keys()) this.changed.add(path);
      this.refused(reason);
      throw reason;
    } finally {
      this.asked.delete(records);
    }
  }
}

function recordOf(node) {
  return node ? { mode: node.mode, data: node.data, changed: node.changed } : null;
}
