package rule

import "slices"

// Stance is what a player takes in a clash, the hidden choice that the hand doesn't make.
type Stance uint8

// The stances. Each beats one of the others.
const (
	NoStance Stance = iota
	Strike
	Guard
	Focus
	// Covered is one that was chosen and isn't shown yet, as its enemy sees it.
	Covered
)

// Stances are those that can be taken.
var Stances = []Stance{Strike, Guard, Focus}

var stances = []string{"any", "strike", "guard", "focus"}

// String returns the stance's name in files; any of none, covered of one that isn't shown.
func (s Stance) String() string {
	if s == Covered {
		return "covered"
	}
	return stances[s]
}

// StanceNames are the names of the stances that can be taken.
var StanceNames = stances[Strike : Focus+1]

// StanceNamed returns the stance with a name, and whether there is one.
func StanceNamed(name string) (Stance, bool) {
	i := slices.Index(stances, name)
	return Stance(max(i, 0)), i >= int(Strike)
}

// Beats reports whether a stance wins against another: Guard against Strike, Focus against Guard, Strike against Focus.
func (s Stance) Beats(other Stance) bool {
	return s == Guard && other == Strike || s == Focus && other == Guard || s == Strike && other == Focus
}

// Clash says when both players of a duel choose a stance, and what who wins gets of it.
type Clash struct {
	Pace  Pace
	First int16     // 1…20, the first round in which there is one
	Wins  [3]Payoff // of those who win with Strike, Guard, Focus
}

// Payoff is what who wins a clash gets.
type Payoff struct {
	Damage int16 // 0…9 hp that the enemy loses, past defence and shield
	Heal   int16 // 0…9 hp
	Shield int16 // 0…9
	Energy int16 // 0…5
	Draw   int16 // 0…3 cards
}

// Pace is how often there is a clash.
type Pace uint8

// The paces.
const (
	NoClash   Pace = iota
	EachTurn       // but the first of the duel
	EachRound      // but the first one, as it begins
)

// Paces are the words for it in documents.
var Paces = []string{"never", "turn", "round"}

func (p Pace) String() string { return Paces[p] }

// DefaultClash is that of packs that say of theirs no more than that there is one: small stakes, so that the cards stay
// what a duel is about.
func DefaultClash() Clash {
	return Clash{Pace: EachTurn, First: 1, Wins: [3]Payoff{{Damage: 2}, {Damage: 1, Shield: 1}, {Energy: 1, Draw: 1}}}
}

// Win returns what who wins with a stance gets.
func (c *Clash) Win(with Stance) Payoff { return c.Wins[with-Strike] }
