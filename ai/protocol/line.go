package protocol

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"time"
)

// ErrEnded is the reason when a program has closed its input or output, as all do that end.
var ErrEnded = errors.New("it closed its input or output")

// lines are a reader and a writer with which nobody waits for longer than allowed. Both belong to others, who must
// close them to get rid of a program that hangs.
type lines struct {
	to      io.Writer
	most    int // bytes of a line
	read    chan line
	stopped chan struct{}
}

type line struct {
	text []byte
	err  error
}

func newLines(from io.Reader, to io.Writer, most int) *lines {
	l := &lines{to: to, most: most, read: make(chan line), stopped: make(chan struct{})}
	go l.reader(from)
	return l
}

// stop lets go of the reader, which may still wait for its program.
func (l *lines) stop() { close(l.stopped) }

// byteOrderMark is what programs on Windows may begin their output with.
var byteOrderMark = []byte("\xef\xbb\xbf")

// reader hands over line by line. It reads no further than what is asked for and one buffer. A byte order mark in front
// of the first line and an empty line behind another are passed over.
func (l *lines) reader(from io.Reader) {
	buffer := bufio.NewReaderSize(from, l.most)
	mark, mayBeEmpty := byteOrderMark, false
	for {
		text, err := buffer.ReadSlice('\n')
		text, mark = bytes.TrimPrefix(text, mark), nil
		if mayBeEmpty && err == nil && len(bytes.TrimSpace(text)) == 0 {
			mayBeEmpty = false
			continue
		}
		mayBeEmpty = true
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			err = fmt.Errorf("a line is longer than %d bytes", l.most)
		case err != nil && len(text) > 0:
			err = fmt.Errorf("%w in the middle of a line: %s", ErrEnded, excerpt(string(text)))
		case err != nil:
			err = ErrEnded
		}
		select {
		case l.read <- line{bytes.Clone(text), err}:
		case <-l.stopped:
			return
		}
		if err != nil {
			return
		}
	}
}

// send writes until ctx ends.
func (l *lines) send(ctx context.Context, text []byte) error {
	written := make(chan error, 1)
	go func() {
		_, err := l.to.Write(text)
		written <- err
	}()
	select {
	case err := <-written:
		if err != nil {
			return ErrEnded
		}
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// tell sends a message that nothing answers, within a time.
func (l *lines) tell(ctx context.Context, message []byte, limit time.Duration) error {
	ctx, cancel := context.WithTimeoutCause(ctx, limit, fmt.Errorf("it didn't read its input within %v", limit))
	defer cancel()
	return l.send(ctx, message)
}

// early returns an error if a line has come that nobody asked for, or never will come one.
func (l *lines) early() error {
	select {
	case line := <-l.read:
		if line.err != nil {
			return line.err
		}
		return fmt.Errorf("it wrote a line that nobody asked for: %s", excerpt(string(line.text)))
	default:
		return nil
	}
}

// ask sends a question and returns the line that answers it within a time.
func (l *lines) ask(ctx context.Context, question []byte, limit time.Duration) ([]byte, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, limit, fmt.Errorf("no answer within %v", limit))
	defer cancel()
	if err := l.send(ctx, question); err != nil {
		return nil, err
	}
	select {
	case answer := <-l.read:
		return answer.text, answer.err
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
}
