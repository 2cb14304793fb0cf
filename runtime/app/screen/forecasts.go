package screen

import (
	"crypto/rand"

	"fyne.io/fyne/v2"

	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/habit"
	"boardduels/runtime/match/duelmatch"
)

// foretell lets the AI seal what it expects of the person's turns, if it knows anything of who plays that hero. It is
// called on the match's goroutine, as all that follows.
func (s *Session) foretell() {
	record := s.Match.Record()
	wanted := s.forecasts != NoForecasts
	if record.Plies() > 0 {
		// Whatever is chosen now: a seal that is missing would look taken out
		wanted = forecast.IsForetold(&record.Seats[1-s.Me])
	}
	if !wanted {
		return
	}
	_, foe, err := record.Seats[1-s.Me].Known()
	if err == nil && foe != nil {
		s.sealer, err = forecast.NewSealer(record, s.Duel, 1-s.Me, foe, newSalt)
	}
	if err != nil {
		fyne.LogError("sealing forecasts", err)
		return
	}
	if claim := s.claimNow(); claim != nil {
		s.do(func() { s.Claim(claim) })
	}
}

// claimNow returns what the AI said of the person before the duel, unless only the result is to tell.
func (s *Session) claimNow() *habit.Claim {
	if s.sealer == nil || s.forecasts != AllForecasts {
		return nil
	}
	return s.sealer.Claim()
}

// newSalt draws a salt from the system's chance.
func newSalt() (salt forecast.Salt) {
	_, _ = rand.Read(salt[:]) // it never fails
	return salt
}

// forecastNow returns the seal of the turn under way.
func (s *Session) forecastNow() *forecast.Seal {
	if s.sealer == nil || s.forecasts != AllForecasts {
		return nil
	}
	return s.sealer.Closed()
}

// forecastAfter takes in an action, and returns what is sealed then, and the turn that it ended.
func (s *Session) forecastAfter(step *duelmatch.Step) (*forecast.Seal, *forecast.Turn) {
	if s.sealer == nil {
		return nil, nil
	}
	turn, ok := s.sealer.Observe(step.Action, step.State)
	if !ok || s.forecasts != AllForecasts {
		return s.forecastNow(), nil
	}
	return s.forecastNow(), &turn
}
