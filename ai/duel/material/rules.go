package material

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Left is what rules have left on a fighter, by what it is: points, above 0 if it is good for the fighter. The pack's
// counters come first, in their order.
type Left [LeftCount]int

// What rules leave besides counters.
const (
	Listening = rule.MostCounters + iota // rules that wait for their events
	Brought                              // cards that came to the deck, or left it
	Forbidden                            // cards that can't be played
	NextCard                             // what the next card costs less
	LeftCount
)

// Sum is the worth of all that rules have left.
func (l *Left) Sum() (points int) {
	for _, worth := range l {
		points += worth
	}
	return points
}

const (
	ahead     = 5  // rounds for which is reckoned what goes on until the duel ends
	drawn     = 12 // a card drawn, or lost from the hand
	unwelcome = 8  // a card that somebody else has made
	seen      = 2  // a card that the enemy knows of
	silence   = 30 // a turn in which no card can be played
	disarmed  = 30 // a card that lay ready
	saved     = 20 // the hp with which somebody lives on instead of dying
)

// often is how many times in a hundred rounds an event happens to a fighter, by and large; to a copy of a card those of
// its own. Measured in duels of three brains with themselves (docs/tester/learning.md).
var often = [rule.EventCount]int{
	rule.TurnStart: 100, rule.TurnEnd: 100, rule.OwnPlay: 200, rule.FoePlay: 200, rule.Struck: 100, rule.Strikes: 100, rule.Hurt: 100,
	rule.Healed: 15, rule.ShieldBroken: 13, rule.Draws: 100, rule.Discards: 3, rule.UsedUp: 13, rule.Drawn: 15, rule.Discarded: 1, rule.Held: 20,
}

// amounts are what events come to, in the same duels.
var amounts = [rule.EventCount]int16{
	rule.OwnPlay: 1, rule.FoePlay: 1, rule.Struck: 3, rule.Strikes: 3, rule.Hurt: 4, rule.Healed: 3, rule.ShieldBroken: 2, rule.Draws: 2,
	rule.Discards: 2, rule.UsedUp: 1,
}

// among is how many of a hundred cards a filter lets through.
var among = [rule.FilterCount]int{rule.Any: 100, rule.Attack: 60, rule.Defence: 40, rule.Minor: 100, rule.Major: 10, rule.Reactive: 10, rule.Tagged: 30}

// LeftOn is what rules have left on a seat's fighter. In a classic duel that is nothing.
func LeftOn(d *duel.Duel, s *duel.State, seat game.Seat) (left Left) {
	if d.IsClassic() {
		return left
	}
	ruled, n := &s.Ruled[seat], d.Numbers()
	for i := range n.Counters {
		if ruled.Counters[i] != 0 {
			left[i] = counted(&n.Counters[i], ruled.Counters[i])
		}
	}
	r := reckoning{&n, d, s, seat}
	left[Listening] = r.listening()
	for i := range ruled.Added {
		if ruled.Added[i] != 0 {
			left[Brought] += r.card(d.Card(seat, duel.CardIndex(i))) * r.gained(duel.CardIndex(i)) / 2
		}
	}
	for filter, turns := range ruled.Forbidden {
		left[Forbidden] -= silence * int(turns) * among[filter] / 100
	}
	left[NextCard] = -cheapness * int(s.Fighters[seat].CostNext)
	return left
}

// counted is the worth of a counter to who bears it.
func counted(c *rule.Counter, value int16) int {
	return doing[c.Does]*happening(c, value) + adding[c.Adds]*ahead*int(value)
}

// doing is the worth of each point that a counter does, adding of each that it adds in a round.
var (
	doing = [...]int{
		rule.DoesDamage: -HP, rule.DoesHeal: HP, rule.DoesShield: shield, rule.DoesEnergy: energy, rule.DoesDraw: drawn, rule.DoesBack: HP,
	}
	adding = [...]int{
		rule.AddsDamage: strike, rule.AddsLessDamage: -strike, rule.AddsTaken: -strike, rule.AddsLessTaken: strike,
		rule.AddsShield: shield, rule.AddsLessShield: -shield,
	}
)

// happening is what a counter still comes to in the rounds that are reckoned.
func happening(c *rule.Counter, value int16) (sum int) {
	times := [...]int{rule.AtTurnStart: ahead, rule.AtTurnEnd: ahead, rule.WhenPlays: 2 * ahead, rule.WhenStruck: ahead, rule.WhenStrikes: ahead}[c.When]
	for range times {
		sum += int(value)
		value = c.Then.Of(value)
	}
	return sum
}

// reckoning tells the worth of rules to a seat in a state; without one as they mostly are.
type reckoning struct {
	numbers *duel.Numbers
	duel    *duel.Duel
	state   *duel.State // nil: none
	seat    game.Seat
}

// gained is how many copies of a card the fighter has gained that are still there, or lost below 0.
func (r *reckoning) gained(card duel.CardIndex) int {
	gained := int(r.state.Ruled[r.seat].Added[card])
	if r.duel.Hero(r.seat).Deck[card].Copies == 0 {
		gained -= int(r.state.Fighters[r.seat].Removed[card])
	}
	return gained
}

// listening is the worth of the rules that wait for their events.
func (r *reckoning) listening() (points int) {
	for _, l := range r.state.Ruled[r.seat].Lasting {
		if l.Rounds > 0 {
			points += r.waiting(&r.duel.Card(r.seat, l.Card).Says.Rules.All()[l.Rule], int(l.Rounds), int(l.Times))
		}
	}
	hero := r.duel.Hero(r.seat)
	for i := range hero.Passives {
		points += r.always(&hero.Passives[i])
	}
	for i := range hero.Relics {
		for j := range hero.Relics[i].Rules {
			points += r.always(&hero.Relics[i].Rules[j])
		}
	}
	return points
}

// always is the worth of a rule that never ends. One that is done some times only may have been done already.
func (r *reckoning) always(of *rule.Rule) int {
	if of.Times > 0 || of.On == rule.Start {
		return 0
	}
	return r.waiting(of, ahead, 0)
}

// waiting is the worth of a rule that waits for its event for some rounds, at most so many times unless that is 0.
func (r *reckoning) waiting(of *rule.Rule, rounds, times int) int {
	once := r.once(of)
	if of.On == rule.Dying {
		return saved + once
	}
	hundredths := often[of.On] * min(rounds, ahead) * among[of.Of] / 100
	if times > 0 {
		hundredths = min(hundredths, 100*times)
	}
	return once * hundredths / 100
}

// once is the worth of what a rule does each time to who has it.
func (r *reckoning) once(of *rule.Rule) int {
	points := r.effect(of, int(of.Value(r.measure(of, of.Per)))) * int(of.Chance) / 100
	if of.To == rule.Foe {
		points = -points
	}
	if of.If != rule.Always && !of.Holds(r.measure(of, of.If)) {
		points /= 4 // it may still come
	}
	return points
}

// effect is the worth of an effect of some amount to whom it is for.
func (r *reckoning) effect(of *rule.Rule, amount int) int {
	length := int(of.For)
	switch of.Do {
	case rule.Damage:
		return -HP * amount * int(of.Hits)
	case rule.Heal:
		return HP * amount
	case rule.RaiseShield:
		return shield * amount
	case rule.Unshield:
		return -shield * amount
	case rule.GiveEnergy:
		return energy * amount
	case rule.Draw, rule.Recover:
		return drawn * amount
	case rule.Discard, rule.UseUp:
		return -drawn * min(amount, 2)
	case rule.Create:
		if of.To == rule.Foe {
			return -unwelcome * amount
		}
		return unwelcome * amount
	case rule.Show:
		return -seen * amount
	case rule.AddCounter:
		return r.counter(of, amount)
	case rule.OverTime:
		return -HP * amount * length
	case rule.HealOverTime:
		return HP * amount * length
	case rule.Defend:
		return danger * amount * length / 100
	case rule.DamageBonus:
		return strike * amount * length
	case rule.CostBonus:
		return -cheapness * amount * length
	case rule.HealBonus:
		return healing * amount * length
	case rule.MaxHP:
		return borrowed * amount
	case rule.Immortal:
		return immortal * length
	case rule.Regen:
		return regen * amount
	case rule.Stun:
		return -stun * amount
	case rule.CostNext:
		return -cheapness * amount
	case rule.Forbid:
		return -silence * length * among[of.Card] / 100
	case rule.Disarm:
		return -disarmed
	}
	return 0 // of what there is to remove nothing is known
}

// counter is the worth of a change of a counter to who bears it.
func (r *reckoning) counter(of *rule.Rule, change int) int {
	i := r.numbers.Counter(of.Counter)
	if i < 0 {
		return 0
	}
	worth := counted(&r.numbers.Counters[i], int16(max(change, -change)))
	if change < 0 {
		return -worth
	}
	return worth
}

// measure is how much a measure comes to now, or mostly.
func (r *reckoning) measure(of *rule.Rule, m rule.Measure) int16 {
	switch m {
	case rule.None:
		return 0
	case rule.Always:
		return 1
	case rule.Amount:
		return amounts[of.On]
	case rule.Times:
		return 1
	case rule.Done, rule.EnergyTaken:
		return 2
	case rule.ThisPlayed:
		return 1
	}
	if side, one := m.Of(); r.state != nil && m != rule.Round {
		seat := r.seat
		if side == rule.Foe {
			seat = 1 - seat
		}
		return r.fighter(seat, of, one)
	}
	return usual(m)
}

// usual is what a measure of a fighter, or of the duel, mostly comes to.
func usual(m rule.Measure) int16 {
	switch _, one := m.Of(); one {
	case rule.HP:
		return 20
	case rule.HPShare:
		return 60
	case rule.InDeck, rule.LostHP:
		return 8
	case rule.DoTs, rule.Stunned, rule.Armed, rule.Defended, rule.Bonus:
		return 0
	}
	return 3
}

// fighter is a measure of a seat's fighter now.
func (r *reckoning) fighter(seat game.Seat, of *rule.Rule, m rule.Measure) int16 {
	f := &r.state.Fighters[seat]
	switch m {
	case rule.HP:
		return f.HP
	case rule.HPShare:
		return int16(100 * int(f.HP) / int(r.duel.MaxHP(f, seat)))
	case rule.LostHP:
		return r.duel.MaxHP(f, seat) - f.HP
	case rule.Shield:
		return f.Shield
	case rule.Energy:
		return f.EP
	case rule.InHand:
		return f.HandCount
	case rule.InDeck:
		return f.DeckCount
	case rule.Counters:
		if i := r.numbers.Counter(of.Counter); i >= 0 {
			return r.state.Ruled[seat].Counters[i]
		}
	}
	return usual(m)
}

// card is the worth of what a card does by its fields and by its rules, by and large: of modes the best.
func (r *reckoning) card(c *duel.Card) int {
	mostly := reckoning{numbers: r.numbers, duel: r.duel, seat: r.seat}
	var modes [rule.MostModes + 1]int
	rules := c.Says.Rules.All()
	for i := range rules {
		of := &rules[i]
		switch {
		case of.On == rule.Play:
			modes[of.Mode] += mostly.once(of)
		case of.Lasting():
			modes[of.Mode] += mostly.waiting(of, int(of.Lasts), int(of.Times))
		default:
			modes[of.Mode] += mostly.waiting(of, 1, 0)
		}
	}
	best := modes[1]
	for _, points := range modes[2:] {
		best = max(best, points)
	}
	return Card(c) + modes[0] + best
}
