package measure

import (
	"context"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"boardduels/ai/fit/trained"
	"boardduels/cmd/duel/files"
	"boardduels/internal/atomicfile"
	"boardduels/internal/lock"
)

// destination is where what a training found is written. It is the command's own until it is released.
type destination interface {
	write(ctx context.Context, head *trained.Head, found *learned) error
	Release()
}

// take makes the destination that was chosen the command's own.
func (t *training) take(cmd *cobra.Command) (destination, error) {
	if t.trainee.intoPack {
		return takePackFolder(t.out)
	}
	out, err := files.Take(cmd, t.out)
	return textFile{out}, err
}

// destination is the path to which is written by default: a file, or the folder from which the pack was read, if it was
// one.
func (t *training) destination() string {
	if !t.trainee.intoPack {
		return t.trainee.id + ".txt"
	}
	if info, err := os.Stat(t.pack); err == nil && info.IsDir() {
		return t.pack
	}
	return t.trainee.id
}

// textFile keeps sections of numbers.
type textFile struct{ *files.Output }

func (f textFile) write(ctx context.Context, head *trained.Head, found *learned) error {
	document := trained.Document{Head: *head, Sections: found.sections}
	return f.Write(ctx, []byte(document.String()))
}

// packFolder is the folder of a pack, whose documents keep the numbers.
type packFolder struct {
	path string
	lock *lock.Lock
}

func takePackFolder(path string) (destination, error) {
	if err := atomicfile.MkdirAll(path); err != nil {
		return nil, err
	}
	l, err := files.Own(path)
	return packFolder{path, l}, err
}

func (f packFolder) write(_ context.Context, _ *trained.Head, found *learned) error {
	for _, d := range found.documents {
		file := filepath.Join(f.path, filepath.FromSlash(d.File()))
		if err := atomicfile.MkdirAll(filepath.Dir(file)); err != nil {
			return err
		}
		if err := atomicfile.Replace(file, []byte(d.Source())); err != nil {
			return err
		}
	}
	return nil
}

// Release lets others have the folder.
func (f packFolder) Release() { _ = f.lock.Release() } // nothing is lost with it
