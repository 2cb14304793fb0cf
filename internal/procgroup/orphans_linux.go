package procgroup

import (
	"os"
	"os/exec"
	"slices"
	"sync"
	"syscall"
)

// keepers are the children of this process that aren't orphans of programs. Whoever changes them, or kills others,
// holds the lock.
var keepers = struct {
	sync.Mutex
	adopted bool
	known   []int // keepers that run, and children that this process had before
}{}

// startKeeper starts a keeper, after this process was made the one to which the keeper's children fall if it is killed.
func startKeeper(cmd *exec.Cmd) error {
	keepers.Lock()
	defer keepers.Unlock()
	if !keepers.adopted {
		hide()
		adopt()
		keepers.adopted = true
		for _, e := range readTable()[os.Getpid()] {
			keepers.known = append(keepers.known, e.pid)
		}
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	keepers.known = append(keepers.known, cmd.Process.Pid)
	return nil
}

// buryKeeper forgets a keeper that has ended and been asked about.
func buryKeeper(pid int) {
	keepers.Lock()
	defer keepers.Unlock()
	keepers.known = slices.DeleteFunc(keepers.known, func(known int) bool { return known == pid })
}

// awaitEnd returns when a child of this process has ended, and leaves it to others to ask how.
func awaitEnd(pid int) {
	const (
		byPid  = 1
		noInfo = 0
		usage  = 0
	)
	for {
		_, _, err := syscall.Syscall6(syscall.SYS_WAITID, byPid, uintptr(pid), noInfo, syscall.WEXITED|syscall.WNOWAIT, usage, 0)
		if err != syscall.EINTR {
			return
		}
	}
}

// killOrphans kills what has become this process's. A keeper's children have when it can be seen that it ended.
func killOrphans() {
	keepers.Lock()
	defer keepers.Unlock()
	endAll(orphans, patience)
	for _, e := range strangers(readTable()) {
		_, _ = syscall.Wait4(e.pid, nil, syscall.WNOHANG, nil)
	}
}

// orphans returns what keepers that were killed have left behind, with all that descends from it.
func orphans(t table) (found []entry) {
	for _, e := range strangers(t) {
		found = append(append(found, e), t.below(e.pid)...)
	}
	return found
}

// strangers returns the children of this process that it didn't start. A keeper leads a session of its own, and nothing
// gets from there into this process's session; what this process starts otherwise stays in it.
func strangers(t table) []entry {
	own, _, _ := syscall.RawSyscall(syscall.SYS_GETSID, 0, 0, 0)
	return slices.DeleteFunc(slices.Clone(t[os.Getpid()]), func(e entry) bool {
		return e.session == int(own) || slices.Contains(keepers.known, e.pid)
	})
}

// adopt has whatever descends from this process become its child when its own parent ends (prctl(2)).
func adopt() {
	const setChildSubreaper = 36
	_, _, _ = syscall.RawSyscall(syscall.SYS_PRCTL, setChildSubreaper, 1, 0)
}
