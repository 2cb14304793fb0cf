package ancestor

import (
	"context"
	"slices"

	"boardduels/schema"
)

// guess finds the ancestor of a pack that came without its past: what is known of the own pack, the oldest first, is
// held against it.
type guess struct {
	theirs *schema.Pack
	states []state
}

// state is a pack as it once was.
type state struct {
	holds func(d *schema.Document) bool // as it is
	has   func(file string) bool
	take  func() (Ancestor, error)
}

// add adds a pack as a state.
func (g *guess) add(pack *schema.Pack, as Ancestor) {
	as.Pack = pack
	g.states = append(g.states, state{
		holds: func(d *schema.Document) bool {
			other := pack.Document(d.File())
			return other != nil && (other == d || other.Source() == d.Source())
		},
		has:  func(file string) bool { return pack.Document(file) != nil },
		take: func() (Ancestor, error) { return as, nil },
	})
}

// commits adds the states that git knows.
func (g *guess) commits(ctx context.Context, own *repository) {
	marks := marksOf(g.theirs)
	for _, c := range own.commits(ctx) {
		blobs := own.listing(ctx, c)
		g.states = append(g.states, state{
			holds: func(d *schema.Document) bool { return marks[d.File()].has(blobs[d.File()]) },
			has:   func(file string) bool { return blobs[file] != "" },
			take: func() (Ancestor, error) {
				pack, err := own.pack(ctx, c)
				return Ancestor{Kind: Commit, Pack: pack, Note: c.subject, When: c.when}, err
			},
		})
	}
}

// nearest returns the state that shares most documents with theirs, if it is at least half of them. Of two that share
// as many the older one counts: then more is asked, and nothing that both have changed passes for an edit of one.
//
// A document that theirs has as any state had it wasn't changed there, whatever the nearest state has; and one that
// theirs hasn't, as an older state hadn't, wasn't deleted there. What the own pack has become since is an edit of its
// own.
func (g *guess) nearest() (Ancestor, error) {
	at, least := -1, (len(g.theirs.Documents())+1)/2
	for i := range g.states {
		shared := 0
		for _, d := range g.theirs.Documents() {
			if g.states[i].holds(d) {
				shared++
			}
		}
		if shared > 0 && shared >= least {
			at, least = i, shared+1
		}
	}
	if at < 0 {
		return Ancestor{}, nil
	}
	found, err := g.states[at].take()
	if err != nil {
		return found, err
	}
	var unchanged []*schema.Document
	for _, d := range g.theirs.Documents() {
		if slices.ContainsFunc(g.states, func(s state) bool { return s.holds(d) }) {
			unchanged = append(unchanged, d)
		}
	}
	base := found.Pack
	for _, d := range base.Documents() {
		if g.theirs.Document(d.File()) == nil && slices.ContainsFunc(g.states[:at], func(s state) bool { return !s.has(d.File()) }) {
			base = base.Without(d.File())
		}
	}
	found.Pack = base.WithAll(unchanged)
	return found, nil
}
