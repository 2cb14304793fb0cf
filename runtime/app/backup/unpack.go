package backup

import (
	"os"
	"path/filepath"
	"strings"
	"sync"

	"boardduels/internal/atomicfile"
)

// unpacker writes the files of a backup, many at a time: each of them waits for the disk, which a backup of thousands
// would else take minutes for. Nobody else may use its folder.
type unpacker struct {
	root string
	seen map[string]bool // names of files, as systems see them that take capital letters for small ones
	held map[string]bool // folders that there are

	jobs   chan struct{} // one for each that goes on
	ends   sync.WaitGroup
	mutex  sync.Mutex
	failed error // the first
}

// atOnce is how many files are written at a time, and smallFile the most bytes of one that is: few larger ones fill the
// memory.
const (
	atOnce    = 32
	smallFile = 1 << 20
)

func newUnpacker(root string) *unpacker {
	return &unpacker{root: root, seen: map[string]bool{}, held: map[string]bool{}, jobs: make(chan struct{}, atOnce)}
}

// write writes a file, or begins to. Of two with one name the last counts.
func (u *unpacker) write(name string, content []byte) error {
	path := filepath.Join(u.root, filepath.FromSlash(name))
	if err := u.makeFolder(filepath.Dir(path)); err != nil {
		return err
	}
	write := func() error { return atomicfile.WriteSynced(path, content) }
	key := strings.ToLower(name)
	if u.seen[key] || len(content) > smallFile {
		u.ends.Wait()
		return write()
	}
	u.seen[key] = true
	u.begin(write)
	return u.problem()
}

// makeFolder makes a folder of the backup, and those above it. They last once the backup is whole.
func (u *unpacker) makeFolder(folder string) error {
	if u.held[folder] {
		return nil
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for ; !u.held[folder] && len(folder) >= len(u.root); folder = filepath.Dir(folder) {
		u.held[folder] = true
	}
	return nil
}

// begin does something beside what goes on already.
func (u *unpacker) begin(job func() error) {
	u.jobs <- struct{}{}
	u.ends.Go(func() {
		defer func() { <-u.jobs }()
		if err := job(); err != nil {
			u.mutex.Lock()
			defer u.mutex.Unlock()
			if u.failed == nil {
				u.failed = err
			}
		}
	})
}

func (u *unpacker) problem() error {
	u.mutex.Lock()
	defer u.mutex.Unlock()
	return u.failed
}

// end waits until all has reached the disk.
func (u *unpacker) end() error {
	u.ends.Wait()
	for folder := range u.held {
		u.begin(func() error { return atomicfile.SyncFolder(folder) })
	}
	u.ends.Wait()
	return u.problem()
}
