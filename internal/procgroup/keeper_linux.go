package procgroup

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
)

// keeper is the name under which this program, run anew, keeps the program of a stranger: it is its parent and whatever
// descends from it stays below it. When the line to who started it breaks, it kills them all.
const keeper = "boardduels-keeper"

// line is the descriptor of a keeper's line: it tells there what happens, and ends when nobody holds the other end.
const line = 3

// What a keeper tells, each on a line with a number: an [syscall.Errno], nothing, a [syscall.WaitStatus].
const (
	failed  = "failed"
	started = "started"
	ended   = "ended"
)

func init() {
	if len(os.Args) > 2 && os.Args[0] == keeper {
		keep(os.Args[1], os.Args[2:])
		os.Exit(0)
	}
}

// keep starts a program with its arguments, keeps it, and kills what is left of it when the line breaks.
func keep(path string, args []string) {
	runtime.LockOSThread() // the program is killed when the thread that started it ends
	syscall.CloseOnExec(line)
	signal.Notify(make(chan os.Signal, 1)) // none ends it; ignored ones would be ignored by the program too
	hide()
	adopt()
	program, err := syscall.ForkExec(path, args, &syscall.ProcAttr{
		Env: os.Environ(), Files: []uintptr{0, 1, 2},
		Sys: &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL},
	})
	if err != nil {
		var reason syscall.Errno
		errors.As(err, &reason)
		tell(failed, int(reason))
		return
	}
	letGo()
	tell(started, 0)
	go reap(program)
	_, _ = syscall.Read(line, make([]byte, 1)) // until it breaks: nothing is ever sent
	endAll(descendants, everPatient)
}

// hide keeps the user's other programs from reaching into this process (prctl(2)): with pidfd_getfd, they could hold a
// copy of an end of a line. Root may still.
func hide() {
	const setDumpable = 4
	_, _, _ = syscall.RawSyscall(syscall.SYS_PRCTL, setDumpable, 0, 0)
}

// letGo closes what belongs to the program alone: that it closes its output must be seen.
func letGo() {
	null, err := syscall.Open(os.DevNull, syscall.O_RDWR|syscall.O_CLOEXEC, 0)
	for fd := range 3 {
		if err == nil {
			err = syscall.Dup3(null, fd, 0)
		}
		if err != nil {
			_ = syscall.Close(fd)
		}
	}
}

// reap asks about everything that ends, and tells how the program did.
func reap(program int) {
	for {
		var status syscall.WaitStatus
		pid, err := syscall.Wait4(-1, &status, 0, nil)
		switch {
		case errors.Is(err, syscall.ECHILD):
			return // without children nothing descends from here
		case pid == program:
			tell(ended, int(status))
		}
	}
}

// tell may fail: whom it is for has ended then.
func tell(what string, number int) {
	_, _ = syscall.Write(line, fmt.Appendf(nil, "%s %d\n", what, number))
}

// kept makes a command one that runs a keeper which runs it. It returns the near end of the keeper's line, and the far
// one to be closed once the keeper runs.
func kept(cmd *exec.Cmd) (near, far *os.File, err error) {
	// Sockets, as nobody else can open them anew through the process file system.
	ends, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, nil, os.NewSyscallError("socketpair", err)
	}
	if err := syscall.SetNonblock(ends[0], true); err != nil {
		return nil, nil, os.NewSyscallError("fcntl", err)
	}
	near, far = os.NewFile(uintptr(ends[0]), "keeper"), os.NewFile(uintptr(ends[1]), "keeper")
	cmd.Args = slices.Concat([]string{keeper, cmd.Path}, cmd.Args)
	cmd.Path = "/proc/self/exe"
	cmd.ExtraFiles = []*os.File{far}
	// One that was stopped goes on when this process ends, and does its duty.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Pdeathsig: syscall.SIGCONT}
	return near, far, nil
}

// hear returns the next that a keeper tells; "" once its line is broken.
func hear(news *bufio.Reader) (what string, number int, err error) {
	text, err := news.ReadString('\n')
	if err != nil {
		return "", 0, err
	}
	what, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	number, err = strconv.Atoi(rest)
	return what, number, err
}
