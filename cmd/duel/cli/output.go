package cli

import (
	"context"
	"io"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"boardduels/internal/i18n"
	"boardduels/internal/locale"
	"boardduels/internal/termsafe"
)

// Output is where a command prints. Whatever could steer a terminal or hide in a line, but for line feeds and tabs, is
// shown with escapes, wherever it comes from. What isn't [Data] has the punctuation that the user's locale shows. The
// first error stays, and nothing is written after it.
type Output struct {
	ctx    context.Context // after its end nobody is waited for who doesn't read
	to     io.Writer
	failed func(error) // told of the first error

	mu    sync.Mutex
	begun bool   // something was written
	rest  []byte // the beginning of a character
	err   error
}

// byteOrderMark stands before a file of text that tells spreadsheets that it is in UTF-8. There it steers nothing.
const byteOrderMark = "\ufeff"

// NewOutput returns an output that tells of its first error, unless failed is nil. Once the context has ended, what
// isn't taken soon is given up, and the context's error is the output's: a pager that shows one page takes no more.
func NewOutput(ctx context.Context, to io.Writer, failed func(error)) *Output {
	return &Output{ctx: ctx, to: to, failed: failed}
}

// Shown returns a text for people with the punctuation that their locale shows, as an [Output] prints it. Who counts
// its characters asks for it before.
func Shown(text string) string {
	if locale.IsASCII() {
		return i18n.Plain(text)
	}
	return text
}

// Data returns where a command prints what is for programs, such as JSON, XML and CSV: they take it as it is, whatever
// the user's locale shows.
func Data(to io.Writer) io.Writer {
	if o, ok := to.(*Output); ok {
		return data{o}
	}
	return to
}

// Printed returns where a command prints text or, if that is asked for, [Data].
func Printed(cmd *cobra.Command, asData bool) io.Writer {
	if asData {
		return Data(cmd.OutOrStdout())
	}
	return cmd.OutOrStdout()
}

// data prints into an output what is for programs.
type data struct{ to *Output }

// Write implements [io.Writer].
func (d data) Write(text []byte) (int, error) {
	return d.to.print(text, func(text string) string { return text })
}

// Write implements [io.Writer].
func (o *Output) Write(text []byte) (int, error) { return o.print(text, Shown) }

// print writes what is made of the whole characters of a text.
func (o *Output) print(data []byte, shown func(string) string) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	text := append(o.rest, data...)
	whole := wholeCharacters(text)
	o.rest = append([]byte(nil), text[whole:]...)
	if err := o.put(o.escaped(shown(string(text[:whole])))); err != nil {
		return 0, err
	}
	return len(data), nil
}

// escaped returns what is shown of a text.
func (o *Output) escaped(text string) string {
	if text == "" {
		return ""
	}
	begins := !o.begun
	o.begun = true
	if rest, marked := strings.CutPrefix(text, byteOrderMark); begins && marked {
		return byteOrderMark + termsafe.Text(rest)
	}
	return termsafe.Text(text)
}

// wholeCharacters returns how many bytes come before a character that has only begun.
func wholeCharacters(text []byte) int {
	for back := 1; back <= min(utf8.UTFMax-1, len(text)); back++ {
		if at := len(text) - back; utf8.RuneStart(text[at]) {
			if !utf8.FullRune(text[at:]) {
				return at
			}
			break
		}
	}
	return len(text)
}

// End writes what only began as a character, and returns the first error of all writing.
func (o *Output) End() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	rest := o.rest
	o.rest = nil
	return o.put(o.escaped(string(rest)))
}

// steer writes something that is meant to steer a terminal.
func (o *Output) steer(sequence string) {
	o.mu.Lock()
	defer o.mu.Unlock()
	_ = o.put(sequence)
}

func (o *Output) put(text string) error {
	if o.err != nil || text == "" {
		return o.err
	}
	if o.err = o.write(text); o.err != nil && o.failed != nil {
		o.failed(o.err)
	}
	return o.err
}

// lastWords is how long a write may take once the context has ended.
const lastWords = time.Second

func (o *Output) write(text string) error {
	written := make(chan error, 1)
	go func() {
		_, err := io.WriteString(o.to, text)
		written <- err
	}()
	select {
	case err := <-written:
		return err
	case <-o.ctx.Done():
	}
	select {
	case err := <-written:
		return err
	case <-time.After(lastWords):
		return o.ctx.Err()
	}
}
