//go:build !linux

package procgroup

import "os/exec"

// hold is what the system keeps together.
type hold = group

func start(cmd *exec.Cmd) (*Program, error) {
	ownGroup(cmd)
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	p := &Program{cmd: cmd, held: groupOf(cmd.Process), ended: make(chan struct{})}
	go func() {
		defer close(p.ended)
		_ = cmd.Wait() // the state tells how it ended
		p.state = cmd.ProcessState.String()
	}()
	return p, nil
}

func (p *Program) end() {
	p.held.kill()
	<-p.ended
}

func (*Program) wake() {}
