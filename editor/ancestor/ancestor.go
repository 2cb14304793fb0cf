// Package ancestor finds the pack from which two packs come, so that their edits can be merged: by git, where both lie
// in clones of one repository; else the state of one that the other is nearest to, among those that git and the
// editor's history know.
package ancestor

import (
	"context"
	"time"

	"boardduels/schema"
)

// Kind is what an ancestor is.
type Kind uint8

// The kinds of ancestors, the surest first.
const (
	Shared  Kind = iota // the commit at which two clones of a repository have parted
	Commit              // a commit of the own repository, to which the other pack is nearest
	Step                // a state of the editor's history, to which the other pack is nearest
	Merged              // the other pack, as it was when it was merged in
	Classic             // the classic pack
	Chosen              // people have said so
)

// Ancestor is a pack from which two others come.
type Ancestor struct {
	Kind Kind
	Pack *schema.Pack
	Note string    // what people know it by: the subject of a commit, the path of a folder
	When time.Time // of a commit
	Step int       // how many edits of the history were done
}

// Past is what the editor knows of a pack besides what lies in git.
type Past struct {
	Folder  string         // where the pack lies; "" if in no folder
	Classic *schema.Pack   // the pack from which most begin
	States  []*schema.Pack // after so many edits of the history, from none
	Merged  []*schema.Pack // others that were merged in
}

// Find returns the pack from which a pack with some past and another one come, which may lie in a folder; false if none
// is known. It ends early with ctx's error.
func Find(ctx context.Context, past Past, folder string, theirs *schema.Pack) (Ancestor, bool, error) {
	own, isOwn := repositoryOf(ctx, past.Folder)
	if other, ok := repositoryOf(ctx, folder); isOwn && ok && other.prefix == own.prefix {
		if c, ok := own.shared(ctx, other); ok {
			pack, err := own.pack(ctx, c)
			return Ancestor{Kind: Shared, Pack: pack, Note: c.subject, When: c.when}, err == nil, ctx.Err()
		}
	}
	g := guess{theirs: theirs}
	if past.Classic != nil {
		g.add(past.Classic, Ancestor{Kind: Classic})
	}
	if isOwn {
		g.commits(ctx, &own)
	}
	for i, pack := range past.States {
		g.add(pack, Ancestor{Kind: Step, Step: i})
	}
	for _, pack := range past.Merged {
		g.add(pack, Ancestor{Kind: Merged})
	}
	if ctx.Err() != nil {
		return Ancestor{}, false, ctx.Err()
	}
	found, err := g.nearest()
	return found, err == nil && found.Pack != nil, ctx.Err()
}
