package boardscreens

import (
	"context"
	"sync"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/runtime/game/dynamic"
)

// counsel is what the adviser thinks of the positions of a game, which are told apart by their plies. It is asked
// outside of the toolkit's thread, about one position at a time: who asks about another one gives the one before up.
type counsel struct {
	table *Table
	host  Host
	known map[int]*dynamicplayer.Rationale
	stop  context.CancelFunc

	deciding sync.Mutex
	player   dynamicplayer.Player
}

func newCounsel(table *Table, host Host) *counsel {
	return &counsel{table: table, host: host, known: map[int]*dynamicplayer.Rationale{}, stop: func() {}}
}

// about calls then with what is thought of a position, once that is known, unless it is given up.
func (c *counsel) about(ply int, p dynamic.Position, then func(*dynamicplayer.Rationale)) {
	c.stop()
	if known := c.known[ply]; known != nil {
		then(known)
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	c.stop = stop
	c.host.Background(func() func() {
		r := c.decide(ctx, &p)
		return func() {
			if r != nil && ctx.Err() == nil {
				c.known[ply] = r
				then(r)
			}
		}
	})
}

// decide lets the adviser decide; nil if it is given up before it begins.
func (c *counsel) decide(ctx context.Context, p *dynamic.Position) *dynamicplayer.Rationale {
	c.deciding.Lock()
	defer c.deciding.Unlock()
	if ctx.Err() != nil {
		return nil
	}
	if c.player == nil {
		c.player = c.table.adviser()
	}
	v := c.table.View(p, c.table.Mover(p))
	_, r, err := c.player.Decide(ctx, &v, c.table.Legal(p, nil))
	if err != nil {
		return nil
	}
	return r.Clone()
}
