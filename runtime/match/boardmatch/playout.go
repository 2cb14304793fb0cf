package boardmatch

import (
	"context"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record/boardrecord"
)

// PlayOut has players play a record on to the end of its game, and returns it; the record itself is left as it is. A
// game that isn't over when it has so many plies stays unfinished: nobody might ever end it. observe, unless nil, is
// called after each action. PlayOut returns an error as [New] does, and when ctx ends.
func PlayOut(ctx context.Context, g dynamic.Game, r *boardrecord.Record, players []dynamicplayer.Player, most int, observe func(*Step)) (*boardrecord.Record, error) {
	playing, stop := context.WithCancel(ctx)
	defer stop()
	plies := r.Plies()
	m, err := New(g, r, players, Options{Observe: func(s *Step) {
		if observe != nil {
			observe(s)
		}
		if plies++; plies >= most {
			stop()
		}
	}})
	if err != nil {
		return nil, err
	}
	if plies >= most {
		return m.Record(), nil
	}
	if _, err := m.Run(playing); err != nil && (ctx.Err() != nil || plies < most) {
		return nil, err
	}
	return m.Record(), nil
}
