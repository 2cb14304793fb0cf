package document

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"boardduels/internal/lock"
)

// claim is the file in which an editor keeps the edits of a place.
type claim struct {
	file string
	lock *lock.Lock
	held *lock.Held // who keeps edits of the place besides; nil if nobody does
}

// Claim says that a place is open in this editor, and returns which other program has it open already, "" if none has.
// The pack inside the program can be open in many.
func (j *Journal) Claim(place Place) (who string) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if c := j.claims[place.Path()]; c != nil && c.held != nil { // it may have ended since
		_ = c.lock.Release()
		delete(j.claims, place.Path())
	}
	c := j.claim(place.Path())
	if c.held == nil || place.Path() == "" {
		return ""
	}
	return fmt.Sprintf("%s (%d)", c.held.Owner.Program, c.held.Owner.Process)
}

// name returns the file that keeps the edits of a place.
func (j *Journal) name(place Place) string {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.claim(place.Path()).file
}

// claim returns the first of the files of a place that no other editor writes. Where there are no locks, that is the
// first.
func (j *Journal) claim(path string) *claim {
	if c := j.claims[path]; c != nil {
		return c
	}
	c := &claim{}
	j.claims[path] = c
	base := "classic"
	if path != "" {
		base = hash(path)[:16]
	}
	_ = os.MkdirAll(j.folder, 0o755) // else writing will tell
	for n := 1; ; n++ {
		c.file = filepath.Join(j.folder, base+".json")
		if n > 1 {
			c.file = filepath.Join(j.folder, fmt.Sprintf("%s-%d.json", base, n))
		}
		if l := j.taken[c.file]; l != nil { // offered, and so nobody else's
			c.lock = l
			delete(j.taken, c.file)
			return c
		}
		var err error
		c.lock, err = lock.Take(c.file)
		held, ok := errors.AsType[*lock.Held](err)
		if !ok {
			return c
		}
		if c.held == nil {
			c.held = held
		}
	}
}

// take makes a file that an earlier run left this editor's, and reports whether it is.
func (j *Journal) take(file string) bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	for _, c := range j.claims {
		if c.file == file {
			return true
		}
	}
	if j.taken[file] != nil {
		return true
	}
	l, err := lock.Take(file)
	if _, held := errors.AsType[*lock.Held](err); held {
		return false
	}
	j.taken[file] = l
	return true
}

// Forget drops edits that an earlier run left.
func (j *Journal) Forget(r Recovery) { j.put(r.file, func() *entry { return nil }) }

// Adopt forgets edits that have been brought back into the workspace of a place, once they are safe as that one's.
func (j *Journal) Adopt(r Recovery, place Place) {
	if r.file == j.name(place) {
		return
	}
	go func() {
		j.Wait()
		j.Forget(r)
	}()
}

// Close returns when everything has been written, and lets other editors have the files.
func (j *Journal) Close() {
	j.Wait()
	j.mu.Lock()
	defer j.mu.Unlock()
	for _, c := range j.claims {
		_ = c.lock.Release()
	}
	for _, l := range j.taken {
		_ = l.Release()
	}
	clear(j.claims)
	clear(j.taken)
}
