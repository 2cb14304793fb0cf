package balance

import (
	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
)

// Kind is what kind of answer there is.
type Kind uint8

// The kinds of answers.
const (
	Unedited  Kind = iota // there is no edit: how the pack stands
	Untouched             // the edit changes nothing that is played
	Moved                 // a share has surely changed
	None                  // no share has changed by more than what counts
	Open                  // not known yet, or not with as many duels
)

// Verdict is the answer in one sentence, see [Words.Verdict].
type Verdict struct {
	Kind Kind
	// Change is the one that is surely largest, for Moved; the one of which least is known, for None and Open.
	Change Change
	Within float64 // what counts as no change, 0…1
	Duels  int     // of the pair with each pack
}

func verdict(r *Result, within float64) Verdict {
	v := Verdict{Kind: Untouched, Within: within, Duels: r.Duels}
	switch {
	case r.Balance.Packs[0].Hash == r.Balance.Packs[1].Hash:
		v.Kind = Unedited
		return v
	case len(r.Changes) == 0:
		return v
	}
	sure, vague, none := &r.Changes[0], &r.Changes[0], true
	for i := range r.Changes {
		c := &r.Changes[i]
		if c.sure() > sure.sure() {
			sure = c
		}
		if c.most() > vague.most() {
			vague = c
		}
		none = none && c.None
	}
	switch {
	case sure.Clear:
		v.Kind, v.Change = Moved, *sure
	case none:
		v.Kind, v.Change = None, *vague
	default:
		v.Kind, v.Change = Open, *vague
	}
	return v
}

// The goal: each hero wins between these shares of its duels against each other.
const (
	least = 0.45
	most  = 0.55
)

// Alarm is a share of which the whole 95 % interval lies outside of the goal of 45–55 %, with the edit. Where it was
// outside before, too, Old is set.
type Alarm struct {
	Brain, Hero, Against string
	Wins                 stats.Estimate
	Old                  bool
}

// alarms returns the alarms of a balance of two packs. Each is told of the hero who wins too often.
func alarms(b *arena.Balance) (all []Alarm) {
	for i := range b.Brains {
		packs := b.Brains[i].Packs
		for _, cell := range packs[1].Cells {
			if cell.Duels == 0 || !isOutside(cell.Wins) {
				continue
			}
			a := Alarm{Brain: b.Brains[i].Brain, Hero: cell.Hero, Against: cell.Against, Wins: cell.Wins}
			before, played := packs[0].Cell(cell.Hero, cell.Against)
			a.Old = played && isOutside(before) && b.Packs[0].Hash != b.Packs[1].Hash
			if cell.Wins.Value < 0.5 {
				a.Hero, a.Against = a.Against, a.Hero
				a.Wins = stats.Estimate{Value: 1 - cell.Wins.Value, Interval: stats.Interval{Low: 1 - cell.Wins.High, High: 1 - cell.Wins.Low}}
			}
			all = append(all, a)
		}
	}
	return all
}

// isOutside reports whether a whole interval lies outside of the goal.
func isOutside(share stats.Estimate) bool { return share.High < least || share.Low > most }
