package document

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"boardduels/internal/lock"
)

// claim is what an editor owns of a place: the place itself, and the file in which it keeps its edits.
type claim struct {
	file string
	lock *lock.Lock // of the file
	pack *lock.Lock
	held *lock.Held // who has the place; nil if this editor has it
}

// release lets other editors have all of it.
func (c *claim) release() {
	_ = c.lock.Release()
	_ = c.pack.Release()
}

// Claim says that a place is open in this editor, and returns which other program has it open already, "" if none has.
// The pack inside the program can be open in many.
func (j *Journal) Claim(place Place) (who string) {
	j.mu.Lock()
	defer j.mu.Unlock()
	key := keyOf(place)
	if c := j.claims[key]; c != nil && c.held != nil { // it may have ended since
		c.release()
		delete(j.claims, key)
	}
	c := j.claim(key)
	if c.held == nil || key == "" {
		return ""
	}
	return fmt.Sprintf("%s (%d)", cmp.Or(c.held.Owner.Program, "?"), c.held.Owner.Process)
}

// keyOf returns the one name of a place, by which editors know it; "" of the one inside the program.
func keyOf(place Place) string {
	path := place.Path()
	if path == "" {
		return ""
	}
	target, err := lock.Target(path)
	if err != nil {
		return path // opening it tells
	}
	return target
}

// name returns the file that keeps the edits of a place.
func (j *Journal) name(place Place) string {
	key := keyOf(place)
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.claim(key).file
}

// baseOf returns how the files of a place begin, by its one name.
func baseOf(key string) string {
	if key == "" {
		return "classic"
	}
	return hash(key)[:16]
}

// claim owns a place by the lock beside it, which editors with other journals see too. Where nothing can be locked
// there, the journal's lock stands for it.
func (j *Journal) claim(key string) *claim {
	if c := j.claims[key]; c != nil {
		return c
	}
	c := &claim{}
	j.claims[key] = c
	keeps := j.claimFile(c, key)
	if key == "" {
		return c
	}
	var err error
	c.pack, err = lock.TakeBeside(key)
	if held, ok := errors.AsType[*lock.Held](err); ok {
		c.held = held
	} else if !c.pack.Holds() {
		c.held = keeps
	}
	return c
}

// claimFile owns the first of the files of a place that no other editor writes, and returns who has one before it.
// Where there are no locks, that is the first.
func (j *Journal) claimFile(c *claim, key string) (before *lock.Held) {
	base := baseOf(key)
	_ = os.MkdirAll(j.folder, 0o755) // else writing will tell
	for n := 1; ; n++ {
		c.file = filepath.Join(j.folder, base+".json")
		if n > 1 {
			c.file = filepath.Join(j.folder, fmt.Sprintf("%s-%d.json", base, n))
		}
		if l := j.taken[c.file]; l != nil { // offered, and so nobody else's
			c.lock = l
			delete(j.taken, c.file)
			return before
		}
		var err error
		c.lock, err = lock.Take(c.file)
		held, ok := errors.AsType[*lock.Held](err)
		if !ok {
			return before
		}
		if before == nil {
			before = held
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

// IsOf reports whether edits that an earlier run left are of a place, by whichever of its names.
func (j *Journal) IsOf(r Recovery, place Place) bool {
	if r.place == "" || place.Path() == "" {
		return r.place == place.Path()
	}
	return keyOf(At(r.place)) == keyOf(place)
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
		c.release()
	}
	for _, l := range j.taken {
		_ = l.Release()
	}
	clear(j.claims)
	clear(j.taken)
}
