package curve

import (
	"context"
	"errors"

	"boardduels/ai"
	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/playout"
	"boardduels/ai/duel/precedent"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// The oracles with which a user's headroom is measured: what the AI that thinks is told of its user.
const (
	toldNothing = iota // it imagines its user as it plays that hero itself
	toldLearned        // it imagines the user as it has learned to know it
	toldProgram        // the user answers as it truly decides
	toldHand           // the user's hand is seen
	toldBoth
	toldCounts // as it has learned to know the user, but it guesses hands by the count of cards alone
	oracles
)

// Told are the wins of the AI that thinks, by what it is told, in Plan.Headroom games each.
type Told [oracles]int

// headroom has the AI that has learned from a user play it again, thinking, with each oracle and on the same luck.
func (r *room) headroom(ctx context.Context, run int, user User, learned learning.Known) (*Told, error) {
	if r.plan.Headroom == 0 {
		return nil, nil
	}
	if len(learned.Mine.Weights) == 0 || len(learned.Theirs.Weights) == 0 {
		return nil, errors.New("the headroom of users is measured by thinking ahead, and there are no learned weights to think with: " +
			"have the heroes of the pack practise")
	}
	var told Told
	for k := range r.plan.Headroom {
		for oracle := range told {
			chance := r.plan.chance(run, forHeadroom, k)
			won, err := r.playTold(ctx, r.plan.setting(run), learned, user.brain(learnedAfter), oracle, &chance)
			if err != nil {
				return nil, err
			}
			if won {
				told[oracle]++
			}
		}
	}
	return &told, nil
}

// playTold plays a game in which the AI is told something, and reports whether it won.
func (r *room) playTold(ctx context.Context, s setting, learned learning.Known, user string, oracle int, chance *game.Stream) (bool, error) {
	d := r.duel(s)
	state, mine, theirs := d.Start(chance.Next()), chance.Next(), chance.Next()
	foe, err := r.seat(ctx, d, 1-s.seat, r.beginner(user, s.mirrored()), theirs)
	if err != nil {
		return false, err
	}
	var o precedent.Oracle
	if oracle != toldLearned && oracle != toldCounts {
		theirs := *learned.Theirs
		theirs.Style = nil
		learned.Theirs = &theirs
	}
	if oracle == toldProgram || oracle == toldBoth {
		// The program is known, its luck isn't.
		program, err := r.seat(ctx, d, 1-s.seat, r.beginner(user, s.mirrored()), chance.Next())
		if err != nil {
			return false, err
		}
		o.Enemy = playout.NewProgram(d, program)
	}
	if oracle == toldHand || oracle == toldBoth {
		o.Imagine = func(view *duel.View, seed uint64) duel.State { return showHand(d, view, seed, &state) }
	}
	if oracle == toldCounts {
		o.Imagine = func(view *duel.View, seed uint64) duel.State { return d.Determinize(view, seed) }
	}
	options := precedent.Thinking
	options.Oracle = o
	me, err := newLearned(d, s.seat, learned, mine, options)
	if err != nil {
		return false, err
	}
	var players [2]ai.Player
	players[s.seat], players[1-s.seat] = me, foe
	err = playOn(ctx, d, &state, players)
	return state.Winner == s.seat, err
}

// newLearned returns the AI with what it has learned.
func newLearned(d *duel.Duel, seat game.Seat, learned learning.Known, seed uint64, o precedent.Options) (ai.Player, error) {
	brain := precedent.Brain(thinking, o)
	return brain.New(ai.Setup{Duel: d, Seat: seat, Seed: seed, Knowledge: learned.Mine, Foe: learned.Theirs, Tacit: true})
}

// showHand is Determinize for who sees the opponent's hand: only the order of the decks, and the chance to come, are
// drawn.
func showHand(d *duel.Duel, view *duel.View, seed uint64, truth *duel.State) duel.State {
	return d.Suppose(view, truth.Piles[1-view.Seat].Hand[:view.Foe().HandCount], seed)
}

// headroomFits reports whether what was won with oracles can be of a plan.
func (r *Record) headroomFits(p *Plan) bool {
	if r.Told == nil {
		return p.Headroom == 0
	}
	return areWins(p.Headroom, r.Told[:]...)
}

// Headroom is what knowing a user could be worth at most: how much more an AI that thinks wins if it is told what
// nobody can know.
type Headroom struct {
	User    string         `json:"user"`
	Runs    int            `json:"runs"`
	Wins    stats.Estimate `json:"wins"`          // of the AI that is told nothing
	Learned stats.Estimate `json:"above_learned"` // by how much more it wins by what it has learned of its user
	Guess   stats.Estimate `json:"above_guess"`   // how much of that it wins by guessing the hand from what was played
	Program stats.Estimate `json:"above_program"` // if it knows how the user decides
	Hand    stats.Estimate `json:"above_hand"`    // if it sees the user's hand
	Both    stats.Estimate `json:"above_both"`
}

// headroomOf returns the headroom of a user, from its runs.
func (p *Plan) headroomOf(user string, runs [][]*Record) Headroom {
	games := float64(p.Headroom)
	between := func(more, less int) stats.Estimate {
		return p.ratio(runs, func(r *Record) stats.Cluster {
			return stats.Cluster{Hits: float64(r.Told[more] - r.Told[less]), Trials: games}
		})
	}
	above := func(oracle int) stats.Estimate { return between(oracle, toldNothing) }
	return Headroom{
		User: user, Runs: len(runs), Learned: above(toldLearned), Guess: between(toldLearned, toldCounts), Program: above(toldProgram), Hand: above(toldHand), Both: above(toldBoth),
		Wins: p.ratio(runs, func(r *Record) stats.Cluster { return stats.Cluster{Hits: float64(r.Told[toldNothing]), Trials: games} }),
	}
}
