//go:build unix

package external

import (
	"os/exec"
	"syscall"
)

// ownGroup has a program lead a process group, which holds all that it starts. An interrupt from the keyboard doesn't
// reach it.
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup kills a program and all that it started, whether or not it still runs itself.
func killGroup(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
