package dynamic

import "boardduels/runtime/game"

// closed is a game whose types nobody sees.
type closed[S any, A comparable, E, V any] struct {
	family string
	rules  int
	game   game.Notated[S, A, E, V]
}

func (c closed[S, A, E, V]) state(p *Position) *S { return p.state.(*S) }

func (c closed[S, A, E, V]) Family() string  { return c.family }
func (c closed[S, A, E, V]) Rules() int      { return c.rules }
func (c closed[S, A, E, V]) Seats() int      { return c.game.Seats() }
func (c closed[S, A, E, V]) Setup() []string { return c.game.Setup() }

func (c closed[S, A, E, V]) Start(seed uint64) Position {
	s := c.game.Start(seed)
	return Position{&s}
}

func (c closed[S, A, E, V]) Mover(p *Position) game.Seat    { return c.game.Mover(c.state(p)) }
func (c closed[S, A, E, V]) Points(p *Position) game.Points { return c.game.Points(c.state(p)) }
func (c closed[S, A, E, V]) Hash(p *Position) uint64        { return c.game.Hash(c.state(p)) }

func (c closed[S, A, E, V]) Legal(p *Position, buf []string) []string {
	s := c.state(p)
	for _, a := range c.game.Legal(s, nil) {
		buf = append(buf, c.game.Format(s, a))
	}
	return buf
}

func (c closed[S, A, E, V]) Apply(p *Position, action string, told *[]string) error {
	s := *c.state(p)
	a, err := c.game.Parse(&s, action)
	if err != nil {
		return err
	}
	var events []E
	if err := c.game.Apply(&s, a, &events); err != nil {
		return err
	}
	p.state = &s
	if told != nil {
		for i := range events {
			*told = append(*told, c.game.Tell(&events[i]))
		}
	}
	return nil
}

func (c closed[S, A, E, V]) View(p *Position, seat game.Seat) View {
	v := c.game.View(c.state(p), seat)
	return View{seat, &v}
}

func (c closed[S, A, E, V]) Determinize(v *View, seed uint64) Position {
	s := c.game.Determinize(Seen[V](v), seed)
	return Position{&s}
}

// Format returns the action as the family writes it.
func (c closed[S, A, E, V]) Format(p *Position, action string) string {
	written, err := c.Parse(p, action)
	if err != nil {
		return action // not a legal one, which nobody is promised anything of
	}
	return written
}

// Parse returns the action as the family writes it.
func (c closed[S, A, E, V]) Parse(p *Position, text string) (string, error) {
	a, err := c.game.Parse(c.state(p), text)
	if err != nil {
		return "", err
	}
	return c.game.Format(c.state(p), a), nil
}

func (c closed[S, A, E, V]) Tell(e *string) string { return *e }

func (c closed[S, A, E, V]) Scene(v *View) game.Scene { return c.game.Scene(Seen[V](v)) }
