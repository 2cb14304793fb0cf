package kb

import (
	"fmt"
	"maps"
	"slices"
	"strings"
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
		case fault != "":
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
func (st *state) judge(n fileName, f *file) (g generation, fault string, stray bool) {
	if f.fault != "" {
		return g, f.fault, n.number > st.newest
	}
	body, seal := unseal(f.text)
	e := st.entries[n.number]
	switch {
	case n.number > st.newest:
		fault = seal.fault(body, n.String())
		if fault == "" && (st.head == nil || seal.after != st.last || n.number != st.newest+1) {
			fault = "it doesn't follow the newest entry"
		}
		if fault != "" {
			fault = fmt.Sprintf("there is no entry %06d, and it isn't left of one that was never finished: %s", n.number, fault)
		}
		return g, fault, true
	case e != nil && !e.Of(n.hero):
		return g, fmt.Sprintf("entry %06d has nothing of hero %s", n.number, n.hero), true
	case n.number < st.since:
		return st.judgeOld(n, f)
	}
	if fault = seal.fault(body, n.String()); fault != "" {
		g := generation{n.hero, body}
		if told := g.fault(n.String() + ending); told != nil {
			fault = told.Error()
		}
		return g, fault, false
	}
	before := st.entries[n.number-1]
	switch {
	case e != nil && e.holds[n.String()+ending] != seal.own:
		fault = fmt.Sprintf("it isn't the one that entry %06d came with", n.number)
	case e == nil && before != nil && before.own != seal.after:
		fault = fmt.Sprintf("it doesn't follow entry %06d", n.number-1)
	}
	return generation{n.hero, body}, fault, false
}

// judgeOld says what is wrong with a generation from before there were seals: only if entries with seals came later is
// it known what it was.
func (st *state) judgeOld(n fileName, f *file) (g generation, fault string, stray bool) {
	g = generation{n.hero, f.text}
	if first := st.entries[st.since]; first != nil {
		switch was := first.holds[n.String()+ending]; {
		case was == "":
			return g, fmt.Sprintf("it wasn't there when entry %06d was written", st.since), true
		case was != digestOf(f.text):
			fault = fmt.Sprintf("it isn't as it was when entry %06d was written", st.since)
		}
	}
	if told := g.fault(n.String() + ending); told != nil {
		fault = told.Error()
	}
	return g, fault, false
}

// readNewest finds a hero's newest generation that can be read. One with a seal always can, unless another version of
// the program wrote it.
func (st *state) readNewest(hero string) {
	for _, number := range slices.Backward(st.kept(hero)) {
		name := fileName{number: number, hero: hero}.String() + ending
		fault := st.generations[hero][number].fault(name)
		if fault == nil {
			return
		}
		st.find(name, fault.Error(), false)
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
