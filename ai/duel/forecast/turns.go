package forecast

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Turns opens what an AI of a record sealed: the turns of the user that are over and in which there was something to
// foretell. It returns an error as [Seals] does.
func Turns(r *duelrecord.Record, seat game.Seat) (turns []Turn, err error) {
	seals, err := Seals(r, seat)
	if err != nil || len(seals) == 0 {
		return nil, err
	}
	d, err := r.Duel()
	if err != nil {
		return nil, err
	}
	_, known, err := r.Seats[seat].Known()
	if err != nil {
		known = nil // what turns cost can't be told then, all else can
	}
	opener := NewOpener(d, 1-seat, known)
	err = eachTurn(r, d, func(i int, begun *duel.State, played []duel.Action) {
		if len(seals) == 0 || seals[0].Turn != i+1 || !r.Turns[i].Closed {
			return
		}
		if turn, ok := opener.Open(&seals[0].Model, i+1, begun, played); ok {
			turns = append(turns, turn)
		}
		seals = seals[1:]
	})
	return turns, err
}

// ByPly returns turns of a record by the number of actions up to and with the last of each.
func ByPly(r *duelrecord.Record, turns []Turn) map[int]*Turn {
	all := map[int]*Turn{}
	for i := range turns {
		if ended, err := r.TurnStart(turns[i].Turn + 1); err == nil {
			all[ended] = &turns[i]
		}
	}
	return all
}

// Score counts turns that were foreseen.
type Score struct {
	Turns     int `json:"turns"`               // in which there was something to foretell
	Foreseen  int `json:"foreseen"`            // by the sealed model, the hand being known
	Blind     int `json:"blind"`               // by the same without the hand
	Strangers int `json:"strangers"`           // by who knows people as strong as the user, with the hand
	Outwitted int `json:"outwitted,omitempty"` // turns that outwitted the AI
}

// Plus returns what both count together.
func (s Score) Plus(more Score) Score {
	return Score{s.Turns + more.Turns, s.Foreseen + more.Foreseen, s.Blind + more.Blind, s.Strangers + more.Strangers, s.Outwitted + more.Outwitted}
}

// ScoreOf counts turns.
func ScoreOf(turns []Turn) (s Score) {
	for i := range turns {
		t := &turns[i]
		s.Turns++
		for _, count := range []struct {
			guess *Guess
			hits  *int
		}{{&t.Known, &s.Foreseen}, {&t.Blind, &s.Blind}, {&t.Stranger, &s.Strangers}} {
			if t.Foresaw(count.guess) {
				*count.hits++
			}
		}
		if t.Outwits() {
			s.Outwitted++
		}
	}
	return s
}
