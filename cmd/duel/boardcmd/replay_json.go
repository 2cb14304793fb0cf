package boardcmd

import (
	"io"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/ai/protocol"
	"boardduels/cmd/duel/cli"
	"boardduels/internal/games"
	"boardduels/runtime/record/boardrecord"
)

// momentJSON is a moment of a record for machines. Seats count from 1, 0 stands for none.
type momentJSON struct {
	Ply    int            `json:"ply"`
	Seat   int            `json:"seat"` // of the last move
	Action string         `json:"action,omitempty"`
	Drawn  bool           `json:"drawn,omitempty"` // the move was one of the opening's, by lot
	Events []string       `json:"events"`
	Points []int16        `json:"points"` // of each seat
	Scene  protocol.Scene `json:"scene"`
	Why    *whyJSON       `json:"why,omitempty"` // of a brain's move, if it was asked for
}

type whyJSON struct {
	Brain      string          `json:"brain"`
	Plies      int             `json:"plies"` // how far it looked ahead
	Exact      bool            `json:"exact"` // it saw all games to their ends
	Work       int             `json:"work"`  // positions or games that it looked at
	Slip       bool            `json:"slip"`  // it was taken by lot
	Candidates []candidateJSON `json:"candidates"`
}

type candidateJSON struct {
	Action string     `json:"action"`
	Score  float64    `json:"score"`
	Rough  bool       `json:"rough"` // nobody looked closer at it
	Terms  []termJSON `json:"terms"`
}

type termJSON struct {
	Name   string  `json:"name"`
	Amount float64 `json:"amount"`
}

func newWhyJSON(why *dynamicplayer.Rationale) *whyJSON {
	if why == nil {
		return nil
	}
	told := &whyJSON{why.Brain, why.Plies, why.Exact, why.Work, why.Slip, []candidateJSON{}}
	for _, c := range why.Candidates {
		candidate := candidateJSON{c.Action, c.Score, c.Rough, []termJSON{}}
		for _, term := range c.Terms {
			candidate.Terms = append(candidate.Terms, termJSON(term))
		}
		told.Candidates = append(told.Candidates, candidate)
	}
	return told
}

// json prints moments as a list.
func (s *story) json(w io.Writer, from, to int) error {
	moments := []momentJSON{}
	for ply := from; ply <= to; ply++ {
		f, err := s.playback.At(ply)
		if err != nil {
			return err
		}
		moments = append(moments, s.momentJSON(f))
	}
	return cli.PrintJSON(w, moments)
}

func (s *story) momentJSON(f *boardrecord.Frame) momentJSON {
	m := newMomentJSON(s.table, s.record, f)
	m.Why = newWhyJSON(s.reasons[f.Ply])
	return m
}

// newMomentJSON is a moment as the person of a record sees it.
func newMomentJSON(table games.Table, r *boardrecord.Record, f *boardrecord.Frame) momentJSON {
	view := table.View(&f.State, r.Person())
	points := table.Points(&f.State)
	return momentJSON{
		Ply: f.Ply, Seat: int(f.Seat) + 1, Action: f.Action, Drawn: 0 < f.Ply && f.Ply <= r.Drawn(), Events: append([]string{}, f.Events...),
		Points: points[:len(r.Seats)], Scene: protocol.DescribeScene(table.Scene(&view)),
	}
}
