package kb

import (
	"maps"
	"slices"
	"strings"

	"boardduels/internal/i18n"
)

// judgeGenerations finds those that are as their entries say.
func (st *state) judgeGenerations() {
	for _, name := range st.files() {
		n := st.names[name]
		if n.hero == "" {
			continue
		}
		g, fault, stray := st.judge(n, st.texts[n])
		switch {
		case fault != nil:
			st.find(name, fault, stray)
		case n.number > st.newest:
			st.unfinished = append(st.unfinished, name)
		default:
			if st.generations[n.hero] == nil {
				st.generations[n.hero] = map[int]generation{}
			}
			st.generations[n.hero][n.number] = g
		}
	}
	for hero := range st.generations {
		st.readNewest(hero)
	}
}

// judge says what is wrong with a generation, and whether that is that it was never part of the store.
func (st *state) judge(n fileName, f *file) (g generation, fault fault, stray bool) {
	if f.fault != nil {
		return g, f.fault, n.number > st.newest
	}
	body, seal := unseal(f.text)
	e := st.entries[n.number]
	switch {
	case n.number > st.newest:
		fault = seal.fault(body, n.String())
		if fault == nil && (st.head == nil || seal.after != st.last || n.number != st.newest+1) {
			fault = because("kb.fault.not_next")
		}
		if fault != nil {
			fault = i18n.Message{Key: "kb.fault.no_entry", Args: i18n.Args{"Entry": fileName{number: n.number}.String(), "Reason": fault}}
		}
		return g, fault, true
	case e != nil && !e.Of(n.hero):
		return g, i18n.Message{Key: "kb.fault.other_hero", Args: i18n.Args{"Entry": fileName{number: n.number}.String(), "Hero": n.hero}}, true
	}
	if fault = seal.fault(body, n.String()); fault != nil {
		g := generation{n.hero, body}
		if told := g.fault(); told != nil {
			fault = told
		}
		return g, fault, false
	}
	before := st.entries[n.number-1]
	switch {
	case e != nil && e.holds[n.String()+ending] != seal.own:
		fault = becauseOf("kb.fault.not_of", n.number)
	case e == nil && before != nil && before.own != seal.after:
		fault = becauseOf("kb.fault.not_after", n.number-1)
	}
	return generation{n.hero, body}, fault, false
}

// readNewest finds a hero's newest generation that can be read. One with a seal always can, unless another version of
// the program wrote it.
func (st *state) readNewest(hero string) {
	for _, number := range slices.Backward(st.kept(hero)) {
		name := fileName{number: number, hero: hero}.String() + ending
		fault := st.generations[hero][number].fault()
		if fault == nil {
			return
		}
		st.find(name, fault, false)
		delete(st.generations[hero], number)
	}
}

// missGenerations notes generations that thinning leaves, and that aren't there.
func (st *state) missGenerations() {
	of := map[string][]int{}
	for _, number := range slices.Sorted(maps.Keys(st.entries)) {
		for _, hero := range st.entries[number].Heroes {
			of[hero] = append(of[hero], number)
		}
	}
	for hero, numbers := range of {
		for _, number := range thinned(numbers) {
			if n := (fileName{number: number, hero: hero}); st.texts[n] == nil {
				st.miss(n)
			}
		}
	}
	slices.SortStableFunc(st.problems, func(a, b problem) int { return strings.Compare(a.file, b.file) })
}
