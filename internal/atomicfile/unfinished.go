package atomicfile

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
)

// A file that is being written has a name of its own in the folder, so that programs that write the same file at once
// don't spoil each other's: that of the file, then the machine, the process and a number, as in
// "my.replay.9f01c2d3-4711-2.tmp". Those that a crash left behind are deleted by the next program that writes into the
// folder.

const beingWritten = ".tmp"

// Unfinished returns which file one was to become, by its name without a folder, if it is one that was being written.
func Unfinished(name string) (file string, ok bool) {
	file, ok = strings.CutSuffix(name, beingWritten)
	if !ok {
		return name, false
	}
	if before, _, _, mine := parseTag(file); mine {
		return before, true
	}
	return file, true // as they were called once
}

// parseTag takes the name of an unfinished file apart, without its ending.
func parseTag(name string) (file, host string, process int, ok bool) {
	at := strings.LastIndexByte(name, '.')
	parts := strings.Split(name[at+1:], "-")
	if at < 1 || len(parts) != 3 || len(parts[0]) != hostLength {
		return "", "", 0, false
	}
	process, err := strconv.Atoi(parts[1])
	_, numbered := strconv.ParseUint(parts[2], 10, 64)
	if err != nil || numbered != nil || process < 1 {
		return "", "", 0, false
	}
	return name[:at], parts[0], process, true
}

const hostLength = 8

// host tells machines apart that share a folder.
var host = sync.OnceValue(func() string {
	name, _ := os.Hostname()
	h := fnv.New32a()
	_, _ = h.Write([]byte(name))
	return fmt.Sprintf("%0*x", hostLength, h.Sum32())
})

var (
	last    atomic.Uint64 // number of an unfinished file
	writing sync.Map      // the unfinished files of this process, by their paths
)

// mostOfName is how long the name of a file may be on nearly all systems, in bytes.
const mostOfName = 255

// unfinished makes the file that is to become a target, with its permissions unless they are 0.
func unfinished(target string, mode fs.FileMode) (path string, file *os.File, err error) {
	folder, name := filepath.Split(target)
	tag := fmt.Sprintf(".%s-%d-%d%s", host(), os.Getpid(), last.Add(1), beingWritten)
	path = filepath.Join(folder, strings.ToValidUTF8(name[:min(len(name), mostOfName-len(tag))], "")+tag)
	writing.Store(path, nil)
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) { // one of a process that had our number
		return "", nil, err
	}
	file, err = os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, usual)
	if done(err, Op{Kind: Created, Path: path}) != nil {
		writing.Delete(path)
		return "", nil, err
	}
	if mode != 0 {
		like(file, target, mode)
	}
	return path, file, nil
}

func release(path string) { writing.Delete(path) }

var cleaned sync.Map // folders

// clean deletes the unfinished files of processes that have ended, when a folder is first written into.
func clean(folder string) {
	if _, before := cleaned.LoadOrStore(folder, nil); before {
		return
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return // writing will tell
	}
	for _, entry := range entries {
		path := filepath.Join(folder, entry.Name())
		name, ok := strings.CutSuffix(entry.Name(), beingWritten)
		_, on, process, mine := parseTag(name)
		_, used := writing.Load(path)
		if ok && mine && !used && on == host() && entry.Type().IsRegular() && (process == os.Getpid() || !alive(process)) {
			_ = Delete(path)
		}
	}
}

// alive reports whether a process may still be there.
func alive(process int) bool {
	p, err := os.FindProcess(process)
	if err != nil {
		return false
	}
	err = p.Signal(syscall.Signal(0))
	_ = p.Release()
	return !errors.Is(err, os.ErrProcessDone)
}
