package procgroup

import (
	"os"
	"os/exec"
	"syscall"
)

// The functions of job objects, which the standard library doesn't have.
var (
	kernel32           = syscall.NewLazyDLL("kernel32.dll")
	createJobObject    = kernel32.NewProc("CreateJobObjectW")
	assignProcess      = kernel32.NewProc("AssignProcessToJobObject")
	terminateJobObject = kernel32.NewProc("TerminateJobObject")
)

// group is a job object, which holds a program and all that it starts.
type group struct {
	process *os.Process
	job     uintptr // a handle; 0 if the system refused it
}

// ownGroup has a program lead a process group of the console, which Ctrl+C there doesn't reach.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
}

// groupOf puts a program that has just been started into a group. What it started until then stays outside.
func groupOf(p *os.Process) group {
	job, _, _ := createJobObject.Call(0, 0)
	if job == 0 {
		return group{process: p}
	}
	joined := uintptr(0)
	err := p.WithHandle(func(process uintptr) { joined, _, _ = assignProcess.Call(job, process) })
	if err != nil || joined == 0 {
		_ = syscall.CloseHandle(syscall.Handle(job))
		return group{process: p}
	}
	return group{p, job}
}

// kill kills a program and all that it started, whether or not it still runs itself. It may be called once.
func (g group) kill() {
	if g.job == 0 {
		_ = g.process.Kill()
		return
	}
	_, _, _ = terminateJobObject.Call(g.job, 1)
	_ = syscall.CloseHandle(syscall.Handle(g.job))
}
