package schema

import (
	"fmt"
	"slices"
	"strconv"

	"boardduels/schema/xmltree"
)

// Difference is a place at which two documents differ: a field, or an element that only one of them has.
type Difference struct {
	Path     string // in the first document, or in the second if the first has nothing there; "" is all of it
	From, To *string
	// Element says that it is an element with all that is inside; its texts are those of the elements' own, if they
	// have any, with the number of copies: "rage ×2".
	Element bool
}

// String tells the place and both texts.
func (d *Difference) String() string {
	text := func(t *string) string {
		if t == nil {
			return "nothing"
		}
		return strconv.Quote(*t)
	}
	return d.Path + ": " + text(d.From) + " → " + text(d.To)
}

// Clash is a place at which two edits of one document don't agree.
type Clash struct {
	Path               string  // in mine, or in theirs if mine has nothing there; "" is all of it
	Base, Mine, Theirs *string // nil for nothing
	// OnlyTheirs says that it is none: mine is as it was, and theirs has changed it. See [Choose].
	OnlyTheirs bool
	// Element says that one side has removed an element; its texts are those of [Difference]. The other has changed
	// what is inside, unless it is none.
	Element bool
	Inside  []Difference
}

// Differences returns what is different between two documents of a kind, in the order in which it is written.
// Repeated elements are told apart by their keys, not by their places.
func Differences(from, to *Document) []Difference {
	if from.root == nil || to.root == nil {
		if from.source == to.source {
			return nil
		}
		return []Difference{{From: &from.source, To: &to.source}}
	}
	m := merger{mine: from, theirs: to}
	return m.inside(nil, from.root, to.root)
}

// Merge returns mine with the edits that theirs has made to base, field by field; what both have changed in different
// ways is a clash. Whether theirs counts there is asked; nil is never. The clashes in which mine counts are returned.
// The text of mine stays as it is wherever theirs has changed nothing. Base is nil if both have added the document.
func Merge(base, mine, theirs *Document, isTheirs func(Clash) bool) (*Document, []Clash) {
	return Choose(base, mine, theirs, func(c Clash) bool { return c.OnlyTheirs || isTheirs != nil && isTheirs(c) })
}

// Choose is [Merge] for who wants to be asked about every place that theirs has changed and mine hasn't in the same
// way, clash or not.
func Choose(base, mine, theirs *Document, isTheirs func(Clash) bool) (*Document, []Clash) {
	if mine.root == nil || theirs.root == nil || base != nil && base.root == nil {
		return mergeWhole(base, mine, theirs, isTheirs)
	}
	var from *node
	if base != nil {
		from = base.root
	}
	impossible, done, places := map[string]bool{}, map[string]bool{}, map[string]string{}
	pairs := pairRules(from, mine.root, theirs.root)
	for {
		m := merger{mine: mine, theirs: theirs, isTheirs: isTheirs, impossible: impossible, places: places, pairs: pairs}
		m.element(from, mine.root, theirs.root, nil, nil)
		if len(m.steps) == 0 {
			return mine, m.clashes
		}
		step := &m.steps[0]
		next, err := step.apply()
		isCut := step.difference.Element && step.difference.To == nil // the same path may name the next one afterwards
		if err != nil || next.root == nil || next.source == mine.source || !isCut && done[step.difference.String()] {
			impossible[step.difference.Path] = true // mine has something there that no edit can change
			continue
		}
		done[step.difference.String()] = true
		mine = next
		if step.after != nil {
			step.after()
		}
	}
}

// mergeWhole merges documents that can't be read as texts.
func mergeWhole(base, mine, theirs *Document, isTheirs func(Clash) bool) (*Document, []Clash) {
	switch {
	case mine.source == theirs.source || base != nil && theirs.source == base.source:
		return mine, nil
	}
	clash := Clash{Mine: &mine.source, Theirs: &theirs.source}
	if base != nil {
		clash.Base, clash.OnlyTheirs = &base.source, mine.source == base.source
	}
	switch {
	case isTheirs(clash):
		return mine.WithSource(theirs.source), nil
	case clash.OnlyTheirs:
		return mine, nil
	}
	return mine, []Clash{clash}
}

// merger finds out what theirs has changed.
type merger struct {
	mine     *Document
	theirs   *Document
	isTheirs func(Clash) bool
	steps    []mergeStep
	clashes  []Clash
	// impossible are places at which theirs can't be written.
	impossible map[string]bool
	// places are the paths of clashes before the first step, by what they are about: a step may move elements, and
	// whoever is asked must be able to tell clashes apart.
	places map[string]string
	pairs  *pairing // of rules; nil where there are none
}

// mergeStep is an edit of theirs that mine doesn't have.
type mergeStep struct {
	difference Difference
	doing
}

// doing is how an edit is carried out.
type doing struct {
	apply func() (*Document, error)
	after func() // notes where rules are once it is carried out; nil of what moves none
}

// spot is a place in a document.
type spot struct {
	path string
	name string // the same wherever what lies before it in the document goes
}

// spotOf returns the place of the last of some nodes of a document, each of which holds the next.
func (m *merger) spotOf(of int, trail []*node) spot {
	name := ""
	for i, n := range trail {
		if rule := m.pairs.nameOf(of, n); rule != "" {
			name += "/rule{" + rule + "}"
			continue
		}
		name += "/" + keyOf(n)
		if i == 0 {
			continue
		}
		for j := range trail[i-1].Children {
			if c := &trail[i-1].Children[j]; c == n {
				break
			} else if keyOf(c) == keyOf(n) {
				name += "#" // a twin
			}
		}
	}
	return spot{pathOf(trail), name}
}

func (s spot) attribute(name string) spot { return spot{s.path + "@" + name, s.name + "@" + name} }

// change notes that theirs differs from base at a place, where mine may differ, too.
func (m *merger) change(at spot, base, mine, theirs *string, isElement bool, do doing) {
	c := Clash{Path: at.path, Base: base, Mine: mine, Theirs: theirs, Element: isElement}
	if !equal(base, mine) || isElement && base == nil && mine != nil {
		m.clash(at, c, do)
		return
	}
	c = m.placed(at, c)
	if m.impossible[at.path] {
		m.clashes = append(m.clashes, c)
		return
	}
	if c.OnlyTheirs = true; !m.isTheirs(c) {
		return
	}
	m.steps = append(m.steps, mergeStep{Difference{at.path, mine, theirs, isElement}, do})
}

// placed returns a clash with the path that it had before the first step.
func (m *merger) placed(at spot, c Clash) Clash {
	if first, known := m.places[at.name]; known {
		c.Path = first
	} else {
		m.places[at.name] = c.Path
	}
	return c
}

func equal(a, b *string) bool { return a == b || a != nil && b != nil && *a == *b }

// element looks through an element that mine and theirs have. The trails lead to it.
func (m *merger) element(base, mine, theirs *node, mineTrail, theirTrail []*node) {
	m.text(base, mine, theirs, mineTrail)
	m.attributes(base, mine, theirs, mineTrail)
	ours, others, before := m.keyed(ofMine, mine), m.keyed(ofTheirs, theirs), m.keyed(ofBase, base)
	for _, key := range others.order {
		b, o, t := before.nodes[key], ours.nodes[key], others.nodes[key]
		trail := append(slices.Clip(theirTrail), t)
		switch {
		case o != nil:
			m.element(b, o, t, append(slices.Clip(mineTrail), o), trail)
		case b == nil && isRule(t) && !m.pairs.hasRoom(going(before, ours, others)):
			m.clash(m.spotOf(ofTheirs, trail), Clash{Theirs: elementText(t), Element: true}, m.inserted(mine, t))
		case b == nil:
			m.change(m.spotOf(ofTheirs, trail), nil, nil, elementText(t), true, m.inserted(mine, t))
		case !alike(b, t):
			m.clash(m.spotOf(ofTheirs, trail), Clash{Base: elementText(b), Theirs: elementText(t), Element: true, Inside: m.inside(trail, b, t)}, m.inserted(mine, t))
		}
	}
	for _, key := range before.order {
		o := ours.nodes[key]
		if others.nodes[key] != nil || o == nil {
			continue
		}
		at := m.spotOf(ofMine, append(slices.Clip(mineTrail), o))
		cut := doing{func() (*Document, error) { return m.mine.apply(m.mine.cut(o)), nil }, m.pairs.gone(o)}
		if alike(before.nodes[key], o) {
			m.change(at, elementText(o), elementText(o), nil, true, cut)
		} else {
			b := before.nodes[key]
			inside := m.inside(append(slices.Clip(mineTrail), o), b, o)
			m.clash(at, Clash{Base: elementText(b), Mine: elementText(o), Element: true, Inside: inside}, cut)
		}
	}
}

// going counts the rules that theirs has taken away, and mine has left as they were.
func going(before, ours, others siblings) (count int) {
	for _, key := range before.order {
		if o := ours.nodes[key]; o != nil && isRule(o) && others.nodes[key] == nil && alike(before.nodes[key], o) {
			count++
		}
	}
	return count
}

// inside returns how an element, to which a trail leads, differs from what it was in base.
func (m *merger) inside(trail []*node, base, now *node) []Difference {
	within := merger{mine: m.mine, isTheirs: func(c Clash) bool { return c.OnlyTheirs }, places: map[string]string{}, pairs: pairRules(base, base, now).unlimited()}
	within.element(base, base, now, trail, trail)
	found := make([]Difference, len(within.steps))
	for i, s := range within.steps {
		found[i] = s.difference
	}
	return found
}

func (m *merger) clash(at spot, c Clash, do doing) {
	c.Path = at.path
	c = m.placed(at, c)
	if !m.impossible[at.path] && m.isTheirs(c) {
		m.steps = append(m.steps, mergeStep{Difference{at.path, c.Mine, c.Theirs, c.Element}, do})
		return
	}
	m.clashes = append(m.clashes, c)
}

// inserted is how an element of theirs gets into an element of mine.
func (m *merger) inserted(parent, n *node) doing {
	if m.pairs.nameOf(ofTheirs, n) == "" {
		return doing{apply: func() (*Document, error) { return m.insert(parent, n), nil }}
	}
	mine := rulesBelow(parent)
	at := m.pairs.placeOf(n, mine)
	return doing{func() (*Document, error) { return m.insertRule(parent, n, mine, at), nil }, m.pairs.come(n, at)}
}

// insertRule writes a rule of theirs into an element of mine before the rule with an index, or behind the last one.
func (m *merger) insertRule(parent, n *node, mine []*node, at int) *Document {
	source := m.theirs.source[n.From:n.To]
	render := func(string) string { return source }
	switch {
	case len(mine) == 0:
		return m.mine.apply(m.mine.place(parent, n.Field, 0, render))
	case at == 0:
		return m.mine.apply(m.mine.before(mine[0], render))
	}
	return m.mine.apply(m.mine.after(mine[at-1], render))
}

// insert writes an element of theirs into mine, where the order of fields puts it, behind others of its field.
func (m *merger) insert(parent, n *node) *Document {
	source := m.theirs.source[n.From:n.To]
	render := func(string) string { return source }
	if n.Field == nil {
		if len(parent.Children) > 0 {
			return m.mine.apply(m.mine.after(&parent.Children[len(parent.Children)-1], render))
		}
		return m.mine.apply(m.mine.inside(parent, render))
	}
	index := n.Index
	if !n.Field.Indexed {
		index = parent.Count(n.Name)
	}
	return m.mine.apply(m.mine.place(parent, n.Field, index, render))
}

// text merges the text of elements without others inside.
func (m *merger) text(base, mine, theirs *node, trail []*node) {
	if len(mine.Children)+len(theirs.Children) > 0 {
		return
	}
	b, o, t := ownText(base), ownText(mine), ownText(theirs)
	if equal(o, t) || equal(b, t) || t == nil {
		return
	}
	at := m.spotOf(ofMine, trail)
	m.change(at, b, o, t, false, doing{apply: func() (*Document, error) {
		splices, err := m.mine.setText(mine, *t, at.path)
		if err != nil {
			return nil, err
		}
		return m.mine.apply(splices...), nil
	}})
}

func (m *merger) attributes(base, mine, theirs *node, trail []*node) {
	var names []string
	for _, n := range []*node{theirs, base} {
		if n == nil {
			continue
		}
		for i := range n.Attributes {
			if !slices.Contains(names, n.Attributes[i].Name) {
				names = append(names, n.Attributes[i].Name)
			}
		}
	}
	for _, name := range names {
		b, o, t := attributeText(base, name), attributeText(mine, name), attributeText(theirs, name)
		if equal(o, t) || equal(b, t) {
			continue
		}
		at := m.spotOf(ofMine, trail).attribute(name)
		m.change(at, b, o, t, false, doing{apply: func() (*Document, error) { return m.setAttribute(mine, name, t, at.path) }})
	}
}

func (m *merger) setAttribute(n *node, name string, text *string, path string) (*Document, error) {
	if text == nil {
		return m.mine.Remove(path)
	}
	splices, err := m.mine.setAttribute(n, name, *text, path)
	if err != nil { // of a name that the schema doesn't know
		at := n.From + 1 + len(n.Name)
		splices = []splice{{at, at, " " + name + `="` + xmltree.EscapeDoubleQuoted(*text) + `"`}}
	}
	return m.mine.apply(splices...), nil
}

// ownText returns the text of an element, nil of none.
func ownText(n *node) *string {
	if n == nil {
		return nil
	}
	text := ""
	if len(n.Children) == 0 {
		text = plain(n.Field, n.Text)
	}
	return &text
}

// elementText is [ownText] with the number of copies, if it is written.
func elementText(n *node) *string {
	text := ownText(n)
	if copies := attributeText(n, "copies"); text != nil && *text != "" && copies != nil {
		*text += " ×" + *copies
	}
	return text
}

func attributeText(n *node, name string) *string {
	if n == nil {
		return nil
	}
	a := n.Attribute(name)
	if a == nil {
		return nil
	}
	value := plain(a.Field, a.Value)
	return &value
}

// siblings are the children of an element by what tells them apart.
type siblings struct {
	order []string
	nodes map[string]*node
}

// keyed returns the children of an element of a document; rules by what pairs them.
func (m *merger) keyed(of int, n *node) siblings {
	return keyed(n, func(c *node) string {
		if rule := m.pairs.nameOf(of, c); rule != "" {
			return "rule{" + rule + "}"
		}
		return keyOf(c)
	})
}

// keyed returns the children of an element by keys that tell them apart, and twins by their places.
func keyed(n *node, keyOf func(*node) string) siblings {
	s := siblings{nodes: map[string]*node{}}
	if n == nil {
		return s
	}
	for i := range n.Children {
		c := &n.Children[i]
		key := keyOf(c)
		for twin := 2; s.nodes[key] != nil; twin++ {
			key = fmt.Sprintf("%s#%d", keyOf(c), twin)
		}
		s.order = append(s.order, key)
		s.nodes[key] = c
	}
	return s
}

// keyOf tells an element from its siblings: by its id or other key, or by the text that it repeats, as a card in a
// deck; the others by their names.
func keyOf(n *node) string {
	switch {
	case n.Field == nil || !n.Field.Repeats():
		return n.Name
	case n.Field.Key != "":
		return n.Name + "{" + keyText(n) + "}"
	case len(n.Children) == 0:
		return n.Name + "{" + plain(n.Field, n.Text) + "}"
	}
	return n.Name
}

// keyText returns the key of a repeated element, "" if it isn't written.
func keyText(n *node) string {
	if text := attributeText(n, n.Field.Key); text != nil {
		return *text
	}
	return ""
}

// alike reports whether two elements say the same.
func alike(a, b *node) bool {
	if !equal(ownText(a), ownText(b)) || len(a.Attributes) != len(b.Attributes) || len(a.Children) != len(b.Children) {
		return false
	}
	for i := range a.Attributes {
		if !equal(attributeText(a, a.Attributes[i].Name), attributeText(b, a.Attributes[i].Name)) {
			return false
		}
	}
	left, right := keyed(a, keyOf), keyed(b, keyOf)
	for _, key := range left.order {
		if right.nodes[key] == nil || !alike(left.nodes[key], right.nodes[key]) {
			return false
		}
	}
	return true
}
