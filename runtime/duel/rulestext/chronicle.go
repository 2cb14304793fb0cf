package rulestext

import (
	"unicode"
	"unicode/utf8"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Chronicle puts a duel into words, action by action from the first one on. It remembers where lasting damage came
// from, which the events of the damage don't tell.
type Chronicle struct {
	t      *i18n.Translator
	names  Names
	called Dictionary
	duel   *duel.Duel

	cause    cause
	fired    firing
	saving   *saving                     // nil while nobody is kept from dying
	counters [2][rule.MostCounters]int16 // as they stand
	dots     [2][]dot                    // on each fighter, the oldest first
	tick     tick
}

// cause is what takes effect: a card, or a rule.
type cause struct {
	seat game.Seat
	card duel.CardIndex
	rule string // what the rule belongs to; "" of what the card does without rules
}

// dot is a DoT on a fighter.
type dot struct {
	card  string  // that it came from
	hurts []int16 // what it still costs, round by round
}

// tick is how far the DoTs of the fighter whose turn begins have been told.
type tick struct {
	seat    game.Seat // or Nobody
	hurting int       // the DoTs up to here have hurt
	ended   int       // the DoTs up to here have ended, if they do
}

// NewChronicle returns the chronicle of a duel in which nothing has happened yet.
func NewChronicle(t *i18n.Translator, names Names, d *duel.Duel) *Chronicle {
	c := &Chronicle{t: t, names: names, duel: d}
	c.tick.seat = game.Nobody
	return c
}

// Calling has the chronicle call what rules name as a pack does, and returns it.
func (c *Chronicle) Calling(d Dictionary) *Chronicle {
	c.called = d
	return c
}

// From has the chronicle begin with what there is in a position, and returns it; nil is the opening. Nobody knows where
// damage over time came from that lasts already.
func (c *Chronicle) From(p *duel.Position) *Chronicle {
	if p == nil {
		return c
	}
	for seat := range p.Fighters {
		c.counters[seat] = p.Ruled[seat].Counters
		for _, d := range p.Fighters[seat].DoTs {
			if d.Time > 0 {
				c.dots[seat] = append(c.dots[seat], dot{hurts: amounts(d.Power, d.Increase, d.Time)})
			}
		}
	}
	return c
}

// Opening tells who begins, what the other one gets for that, and what rules bring about then.
func (c *Chronicle) Opening(starter game.Seat, events []duel.Event) []string {
	shield := c.duel.Numbers().SecondShield
	key := "event.opening"
	if shield == 0 {
		key = "event.opening.plain"
	}
	begins := c.t.Text(key, i18n.Args{"Hero": c.names.Hero(starter), "Other": c.names.Hero(1 - starter), "N": shield})
	return append([]string{begins}, c.Tell(events)...)
}

// Tell returns the events of the next action as lines: what set them off, then what followed from it. Cards that move
// between hand and deck in the course of it are left out, and the loss of nothing where it is told why. That damage
// over time is over is told once nothing of its card hurts any more. A rule or counter that something set off begins a
// line of its own, with its name.
// What keeps a hero from dying does so amid what would have killed it, and stands there in brackets.
//
//	Knight plays Cleave for 1 energy: Mage’s shield absorbs 1 damage, Mage loses 1 hp
func (c *Chronicle) Tell(events []duel.Event) []string {
	page := page{t: c.t}
	c.fired = firing{}
	for _, e := range TicksFirst(events) {
		if c.isSaved(e) {
			page.shut()
		}
		if c.saving == nil && c.leaves(e) {
			page.part()
		}
		about := c.circumstances(e)
		line := sentence(c.t, c.names, e, about)
		switch {
		case e.Kind == duel.RuleBegan && page.ends(line): // one of several rules of a card
		case c.isUnsaid(e), about.goesOn, e.Kind == duel.DamageTaken && e.Amount == 0 && len(page.consequences) > 0:
		case about.saves:
			page.interject(line)
		case c.isSetOff(e):
			page.open(line)
			page.bare = true
		case opensLine(e.Kind):
			page.open(line)
		default:
			page.follow(line)
		}
	}
	page.flush()
	c.saving = nil
	c.endTick()
	for i := range page.lines {
		page.lines[i] = Sentence(page.lines[i])
	}
	return page.lines
}

// Sentence returns a text that begins with a capital letter.
func Sentence(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if first == utf8.RuneError {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

// circumstances returns what else there is to tell of an event, and remembers what later ones will need.
func (c *Chronicle) circumstances(e duel.Event) (found circumstances) {
	switch e.Kind {
	case duel.Clashed:
		found.stances = c.called
		c.fired = firing{drawing: anyNumber} // which no turn begins with
	case duel.TurnStarted:
		c.tick = tick{seat: e.Seat}
	case duel.CardPlayed, duel.CardTriggered:
		c.cause = cause{seat: e.Seat, card: e.Card}
		c.fired = firing{own: true}
	case duel.RuleFired:
		was := *c
		if found.source, found.saves = c.fire(e); found.saves {
			c.saving = c.newSaving(e, was.cause, was.fired)
		}
	case duel.CounterFired, duel.CounterChanged:
		found.counter = c.count(e)
	case duel.CardCreated:
		found.becomes = c.fired.own
	case duel.DoTHurt:
		found.source = c.hurting().card
	case duel.EffectGained:
		if e.Effect == duel.DoTEffect || e.Effect == duel.HoTEffect {
			found.increase = c.increase()
		}
		if e.Effect == duel.DoTEffect {
			c.dots[e.Seat] = append(c.dots[e.Seat], dot{
				card:  c.causing(),
				hurts: amounts(e.Amount, found.increase, e.Time),
			})
		}
	case duel.EffectEnded:
		if e.Effect == duel.DoTEffect {
			found.source, found.goesOn = c.ended()
		}
	case duel.EffectRemoved:
		if dots := c.dots[e.Seat]; e.Effect == duel.DoTEffect && len(dots) > 0 { // the oldest goes first
			found.source, c.dots[e.Seat] = dots[0].card, dots[1:]
		}
	}
	return found
}

// increase is by how much a HoT or DoT of what takes effect changes each round.
func (c *Chronicle) increase() int16 {
	if c.cause.rule != "" {
		return 0
	}
	return c.duel.Card(c.cause.seat, c.cause.card).EffectIncreasing
}

// causing is what takes effect is called.
func (c *Chronicle) causing() string {
	if c.cause.rule != "" {
		return c.cause.rule
	}
	return c.names.Card(c.cause.seat, c.cause.card)
}

// hurting returns the next DoT that hurts as the turn begins. Once one of them finds no hp to take, none after it does.
func (c *Chronicle) hurting() dot {
	return c.next(&c.tick.hurting, func(d dot) bool { return d.hurts[0] > 0 })
}

// ended returns the card of the next DoT that ends as the turn begins, and whether another one of that card is still to
// end.
func (c *Chronicle) ended() (card string, goesOn bool) {
	card = c.next(&c.tick.ended, func(d dot) bool { return len(d.hurts) == 1 }).card
	for i, d := range c.dotsTold() {
		goesOn = goesOn || d.card == card && (len(d.hurts) > 1 || i >= c.tick.ended)
	}
	return card, goesOn
}

// dotsTold returns the DoTs of the fighter whose turn begins.
func (c *Chronicle) dotsTold() []dot {
	if c.tick.seat == game.Nobody {
		return nil
	}
	return c.dots[c.tick.seat]
}

// next returns the next DoT of those that are told now that fits, counting from a place on, and moves the place behind
// it.
func (c *Chronicle) next(place *int, fits func(dot) bool) dot {
	for dots := c.dotsTold(); *place < len(dots); {
		d := dots[*place]
		*place++
		if fits(d) {
			return d
		}
	}
	return dot{}
}

// endTick takes a round from the DoTs that have been told.
func (c *Chronicle) endTick() {
	if c.tick.seat == game.Nobody {
		return
	}
	var left []dot
	for _, d := range c.dots[c.tick.seat] {
		if len(d.hurts) > 1 {
			left = append(left, dot{d.card, d.hurts[1:]})
		}
	}
	c.dots[c.tick.seat] = left
	c.tick = tick{seat: game.Nobody}
}
