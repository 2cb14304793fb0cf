package scenario

import (
	"fmt"
	"slices"

	"boardduels/ai"
)

// The difficulties: 0…140 in steps of 10.
const (
	highest = 140
	step    = 10
)

// level is what a difficulty has besides the scenarios and the kinds of mutation that its number switches on.
type level struct {
	slips    int // % of decisions by lot
	beyondHP int // % of what else fighters have
	budget   int // mutants
	duels    int // in its head, for each plan kept, to begin with
}

// levels are the difficulties. Slips and the share of what is seen beyond hp are set such that each step gains about as
// much: measured, some 4 % of duels against a fixed field.
var levels = [highest/step + 1]level{
	{},
	{slips: 86},
	{slips: 71},
	{slips: 66},
	{slips: 54},
	{slips: 39, budget: 10},
	{slips: 25, budget: 15},
	{slips: 12, budget: 20},
	{budget: 30},
	{beyondHP: 1, budget: 40},
	{beyondHP: 3, budget: 60},
	{beyondHP: 20, budget: mutants},
	{beyondHP: 100, budget: mutants},
	{beyondHP: 100, budget: mutants, duels: 6},
	{beyondHP: 100, budget: mutants, duels: 48},
}

// The difficulties from which on a player sees more.
const (
	seesHP       = 10
	seesDanger   = 30
	shuffles     = 100
	keepsTheBest = 130
)

// Levels returns the brains "level_0" to "level_140", from the weakest to the strongest.
func Levels() ai.Brains {
	brains := make(ai.Brains, len(levels))
	for i := range levels {
		brains[i] = brain(atLevel(i * step))
	}
	return brains
}

// Sight is what a difficulty looks at when it chooses between its plans.
type Sight struct {
	Slips    int  // % of decisions by lot
	Danger   bool // what the enemy may do in reply
	BeyondHP int  // % of what fighters have besides hp
	Foresees bool // it plays its plans on in its head
}

// SightOf returns what a difficulty, from 0, looks at. Numbers above the highest are the highest.
func SightOf(number int) Sight {
	if number < seesHP {
		return Sight{Slips: 100}
	}
	l := levels[min(number, highest)/step]
	return Sight{Slips: l.slips, Danger: number >= seesDanger, BeyondHP: l.beyondHP, Foresees: l.duels > 0}
}

func atLevel(number int) mind {
	l := levels[number/step]
	m := mind{
		id: fmt.Sprintf("level_%d", number), scenarios: known(number, every),
		budget: l.budget, slips: l.slips, duels: l.duels, keep: len(scenarios) + redrawn,
	}
	m.mutations = slices.DeleteFunc(slices.Clone(mutations), func(k mutation) bool { return k.since > number })
	m.isBlind = number < seesHP
	m.beyondHP = l.beyondHP
	if number >= seesDanger {
		m.hands = handsSeen
	}
	if number >= shuffles {
		m.shuffled = redrawn
	}
	if number >= keepsTheBest {
		m.keep = bestKept
	}
	return m
}
