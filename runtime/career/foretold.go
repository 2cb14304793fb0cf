package career

import (
	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/forecast"
)

// Foretold is how well an AI foresaw the player's turns with a hero, in one duel after the other.
type Foretold struct {
	Hero  string
	Duels []forecast.Score // in which something was foretold, in their order
}

// Foretold returns that by hero, the one of whom most was foretold first; only those of whom anything was.
func (c *Career) Foretold() (all []Foretold) {
	for _, tally := range c.By(func(d *Duel) []string { return []string{d.Hero} }) {
		f := c.foretoldIf(func(d *Duel) bool { return d.Hero == tally.Of })
		if f.Hero = tally.Of; len(f.Duels) > 0 {
			all = append(all, f)
		}
	}
	return all
}

// ForetoldOfAll returns it of all heroes together.
func (c *Career) ForetoldOfAll() Foretold {
	return c.foretoldIf(func(*Duel) bool { return true })
}

// foretoldIf returns it of the duels that count.
func (c *Career) foretoldIf(counts func(*Duel) bool) (f Foretold) {
	for i := range c.Duels {
		if d := &c.Duels[i]; d.Foretold.Turns > 0 && counts(d) {
			f.Duels = append(f.Duels, d.Foretold)
		}
	}
	return f
}

// ForetoldIn counts what was foretold in the duel with a name.
func (c *Career) ForetoldIn(name string) (none forecast.Score) {
	if at, found := c.place(name); found {
		return c.Duels[at].Foretold
	}
	return none
}

// Total counts all duels together.
func (f *Foretold) Total() (sum forecast.Score) {
	for _, duel := range f.Duels {
		sum = sum.Plus(duel)
	}
	return sum
}

// Foreseen returns the share of turns that the AI foresaw, with its interval: whole duels are drawn again.
func (f *Foretold) Foreseen() stats.Estimate {
	return f.share(func(s forecast.Score) int { return s.Foreseen })
}

// Yours returns by how much that is more than the share that a stranger would have foreseen: what is known of this very
// player. It can't be told from chance while its interval holds 0.
func (f *Foretold) Yours() stats.Estimate {
	return f.share(func(s forecast.Score) int { return s.Foreseen - s.Strangers })
}

func (f *Foretold) share(hits func(forecast.Score) int) stats.Estimate {
	clusters := make([]stats.Cluster, len(f.Duels))
	for i, duel := range f.Duels {
		clusters[i] = stats.Cluster{Hits: float64(hits(duel)), Trials: float64(duel.Turns)}
	}
	return stats.Ratio(0, clusters)
}

// Lately returns the share of turns foreseen after each of the newest duels, over that and those before it, as many as
// window at most, each with its interval; and that of a stranger.
func (f *Foretold) Lately(newest, window int) (foreseen []stats.Estimate, strangers []float32) {
	for i := max(len(f.Duels)-newest, 0); i < len(f.Duels); i++ {
		lately := Foretold{Duels: f.Duels[max(i+1-window, 0) : i+1]}
		sum := lately.Total()
		foreseen = append(foreseen, lately.Foreseen())
		strangers = append(strangers, float32(sum.Strangers)/float32(sum.Turns))
	}
	return foreseen, strangers
}
