package powerloss

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"boardduels/internal/atomicfile"
)

// Check carries out steps, each of which saves something in a folder, and has load read what every loss of power could
// have left of the folder: what it held before the step under way or after it, and nothing else; once a step is done,
// what it held after that. Load is given a copy of the folder and returns what it finds there; it fails the test by
// itself where that is no good. Nothing may change the folder but by package atomicfile; locks don't count.
func Check(t testing.TB, folder string, load func(folder string) string, steps ...func()) {
	t.Helper()
	c := &checking{t: t, load: load, seen: map[string]bool{}}
	begun := look(t, folder)
	found := []string{c.loaded(begun)}
	ops, ends, after := record(t, folder, steps)
	for _, v := range after {
		found = append(found, c.loaded(v))
	}
	d := newDisk(folder, begun)
	c.crashes(d, found[:1], "before anything")
	at := 0
	for i, end := range ends {
		for ; at < end; at++ {
			d.apply(ops[at])
			c.crashes(d, found[i:i+2], fmt.Sprintf("step %d, after operation %d: %s", i+1, at+1, text(ops[at])))
		}
		if told := d.now(); d.unknown != "" || told.key() != after[i].key() {
			t.Fatalf("step %d changed the folder behind package atomicfile's back %s: it holds %q, by its operations %q",
				i+1, d.unknown, after[i].names(), told.names())
		}
		c.crashes(d, found[i+1:i+2], fmt.Sprintf("after step %d", i+1))
	}
	t.Logf("%d steps, %d operations, %d states after a loss of power", len(steps), len(ops), len(c.seen))
}

// record carries out steps and returns the operations, how many there were after each step, and the folder then.
func record(t testing.TB, folder string, steps []func()) (ops []atomicfile.Op, ends []int, after []view) {
	t.Helper()
	var mutex sync.Mutex
	stop := atomicfile.Observe(func(op atomicfile.Op) {
		mutex.Lock()
		defer mutex.Unlock()
		op.Data = slices.Clone(op.Data)
		ops = append(ops, op)
	})
	defer stop()
	for _, step := range steps {
		step()
		mutex.Lock()
		ends = append(ends, len(ops))
		mutex.Unlock()
		after = append(after, look(t, folder))
	}
	return ops, ends, after
}

func text(op atomicfile.Op) string {
	kinds := [...]string{"create", "write", "sync", "rename", "remove", "make folder", "sync folder"}
	return strings.TrimSpace(fmt.Sprint(kinds[op.Kind], " ", op.Path, " ", op.To))
}

// checking is a check under way.
type checking struct {
	t    testing.TB
	load func(string) string
	seen map[string]bool // what was loaded already, and had to be what
}

// loaded returns what load finds in a folder.
func (c *checking) loaded(v view) string {
	c.t.Helper()
	return c.load(v.write(c.t))
}

// crashes loads each state in which the disk can be after a loss of power now.
func (c *checking) crashes(d *disk, allowed []string, when string) {
	c.t.Helper()
	for v := range d.losses() {
		key := v.key() + strings.Join(allowed, "\x00")
		if c.seen[key] {
			continue
		}
		c.seen[key] = true
		if found := c.loaded(v); !slices.Contains(allowed, found) {
			c.t.Fatalf("power lost in %s: of %q it loads\n%s\nallowed is\n%s", when, v.names(), found, strings.Join(allowed, "\nor\n"))
		}
	}
}
