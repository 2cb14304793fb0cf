package schema

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"boardduels/runtime/duel/rule"
)

// pairing says which rules of the documents that are merged are the same rule. It is found out once, and follows the
// edits of a merge. Rules have the order in which they are done: one that was moved has gone, and come elsewhere.
type pairing struct {
	names [3][]string // by the document, and the rule's index: the same for the same rule
	most  int         // rules that mine may have
}

// The documents that are merged.
const (
	ofBase = iota
	ofMine
	ofTheirs
)

// pairRules pairs the rules of documents; base is nil if there is none. It returns nil if they have none.
func pairRules(base, mine, theirs *node) *pairing {
	if mine.Field == nil || mine.Field.Field("rule") == nil {
		return nil
	}
	p := &pairing{most: mine.Field.Field("rule").Most}
	for i, n := range [...]*node{base, mine, theirs} {
		for k := range rulesBelow(n) {
			p.names[i] = append(p.names[i], fmt.Sprint([...]string{"b", "m", "t"}[i], k))
		}
	}
	if base == nil {
		p.join(ofMine, ofTheirs, align(rulesBelow(mine), rulesBelow(theirs), likeness))
		return p
	}
	p.join(ofBase, ofMine, align(rulesBelow(base), rulesBelow(mine), likeness))
	p.join(ofBase, ofTheirs, align(rulesBelow(base), rulesBelow(theirs), likeness))
	p.joinNew(mine, theirs)
	return p
}

// PairedRules returns which rules of two documents of a kind are the same, by their indexes, in the order in which they
// stand: −1 where only the other one has a rule.
func PairedRules(from, to *Document) (pairs [][2]int) {
	left, right := rulesBelow(from.root), rulesBelow(to.root)
	i, k := 0, 0
	for _, pair := range append(align(left, right, likeness), [2]int{len(left), len(right)}) {
		for ; i < pair[0]; i++ {
			pairs = append(pairs, [2]int{i, -1})
		}
		for ; k < pair[1]; k++ {
			pairs = append(pairs, [2]int{-1, k})
		}
		if i < len(left) && k < len(right) {
			pairs = append(pairs, pair)
		}
		i, k = i+1, k+1
	}
	return pairs
}

// rulesBelow returns the rules of an element, nil for none.
func rulesBelow(n *node) (rules []*node) {
	if n == nil {
		return nil
	}
	for i := range n.Children {
		if c := &n.Children[i]; isRule(c) {
			rules = append(rules, c)
		}
	}
	return rules
}

func isRule(n *node) bool { return n.Field != nil && n.Field.Name == "rule" && n.Field.Repeats() }

// join gives rules of one document the names of those of another.
func (p *pairing) join(from, to int, pairs [][2]int) {
	for _, pair := range pairs {
		p.names[to][pair[1]] = p.names[from][pair[0]]
	}
}

// joinNew finds rules that both have added alike: at the same place among those that were there before.
func (p *pairing) joinNew(mine, theirs *node) {
	ours, others := rulesBelow(mine), rulesBelow(theirs)
	gaps := [2][]string{p.gaps(ofMine), p.gaps(ofTheirs)}
	p.join(ofMine, ofTheirs, align(indexes(ours), indexes(others), func(i, k int) int {
		isNew := strings.HasPrefix(p.names[ofMine][i], "m") && strings.HasPrefix(p.names[ofTheirs][k], "t")
		if isNew && gaps[0][i] == gaps[1][k] && alike(ours[i], others[k]) {
			return 1
		}
		return 0
	}))
}

func indexes(rules []*node) []int {
	all := make([]int, len(rules))
	for i := range all {
		all[i] = i
	}
	return all
}

// gaps returns behind which rule of base each rule of a document stands.
func (p *pairing) gaps(of int) (gaps []string) {
	last := ""
	for _, name := range p.names[of] {
		gaps = append(gaps, last)
		if strings.HasPrefix(name, "b") {
			last = name
		}
	}
	return gaps
}

// align pairs things of two lists in their order, so that they are as like as can be together; 0 is not at all.
func align[T any](left, right []T, like func(a, b T) int) (pairs [][2]int) {
	best := make([][]int, len(left)+1) // of what is behind two places
	for i := range best {
		best[i] = make([]int, len(right)+1)
	}
	paired := func(i, k int) int {
		if score := like(left[i], right[k]); score > 0 {
			return score + best[i+1][k+1]
		}
		return -1
	}
	for i := len(left) - 1; i >= 0; i-- {
		for k := len(right) - 1; k >= 0; k-- {
			best[i][k] = max(best[i+1][k], best[i][k+1], paired(i, k))
		}
	}
	for i, k := 0, 0; i < len(left) && k < len(right); {
		switch best[i][k] {
		case paired(i, k):
			pairs = append(pairs, [2]int{i, k})
			i++
			k++
		case best[i+1][k]:
			i++
		default:
			k++
		}
	}
	return pairs
}

// likeness returns how like two rules are: not at all if they wait for different events, do something else, to somebody
// else, or belong to different modes.
func likeness(a, b *node) int {
	const same = 100
	first, second := ruleOf(a), ruleOf(b)
	if first.On != second.On || first.Do != second.Do || first.To != second.To || first.Mode != second.Mode {
		return 0
	}
	if alike(a, b) {
		return same
	}
	like := 1
	for i := range rule.Attributes {
		if attribute := &rule.Attributes[i]; attribute.Text(&first) == attribute.Text(&second) {
			like++
		}
	}
	return like
}

// ruleOf returns the rule that an element writes, as far as it can be read.
func ruleOf(n *node) rule.Rule {
	r := rule.New()
	for i := range n.Attributes {
		if a := rule.AttributeNamed(n.Attributes[i].Name); a != nil {
			_ = a.Set(&r, *attributeText(n, a.Name)) // what can't be read says nothing
		}
	}
	for i := range rule.Attributes {
		if a := &rule.Attributes[i]; a.Implied() && n.Attribute(a.Name) == nil {
			_ = a.Set(&r, a.Default(&r))
		}
	}
	return r
}

// unlimited lets mine have any number of rules, since documents are only compared.
func (p *pairing) unlimited() *pairing {
	if p != nil {
		p.most = math.MaxInt
	}
	return p
}

// nameOf returns the name of a rule of a document, "" of other elements.
func (p *pairing) nameOf(of int, n *node) string {
	if p == nil || !isRule(n) || n.Index >= len(p.names[of]) {
		return ""
	}
	return p.names[of][n.Index]
}

// hasRoom reports whether mine has room for the rules that theirs has added, once as many have gone as theirs has taken
// away.
func (p *pairing) hasRoom(going int) bool {
	count := len(p.names[ofMine]) - going
	for _, name := range p.names[ofTheirs] {
		if strings.HasPrefix(name, "t") && !slices.Contains(p.names[ofMine], name) {
			count++
		}
	}
	return count <= p.most
}

// placeOf returns where in mine a rule of theirs belongs: behind the one that stands before it there. Of rules that
// both have added at one place those come first whose text does.
func (p *pairing) placeOf(n *node, mine []*node) (at int) {
	for i := n.Index - 1; i >= 0; i-- {
		if k := slices.Index(p.names[ofMine], p.names[ofTheirs][i]); k >= 0 {
			at = k + 1
			break
		}
	}
	for next := at; next < len(mine) && (p.isGoing(next) || p.isMineAlone(next) && attributesOf(mine[next]) < attributesOf(n)); next++ {
		if !p.isGoing(next) {
			at = next + 1
		}
	}
	return at
}

// isGoing reports whether theirs has taken a rule of mine away.
func (p *pairing) isGoing(at int) bool {
	name := p.names[ofMine][at]
	return strings.HasPrefix(name, "b") && !slices.Contains(p.names[ofTheirs], name)
}

// isMineAlone reports whether only mine has added a rule of it.
func (p *pairing) isMineAlone(at int) bool {
	name := p.names[ofMine][at]
	return strings.HasPrefix(name, "m") && !slices.Contains(p.names[ofTheirs], name)
}

// come returns what notes that a rule of theirs has come to a place of mine, and gone that a rule of mine has gone; nil
// of other elements.
func (p *pairing) come(n *node, at int) func() {
	return func() { p.names[ofMine] = slices.Insert(p.names[ofMine], at, p.names[ofTheirs][n.Index]) }
}

func (p *pairing) gone(n *node) func() {
	if p.nameOf(ofMine, n) == "" {
		return nil
	}
	return func() { p.names[ofMine] = slices.Delete(p.names[ofMine], n.Index, n.Index+1) }
}

// attributesOf returns what an element's attributes say, in one text.
func attributesOf(n *node) string {
	var all []string
	for i := range n.Attributes {
		all = append(all, n.Attributes[i].Name+"="+*attributeText(n, n.Attributes[i].Name))
	}
	slices.Sort(all)
	return strings.Join(all, " ")
}
