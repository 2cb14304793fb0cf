package powerloss

import (
	"fmt"
	"iter"
	"path"
	"path/filepath"
	"strings"

	"boardduels/internal/atomicfile"
)

// disk is a folder as the system shows it, and what of it has reached the disk.
type disk struct {
	root    string
	folder  *folder
	pending []change // of names, that haven't
	unknown string   // what an operation was done to though no operation made it
}

// folder is one on the disk: what its names lead to, *folder or *file.
type folder struct {
	names map[string]any
}

// file is the content of one, whatever its name.
type file struct {
	now    string
	synced string
	dirty  bool // now isn't synced
}

// change is one of names: what each path leads to from then on, nil for nothing.
type change struct {
	in    string // the folder whose sync it waits for
	paths []string
	to    []any
}

func newDisk(root string, v view) *disk {
	d := &disk{root: root, folder: &folder{map[string]any{}}}
	for _, p := range v.names() {
		if name, isFolder := strings.CutSuffix(p, "/"); isFolder {
			d.folder.set(name, &folder{map[string]any{}})
		} else {
			d.folder.set(p, &file{now: v[p], synced: v[p]})
		}
	}
	return d
}

// clone returns a folder with the same files, whose names can change by themselves.
func (f *folder) clone() *folder {
	c := &folder{map[string]any{}}
	for name, node := range f.names {
		if below, ok := node.(*folder); ok {
			node = below.clone()
		}
		c.names[name] = node
	}
	return c
}

// at returns what a path leads to, nil for nothing.
func (f *folder) at(p string) any {
	var node any = f
	if p == "." {
		return node
	}
	for name := range strings.SplitSeq(p, "/") {
		in, ok := node.(*folder)
		if !ok {
			return nil
		}
		node = in.names[name]
	}
	return node
}

// set has a path lead somewhere. It is lost where the folder isn't there.
func (f *folder) set(p string, node any) {
	in, ok := f.at(path.Dir(p)).(*folder)
	switch {
	case !ok:
	case node == nil:
		delete(in.names, path.Base(p))
	default:
		in.names[path.Base(p)] = node
	}
}

// carryOut makes a change of names.
func (f *folder) carryOut(c change) {
	for i, p := range c.paths {
		f.set(p, c.to[i])
	}
}

// shown is the folder as the system shows it.
func (d *disk) shown() *folder {
	all := d.folder.clone()
	for _, c := range d.pending {
		all.carryOut(c)
	}
	return all
}

// inside returns a path from the folder, and false if it isn't in there.
func (d *disk) inside(name string) (string, bool) {
	rel, err := filepath.Rel(d.root, name)
	rel = filepath.ToSlash(rel)
	return rel, err == nil && rel != ".." && !strings.HasPrefix(rel, "../")
}

// apply carries out an operation.
func (d *disk) apply(op atomicfile.Op) {
	p, ok := d.inside(op.Path)
	if !ok {
		return
	}
	at := d.shown().at(p)
	content, _ := at.(*file)
	if content == nil && (op.Kind == atomicfile.Written || op.Kind == atomicfile.Synced || op.Kind == atomicfile.Renamed) {
		d.unknown = op.Path
		return
	}
	switch op.Kind {
	case atomicfile.Created:
		if content == nil {
			d.wait(p, &file{dirty: true})
			return
		}
		content.now, content.dirty = "", true
	case atomicfile.Written:
		content.now += string(op.Data)
		content.dirty = true
	case atomicfile.Synced:
		content.synced, content.dirty = content.now, false
	case atomicfile.Renamed:
		to, ok := d.inside(op.To)
		if !ok {
			panic(fmt.Sprintf("powerloss: %s is moved out of the folder", op.Path))
		}
		d.pending = append(d.pending, change{path.Dir(to), []string{p, to}, []any{nil, at}})
	case atomicfile.Removed:
		d.wait(p, nil)
	case atomicfile.FolderMade:
		d.wait(p, &folder{map[string]any{}})
	case atomicfile.FolderSynced:
		d.sync(p)
	}
}

func (d *disk) wait(p string, node any) {
	d.pending = append(d.pending, change{path.Dir(p), []string{p}, []any{node}})
}

// sync carries out what waits for a folder. The names in one that may be lost itself go on waiting.
func (d *disk) sync(p string) {
	var rest []change
	for _, c := range d.pending {
		if c.in == p && d.folder.at(p) != nil {
			d.folder.carryOut(c)
		} else {
			rest = append(rest, c)
		}
	}
	d.pending = rest
}

// mostFree is of how many names each set is lost; of more only some.
const mostFree = 9

// losses returns each state in which the disk can be after a loss of power now.
func (d *disk) losses() iter.Seq[view] {
	return func(yield func(view) bool) {
		for kept := range d.subsets() {
			f := d.folder.clone()
			for i, c := range d.pending {
				if kept(i) {
					f.carryOut(c)
				}
			}
			for _, torn := range tears {
				if !yield(f.view(torn)) {
					return
				}
			}
		}
	}
}

// subsets returns which of the changes that wait can have reached the disk: any, or, if there are many, all up to one,
// all but one, and one alone.
func (d *disk) subsets() iter.Seq[func(int) bool] {
	n := len(d.pending)
	return func(yield func(func(int) bool) bool) {
		if n <= mostFree {
			for set := range 1 << n {
				if !yield(func(i int) bool { return set>>i&1 == 1 }) {
					return
				}
			}
			return
		}
		for k := range n + 1 {
			if !yield(func(i int) bool { return i < k }) || !yield(func(i int) bool { return i != k }) || !yield(func(i int) bool { return i == k }) {
				return
			}
		}
	}
}

// now is the folder as programs see it.
func (d *disk) now() view { return d.shown().view(whole) }

func whole(f *file) string { return f.now }

// tears are what becomes of a file that wasn't synced.
var tears = []func(*file) string{
	whole,
	func(f *file) string { return f.synced },
	func(f *file) string { return f.now[:len(f.now)/2] },
	func(f *file) string { return f.now[:max(len(f.now)-1, 0)] },
	func(f *file) string { return strings.Repeat("\x00", len(f.now)) },
	func(f *file) string { return f.now[:len(f.now)/2] + strings.Repeat("\x00", len(f.now)-len(f.now)/2) },
}

// view returns what the folder holds, with files that weren't synced as torn says.
func (f *folder) view(torn func(*file) string) view {
	v := view{}
	for name, node := range f.names {
		switch node := node.(type) {
		case *folder:
			v[name+"/"] = ""
			for below, content := range node.view(torn) {
				v[name+"/"+below] = content
			}
		case *file:
			if v[name] = node.now; node.dirty {
				v[name] = torn(node)
			}
		}
	}
	return v
}
