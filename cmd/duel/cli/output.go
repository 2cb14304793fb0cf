package cli

import (
	"context"
	"io"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"boardduels/internal/i18n"
	"boardduels/internal/locale"
	"boardduels/internal/termsafe"
)

// Output is where a command prints. Whatever could steer a terminal or hide in a line, but for line feeds and tabs, is
// shown with escapes, wherever it comes from. The first error stays, and nothing is written after it.
type Output struct {
	ctx    context.Context // after its end nobody is waited for who doesn't read
	to     io.Writer
	failed func(error) // told of the first error
	plain  bool        // a terminal that shows no punctuation but ASCII's

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
	return &Output{ctx: ctx, to: to, failed: failed, plain: locale.IsASCII() && IsTerminal(to)}
}

// Write implements [io.Writer].
func (o *Output) Write(data []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	text := append(o.rest, data...)
	whole := wholeCharacters(text)
	o.rest = append([]byte(nil), text[whole:]...)
	if err := o.put(o.escaped(string(text[:whole]))); err != nil {
		return 0, err
	}
	return len(data), nil
}

// escaped returns what is shown of a text.
func (o *Output) escaped(text string) string {
	if text == "" {
		return ""
	}
	if o.plain {
		text = i18n.Plain(text)
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
