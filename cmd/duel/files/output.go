package files

import (
	"context"
	"encoding"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/atomicfile"
	"boardduels/internal/lock"
	"boardduels/internal/termsafe"
)

// Output is a file that a command writes, as its user named it: a regular file or a link to one, which is replaced
// whole and belongs to the command until then, or a device, a pipe or one of the program's own outputs, which are
// written into.
type Output struct {
	path string
	into bool // it is written into
	out  io.Writer
	lock *lock.Lock
}

// Take makes a file the command's own. Where another program has it, it tells so and waits, unless the command is
// interrupted. An error names the file.
func Take(cmd *cobra.Command, path string) (*Output, error) {
	o := &Output{path: path}
	info, err := os.Stat(path)
	switch {
	case path == "-":
		return nil, o.explain(errors.New("a file is needed; ./- is one of that name, /dev/stdout is where this program prints"))
	case err == nil && info.IsDir():
		return nil, o.explain(errors.New("is a folder"))
	case err == nil && isStandardOutput(info):
		o.into, o.out = true, os.Stdout
		return o, nil
	case err == nil && (!info.Mode().IsRegular() || isHandle(path)):
		o.into = true
		return o, nil
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return nil, o.explain(err)
	}
	if err := atomicfile.Writable(path); err != nil {
		return nil, err
	}
	o.lock, err = wait(cmd, path)
	if err != nil && cmd.Context().Err() == nil {
		err = o.explain(err)
	}
	return o, err
}

// KeepApart returns an error if a fork, which is to be written to a path, would replace the replay that it is made
// from. No path is none.
func KeepApart(from, to string) error {
	source, err := os.Stat(from)
	if to == "" || err != nil { // standard input, for example
		return nil
	}
	if target, err := os.Stat(to); err == nil && os.SameFile(source, target) {
		return cli.Usage(fmt.Errorf("%s would replace the replay that it is forked from", to))
	}
	return nil
}

func wait(cmd *cobra.Command, path string) (*lock.Lock, error) {
	return lock.Wait(cmd.Context(), path, func(held *lock.Held) {
		fmt.Fprintf(cmd.ErrOrStderr(), "duel: %s; waiting for it to end\n", termsafe.Line(held.Error()))
	})
}

// Own makes a file or a folder, which may be missing, the command's own. Where another program has it, the error tells
// which.
func Own(path string) (*lock.Lock, error) {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() && !info.IsDir() {
		return nil, fmt.Errorf("%s: %w", path, atomicfile.ErrNoFile)
	}
	name := path
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		name = filepath.Join(path, "files") // so that the lock goes with its owner
	}
	l, err := lock.Take(name)
	if held, ok := errors.AsType[*lock.Held](err); ok {
		held.Path = path
	} else if err != nil {
		err = fmt.Errorf("%s: %w", path, atomicfile.Reason(err))
	}
	return l, err
}

// ownFolder is [Own] of a folder, which is made if it is missing.
func ownFolder(path string) (*lock.Lock, error) {
	if err := atomicfile.MkdirAll(path); err != nil {
		return nil, err
	}
	return Own(path)
}

// Keeps reports whether what is written stays there to be read again.
func (o *Output) Keeps() bool { return !o.into }

// Release lets others have the file. A nil output has none.
func (o *Output) Release() {
	if o != nil {
		_ = o.lock.Release() // nothing is lost with it
	}
}

// Write puts data into the file, whole or not at all if it [Output.Keeps] it. An interrupt ends the waiting for
// somebody who reads a pipe.
func (o *Output) Write(ctx context.Context, data []byte) error {
	if !o.into {
		return atomicfile.Replace(o.path, data)
	}
	_, err := cli.InTime(ctx, func() (int, error) { return o.put(data) })
	if err != nil && ctx.Err() == nil {
		return o.explain(err)
	}
	return err
}

// WriteRecord puts a record into the file, as [Output.Write] does.
func (o *Output) WriteRecord(ctx context.Context, record encoding.TextMarshaler) error {
	data, err := record.MarshalText()
	if err != nil {
		return err
	}
	return o.Write(ctx, data)
}

func (o *Output) put(data []byte) (int, error) {
	if o.out != nil {
		return o.out.Write(data)
	}
	file, err := os.OpenFile(o.path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return 0, err
	}
	n, err := file.Write(data)
	return n, errors.Join(err, file.Close())
}

func (o *Output) explain(err error) error {
	return fmt.Errorf("write %s: %w", o.path, atomicfile.Reason(err))
}

// isStandardOutput reports whether a file is where this program prints: replacing it would lose what is printed.
func isStandardOutput(file fs.FileInfo) bool {
	out, err := os.Stdout.Stat()
	return err == nil && os.SameFile(out, file)
}

// isHandle reports whether a path is that of an open file of a process, as /dev/stdin and /dev/fd/3 are.
func isHandle(path string) bool {
	const most = 40 // links
	for range most {
		folder, err := filepath.EvalSymlinks(filepath.Dir(path))
		if err != nil {
			return false
		}
		if ok, _ := filepath.Match("/proc/*/fd", filepath.ToSlash(folder)); ok {
			return true
		}
		next, err := os.Readlink(path)
		if err != nil {
			return false
		}
		if !filepath.IsAbs(next) {
			next = filepath.Join(folder, next)
		}
		path = next
	}
	return false
}
