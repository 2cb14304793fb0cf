package forecast

import (
	"slices"
	"strings"

	"boardduels/ai/duel/habit"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
	"boardduels/runtime/record/duelrecord"
)

// claimKeyword begins the line that tells which habit an AI told its user of before the duel:
//
//	+claim hurt/defends
const claimKeyword = "claim "

// claiming marks the purpose of the chance by which a claim is drawn; those of an AI's seat are far below.
const claiming = 1 << 40

// MakeClaim has the AI tell its user something before the duel, and writes down what; nothing if it knows of no habit.
func (s *Sealer) MakeClaim() {
	ai := &s.record.Seats[s.seen.Seat]
	if s.claim = drawClaim(s.duel.Hero(1-s.seen.Seat), ai, s.foe); s.claim != nil {
		ai.Additions = append(ai.Additions, claimKeyword+s.claim.HabitKey.String())
	}
}

// drawClaim draws what the AI of a seat tells its user beforehand, by what it knows of the user's hero.
func drawClaim(hero *duel.Hero, ai *duelrecord.Seat, known *kb.Knowledge) *habit.Claim {
	return habit.Claimed(hero, known.Habits, game.NewStream(ai.Seed, claiming))
}

// checkClaim returns an error for a claim that an AI which seals nothing can't have made, or of a habit that it didn't
// know of who plays a hero, and for a second one.
func checkClaim(hero *duel.Hero, seat game.Seat, ai *duelrecord.Seat) error {
	made := slices.DeleteFunc(slices.Clone(ai.Additions), func(line string) bool { return !strings.HasPrefix(line, claimKeyword) })
	if len(made) == 0 {
		return nil
	}
	_, known, err := ai.Known()
	if err != nil {
		return err
	}
	var allowed []string
	if known != nil && IsForetold(ai) {
		for _, h := range habit.Claimable(hero, known.Habits) {
			allowed = append(allowed, claimKeyword+h.HabitKey.String())
		}
	}
	for i, line := range made {
		if i > 0 || !slices.Contains(allowed, line) {
			return NoHabit.problem(seat, line, i18n.Args{"Found": record.Quote(line), "Known": strings.Join(allowed, ", ")})
		}
	}
	return nil
}

// Claim returns what the AI told the user before the duel, and how often that has showed in it; nil if it told nothing.
func (s *Sealer) Claim() *habit.Claim {
	if s.claim == nil {
		return nil
	}
	now := *s.claim
	return &now
}

// Claim returns what an AI of a record told its user beforehand, one of the habits that it knew, with how often that
// has showed in the turns that are over; nil if it told nothing. It returns an error of a record that can't be played.
func Claim(r *duelrecord.Record, seat game.Seat) (*habit.Claim, error) {
	_, known, err := r.Seats[seat].Known()
	if err != nil || known == nil {
		return nil, err
	}
	d, err := r.Duel()
	if err != nil {
		return nil, err
	}
	claim := claimOf(d.Hero(1-seat), &r.Seats[seat], known)
	if claim == nil {
		return nil, nil
	}
	return claim, eachTurn(r, d, func(turn int, begun *duel.State, played []duel.Action) {
		if begun.Mover == 1-seat && r.Turns[turn].Closed {
			claim.See(d, begun, played)
		}
	})
}

// claimOf returns the claim that stands with the seat of an AI; nil if there is none, or it is of no habit that the AI
// knew of who plays a hero.
func claimOf(hero *duel.Hero, ai *duelrecord.Seat, known *kb.Knowledge) *habit.Claim {
	for _, h := range habit.Claimable(hero, known.Habits) {
		if slices.Contains(ai.Additions, claimKeyword+h.HabitKey.String()) {
			return &habit.Claim{Habit: h}
		}
	}
	return nil
}

// eachTurn plays a record, and calls f with each of its turns, from 0: how it began, once the stances for
// it were taken, and what was played in it.
func eachTurn(r *duelrecord.Record, d *duel.Duel, f func(turn int, begun *duel.State, played []duel.Action)) error {
	s, err := r.First(d)
	if err != nil {
		return err
	}
	for i := range r.Turns {
		actions, err := begins(d, &s, &r.Turns[i])
		if err != nil {
			return err
		}
		if s.Winner != game.Nobody { // the clash decided
			return nil
		}
		begun, played := s, []duel.Action(nil)
		for _, action := range actions {
			if err := d.Apply(&s, action, nil); err != nil {
				return err
			}
			if action.Card != duel.NoCard {
				played = append(played, action)
			}
		}
		f(i, &begun, played)
	}
	return nil
}

// begins takes the stance that a turn begins with, if there is one, and returns what else is done in it.
func begins(d *duel.Duel, s *duel.State, turn *duelrecord.Turn) ([]duel.Action, error) {
	if len(turn.Actions) == 0 || turn.Actions[0].Stance() == rule.NoStance {
		return turn.Actions, nil
	}
	return turn.Actions[1:], d.Apply(s, turn.Actions[0], nil)
}
