package boardscreens

import (
	"context"
	"sync"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/runtime/game/dynamic"
)

// adviser tells what the strongest level thinks of the positions of a game, which are told apart by their plies. It is
// asked outside of the toolkit's thread, about one position at a time: who asks about another one gives the one before
// up.
type adviser struct {
	table *Table
	host  Host
	known map[int]*dynamicplayer.Rationale
	stop  context.CancelFunc

	deciding sync.Mutex
	player   dynamicplayer.Player
}

func newAdviser(table *Table, host Host) *adviser {
	return &adviser{table: table, host: host, known: map[int]*dynamicplayer.Rationale{}, stop: func() {}}
}

// about calls then with what is thought of a position, once that is known, unless it is given up.
func (a *adviser) about(ply int, p dynamic.Position, then func(*dynamicplayer.Rationale)) {
	a.stop()
	if known := a.known[ply]; known != nil {
		then(known)
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	a.stop = stop
	a.host.Background(func() func() {
		r := a.decide(ctx, &p)
		return func() {
			if r != nil && ctx.Err() == nil {
				a.known[ply] = r
				then(r)
			}
		}
	})
}

// decide lets the adviser decide; nil if it is given up before it begins.
func (a *adviser) decide(ctx context.Context, p *dynamic.Position) *dynamicplayer.Rationale {
	a.deciding.Lock()
	defer a.deciding.Unlock()
	if ctx.Err() != nil {
		return nil
	}
	if a.player == nil {
		a.player = a.table.adviser()
	}
	v := a.table.View(p, a.table.Mover(p))
	_, r, err := a.player.Decide(ctx, &v, a.table.Legal(p, nil))
	if err != nil {
		return nil
	}
	return r.Clone()
}
