//go:build unix && !linux

package procgroup

import (
	"os"
	"os/exec"
	"syscall"
)

// group is a process group, which holds a program and all that it starts.
type group struct{ leader int }

// ownGroup has a program lead a group. An interrupt from the keyboard doesn't reach it.
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// groupOf returns the group of a program that has just been started.
func groupOf(p *os.Process) group { return group{p.Pid} }

// kill kills a program and all that it started, whether or not it still runs itself.
func (g group) kill() { _ = syscall.Kill(-g.leader, syscall.SIGKILL) }
