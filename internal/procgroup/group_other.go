//go:build !unix && !windows

package procgroup

import (
	"os"
	"os/exec"
)

// group is a program alone: the system has no groups of processes. What it started must end when its input does.
type group struct{ process *os.Process }

func ownGroup(*exec.Cmd) {}

func groupOf(p *os.Process) group { return group{p} }

// kill kills the program.
func (g group) kill() { _ = g.process.Kill() }
