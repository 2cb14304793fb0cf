package ai

import (
	"context"
	"slices"

	"boardduels/kb"
	"boardduels/runtime/duel"
)

// Reflecting returns brains that decide alike, and whose rationales tell whether what they have from their user made
// the difference: beside each player that has anything from its user decides one with the same luck that doesn't.
func (b Brains) Reflecting() Brains {
	reflecting := slices.Clone(b)
	for i := range reflecting {
		reflecting[i] = reflectingBrain(b[i])
	}
	return reflecting
}

func reflectingBrain(b Brain) Brain {
	return Brain{ID: b.ID, NeedsKnowledge: b.NeedsKnowledge, New: func(s Setup) (Player, error) {
		taught, err := b.New(s)
		if err != nil || s.Tacit || !b.NeedsKnowledge || !s.isTaught() {
			return taught, err
		}
		untaught, err := b.New(s.untaught())
		return &reflector{taught: taught, untaught: untaught}, err
	}}
}

// isTaught reports whether anything that a player is given comes from its user: cases, or how the user was seen to play
// the other hero. How somebody plays the own hero isn't the user's, but that of who is imitated.
func (s *Setup) isTaught() bool {
	return s.Knowledge.HasUserCases() || s.Foe != nil && (s.Foe.HasUserCases() || len(s.Foe.Style) > 0)
}

// untaught returns the set-up without that.
func (s Setup) untaught() Setup {
	s.Knowledge = s.Knowledge.Untaught()
	if s.Foe != nil {
		s.Foe = s.Foe.Untaught()
		s.Foe.Style, s.Foe.Experience.Observed, s.Foe.Experience.Trust = nil, 0, kb.Trust{}
	}
	return s
}

// reflector is a player with one beside it that has nothing from its user.
type reflector struct {
	taught, untaught Player
	rationale        Rationale
}

var _ Observer = (*reflector)(nil)

// Decide implements [Player].
func (r *reflector) Decide(ctx context.Context, view *duel.View, legal []duel.Action) (duel.Action, *Rationale, error) {
	action, why, err := r.taught.Decide(ctx, view, legal)
	if err != nil || why == nil {
		return action, why, err
	}
	instead, whyInstead, err := r.untaught.Decide(ctx, view, legal)
	if err != nil {
		return action, nil, err
	}
	r.rationale = *why
	if !isMeant(action, instead, whyInstead) {
		r.rationale.Untaught = &instead
	}
	return action, &r.rationale, nil
}

// isMeant reports whether who does something else first means to do an action in the same turn, too: then only the
// order of the cards is another.
func isMeant(action, first duel.Action, why *Rationale) bool {
	if action == first {
		return true
	}
	return why != nil && action != duel.EndTurn && slices.Contains(why.Turn, action)
}

// Observe implements [Observer].
func (r *reflector) Observe(before *duel.View, a duel.Action) {
	for _, player := range [...]Player{r.taught, r.untaught} {
		if observer, ok := player.(Observer); ok {
			observer.Observe(before, a)
		}
	}
}
