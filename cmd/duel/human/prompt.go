package human

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/termsafe"
)

// Prompt asks for commands, one a line.
type Prompt struct {
	lines chan string // of the input, closed at its end
	echo  bool        // show the commands, as a terminal would
	out   io.Writer
	leave func()
}

// NewPrompt returns a prompt. leave, which ends the contexts of those who ask, is called at the end of the input.
func NewPrompt(in io.Reader, out io.Writer, leave func()) *Prompt {
	p := &Prompt{lines: make(chan string), echo: !cli.IsTerminal(in), out: out, leave: leave}
	go p.read(in)
	return p
}

// read hands on the lines of the input, so that waiting for one can be broken off. A file of commands may begin with a
// byte order mark.
func (p *Prompt) read(in io.Reader) {
	defer close(p.lines)
	scanner, mark := bufio.NewScanner(in), "\ufeff"
	for scanner.Scan() {
		p.lines <- strings.TrimPrefix(scanner.Text(), mark)
		mark = ""
	}
}

// Ask waits for the next line. It returns ctx's error if ctx ends first, or with the input.
func (p *Prompt) Ask(ctx context.Context) (string, error) {
	fmt.Fprint(p.out, "> ")
	select {
	case <-ctx.Done():
		fmt.Fprintln(p.out)
		return "", ctx.Err()
	case line, ok := <-p.lines:
		if !ok {
			fmt.Fprintln(p.out)
			p.leave()
			return "", ctx.Err()
		}
		if p.echo {
			fmt.Fprintln(p.out, termsafe.Line(line))
		}
		return line, nil
	}
}
