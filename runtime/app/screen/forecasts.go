package screen

import (
	"crypto/rand"

	"fyne.io/fyne/v2"

	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/habit"
	"boardduels/runtime/match/duelmatch"
)

// greet lets the AI seal what it expects of the person's turns, and has the rival say something as the duel begins:
// what the AI says of the person, if it says anything. It is called on the match's goroutine, as all that follows.
func (s *Session) greet() {
	isNew := s.Match.Record().Plies() == 0
	if err := s.foretell(); err != nil {
		fyne.LogError("sealing forecasts", err)
	}
	if claim := s.claimNow(); isNew || claim != nil {
		s.do(func() { s.Greet(claim, s.Remembered, isNew) })
	}
}

// foretell lets the AI seal what it expects.
func (s *Session) foretell() (err error) {
	wanted, claims := s.forecasts != NoForecasts, s.forecasts == AllForecasts
	s.sealer, err = forecast.Begin(s.Match.Record(), s.Duel, 1-s.Me, wanted, claims, newSalt)
	return err
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
