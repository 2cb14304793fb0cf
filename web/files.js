// What Go's package os asks of the system, in the form of Node.js's module fs: functions that answer by a callback.
// fsync, rename and whatever changes names answer once the storage has it, so that what was saved outlives the tab.
import { FILE, FOLDER, above, isFolder, newNode } from "./disk.js";

// How a file is opened; the numbers are ours, Go reads them here.
const constants = { O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536 };

// problem is an error as Go knows it, by the name of errno(3).
const problem = (code) => Object.assign(new Error(code), { code });

// codeOf names the error for Go: a storage without room is a full disk.
const codeOf = (reason) => reason.code?.length ? reason.code : reason.name === "QuotaExceededError" ? "ENOSPC" : "EIO";

// absolute returns the one name of a path.
export function absolute(path) {
  const parts = [];
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return "/" + parts.join("/");
}

// newFiles returns the functions over a disk. print is told what is written to the standard output and error.
export function newFiles(disk, print) {
  const opened = new Map(); // by the numbers that Go has
  let next = 3;

  function find(path) {
    const node = disk.get(absolute(path));
    if (!node) throw problem("ENOENT");
    return node;
  }

  // place returns the name of what may be made: in a folder that is there.
  function place(path) {
    const name = absolute(path);
    const folder = disk.get(above(name));
    if (!folder) throw problem("ENOENT");
    if (!isFolder(folder)) throw problem("ENOTDIR");
    return name;
  }

  function handle(number) {
    const open = opened.get(number);
    if (!open) throw problem("EBADF");
    return open;
  }

  function stat({ node }) {
    const time = node.changed;
    return {
      dev: 1, ino: node.number, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size: node.data.length, blksize: 4096,
      blocks: Math.ceil(node.data.length / 512), atimeMs: time, mtimeMs: time, ctimeMs: time, isDirectory: () => isFolder(node),
    };
  }

  // resize gives a file another length, in memory of its own: the storage may still be reading the old one.
  function resize(node, length) {
    if (isFolder(node)) throw problem("EISDIR");
    const data = new Uint8Array(length);
    data.set(node.data.subarray(0, length));
    node.data = data;
    disk.touch(node);
  }

  function mode(node, permissions) {
    node.mode = (node.mode & ~0o7777) | (permissions & 0o7777);
    disk.touch(node);
  }

  const calls = {
    open(path, flags, permissions) {
      let node = disk.get(absolute(path));
      if (node && flags & constants.O_CREAT && flags & constants.O_EXCL) throw problem("EEXIST");
      if (!node) {
        if (!(flags & constants.O_CREAT)) throw problem("ENOENT");
        node = newNode(FILE);
        disk.set(place(path), node);
        mode(node, permissions);
      }
      if (isFolder(node) && flags & (constants.O_WRONLY | constants.O_RDWR)) throw problem("EISDIR");
      if (!isFolder(node) && flags & constants.O_DIRECTORY) throw problem("ENOTDIR");
      if (flags & constants.O_TRUNC) resize(node, 0);
      opened.set(next, { node, at: 0, append: (flags & constants.O_APPEND) !== 0 });
      return next++;
    },
    close(number) {
      if (handle(number) && opened.delete(number)) disk.sync().catch(() => {}); // nobody waits for what isn't synced
    },
    read(number, buffer, offset, length, position) {
      if (number === 0) return 0;
      const open = handle(number);
      if (isFolder(open.node)) throw problem("EISDIR");
      const from = position ?? open.at;
      const piece = open.node.data.subarray(from, from + length);
      buffer.set(piece, offset);
      if (position === null) open.at += piece.length;
      return piece.length;
    },
    write(number, buffer, offset, length, position) {
      const piece = buffer.subarray(offset, offset + length);
      if (number === 1 || number === 2) {
        print(piece);
        return length;
      }
      const open = handle(number);
      const at = open.append ? open.node.data.length : (position ?? open.at);
      resize(open.node, Math.max(at + length, open.node.data.length));
      open.node.data.set(piece, at);
      if (position === null) open.at = at + length;
      return length;
    },
    fsync: (number) => handle(number) && disk.sync(),
    fstat: (number) => stat(handle(number)),
    stat: (path) => stat({ node: find(path) }),
    lstat: (path) => stat({ node: find(path) }),
    readdir(path) {
      if (!isFolder(find(path))) throw problem("ENOTDIR");
      return disk.names(absolute(path));
    },
    mkdir(path, permissions) {
      if (disk.get(absolute(path))) throw problem("EEXIST");
      const node = newNode((FOLDER & ~0o7777) | (permissions & 0o7777));
      return disk.change([[place(path), node]]);
    },
    unlink(path) {
      if (isFolder(find(path))) throw problem("EISDIR");
      return disk.change([[absolute(path), null]]);
    },
    rmdir(path) {
      if (!isFolder(find(path))) throw problem("ENOTDIR");
      if (disk.below(absolute(path)).length > 0) throw problem("ENOTEMPTY");
      return disk.change([[absolute(path), null]]);
    },
    rename(path, other) {
      const node = find(path), from = absolute(path), to = place(other), there = disk.get(to);
      if (from === to) return undefined;
      if (to.startsWith(from + "/")) throw problem("EINVAL");
      if (there && isFolder(there) !== isFolder(node)) throw problem(isFolder(there) ? "EISDIR" : "ENOTDIR");
      if (there && disk.below(to).length > 0) throw problem("ENOTEMPTY");
      const moved = [from, ...disk.below(from)].map((name) => [name, disk.get(name)]);
      return disk.change([...moved.map(([name]) => [name, null]), ...moved.map(([name, it]) => [to + name.slice(from.length), it])]);
    },
    truncate: (path, length) => resize(find(path), length),
    ftruncate: (number, length) => resize(handle(number).node, length),
    chmod: (path, permissions) => mode(find(path), permissions),
    fchmod: (number, permissions) => mode(handle(number).node, permissions),
    chown: (path) => void find(path), // all is one person's
    lchown: (path) => void find(path),
    fchown: (number) => void handle(number),
    utimes(path, _, changed) {
      const node = find(path);
      disk.touch(node);
      node.changed = changed * 1000;
    },
    readlink(path) {
      find(path);
      throw problem("EINVAL"); // there are no links
    },
    link() { throw problem("ENOSYS"); },
    symlink() { throw problem("ENOSYS"); },
  };

  // Go expects each answer later than the call.
  const fs = {
    constants,
    writeSync(_, buffer) {
      print(buffer);
      return buffer.length;
    },
  };
  for (const [name, call] of Object.entries(calls)) {
    fs[name] = async (...args) => {
      const callback = args.pop();
      let answer;
      try {
        answer = await call(...args);
      } catch (reason) {
        const code = codeOf(reason);
        if (!reason.code?.length) console.error(`${name}: ${reason.name}: ${reason.message}`);
        return callback(problem(code));
      }
      callback(null, answer);
    };
  }
  return fs;
}
