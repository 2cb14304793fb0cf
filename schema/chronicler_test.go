package schema_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// chronicler writes a duel down.
type chronicler struct {
	pack  *schema.Pack
	d     *duel.Duel
	s     duel.State
	text  strings.Builder
	shown map[string]bool // words of rules that were done, and cards
}

// watch plays the duel of a mechanic.
func (m *mechanic) watch(t *testing.T) *chronicler {
	files := mechanicFiles(t, m.beside)
	w := &chronicler{shown: map[string]bool{}}
	rules, ok := schema.Parse(schema.RulesKind, schema.RulesFile, string(files[schema.RulesFile].Data)).Rules()
	require.True(t, ok)
	for seat, s := range []stand{m.red, m.blue} {
		name := schema.FileOf(schema.HeroKind, cmp.Or(s.hero, "plain"))
		hero, ok := schema.Parse(schema.HeroKind, name, string(files[name].Data)).Hero()
		require.True(t, ok)
		hero.ID, hero.Deck = seatNames[seat], s.lines(int(rules.Numbers.Deck))
		d := schema.NewHero(hero)
		files[d.File()] = file(d.Source())
	}
	w.pack = schema.ReadPack(files)
	w.d = w.duel(t, strings.Fields(m.red.relics), strings.Fields(m.blue.relics))
	for seed := uint64(1); ; seed++ {
		if w.s = w.d.Start(seed); w.s.Starter == 0 {
			break
		}
	}
	for seat, s := range []stand{m.red, m.blue} {
		w.lay(game.Seat(seat), s)
	}
	w.introduce(m)
	w.situation()
	for _, name := range strings.Fields(m.played) {
		w.play(t, name)
	}
	w.text.WriteString("\n")
	w.situation()
	return w
}

// seatNames are the ids of the two heroes.
var seatNames = [2]string{"red", "blue"}

// lines returns the deck of a hero that has some cards, and pebbles.
func (s stand) lines(size int) (lines []schema.DeckLine) {
	cards := strings.Fields(s.hand + " " + s.deck)
	for len(cards) < size {
		cards = append(cards, "pebble")
	}
	for _, id := range cards {
		i := slices.IndexFunc(lines, func(l schema.DeckLine) bool { return l.Card == id })
		if i < 0 {
			lines, i = append(lines, schema.DeckLine{Card: id}), len(lines)
		}
		lines[i].Copies++
	}
	return lines
}

func (w *chronicler) duel(t *testing.T, red, blue []string) *duel.Duel {
	first, err := w.pack.DuelHero("red", red...)
	require.NoError(t, err)
	second, err := w.pack.DuelHero("blue", blue...)
	require.NoError(t, err)
	d, err := w.pack.Numbers().New(first, second)
	require.NoError(t, err)
	return d
}

// lay puts the cards of a hero where a mechanic wants them.
func (w *chronicler) lay(seat game.Seat, s stand) {
	f, piles := &w.s.Fighters[seat], &w.s.Piles[seat]
	*piles = duel.Piles{}
	in, on := strings.Fields(s.hand), strings.Fields(s.deck)
	f.HandCount, f.DeckCount = int16(len(in)), w.d.Numbers().Deck-int16(len(in))
	for i, id := range in {
		piles.Hand[i] = w.line(seat, id)
	}
	for i := range f.DeckCount {
		id := "pebble"
		if top := int(i) - (int(f.DeckCount) - len(on)); top >= 0 {
			id = on[top]
		}
		piles.Deck[i] = w.line(seat, id)
	}
	w.s.Ruled[seat].Counters[0] = s.counter
	if s.change != nil {
		s.change(f)
	}
}

func (w *chronicler) line(seat game.Seat, id string) duel.CardIndex {
	return duel.CardIndex(slices.IndexFunc(w.d.Hero(seat).Deck, func(l duel.DeckLine) bool { return l.Card.ID == id }))
}

func (w *chronicler) writef(format string, args ...any) { fmt.Fprintf(&w.text, format, args...) }

// introduce tells what the cards of a mechanic do, and what stands beside its heroes.
func (w *chronicler) introduce(m *mechanic) {
	en, names := i18n.For("en"), w.pack.Dictionary("en")
	w.writef("%s\n\n", rulestext.Sentence(m.name))
	told := map[string]bool{"pebble": true}
	for seat := range game.Seat(2) {
		for _, line := range w.d.Hero(seat).Deck {
			if !told[line.Card.ID] {
				w.writef("%s (%d): %s\n", line.Card.Name, line.Card.Cost, rulestext.RulesNaming(en, names, &line.Card, rulestext.Bonuses{}))
			}
			told[line.Card.ID] = true
		}
		hero := w.d.Hero(seat)
		for _, text := range rulestext.Passives(en, names, hero.Passives) {
			w.writef("%s, always: %s\n", w.seat(seat), text)
		}
		for _, r := range hero.Always() {
			if r.On == rule.Start { // told before anybody looks
				w.see(r.Rule)
			}
		}
		for i := range hero.Relics {
			relic, _ := w.pack.Relic(hero.Relics[i].ID)
			w.writef("%s, by the %s: %s\n", w.seat(seat), relic.Name, strings.Join(rulestext.Passives(en, names, relic.Rules), " "))
		}
	}
	for _, c := range w.pack.Rules().Counters {
		if w.isMeant(c.ID) {
			w.writef("%s\n", rulestext.Counter(en, names, c.Counter))
		}
	}
	w.writef("\n")
}

// isMeant reports whether a card of the heroes means a counter.
func (w *chronicler) isMeant(counter string) bool {
	for seat := range game.Seat(2) {
		for _, line := range w.d.Hero(seat).Deck {
			for _, r := range line.Card.Says.Rules.All() {
				if r.Counter == counter {
					return true
				}
			}
		}
	}
	return false
}

func (w *chronicler) seat(seat game.Seat) string { return [2]string{"Red", "Blue"}[seat] }

// situation tells how both heroes stand.
func (w *chronicler) situation() {
	w.writef("Round %d.", w.s.Round)
	if w.s.Winner != game.Nobody {
		w.writef(" %s has won.", w.seat(w.s.Winner))
	}
	w.writef("\n")
	for seat := range game.Seat(2) {
		w.fighter(seat)
	}
}

func (w *chronicler) fighter(seat game.Seat) {
	f, r, piles := w.s.Fighters[seat], &w.s.Ruled[seat], &w.s.Piles[seat]
	var numbers []string
	for _, m := range w.d.Measures(seat, &f) {
		if *m.Value != 0 || m.Name == "hp" || m.Name == "ep" {
			numbers = append(numbers, fmt.Sprintf("%s %d", spaced(m.Name), *m.Value))
		}
	}
	for i, n := range r.Counters {
		if n > 0 {
			numbers = append(numbers, fmt.Sprintf("%s %d", w.counter(i), n))
		}
	}
	for filter, turns := range r.Forbidden {
		if turns > 0 {
			numbers = append(numbers, fmt.Sprintf("no %v cards for %d turns", rule.Filter(filter), turns))
		}
	}
	if f.CostNext != 0 {
		numbers = append(numbers, fmt.Sprintf("next card %+d energy", f.CostNext))
	}
	w.writef("  %s: %s\n", w.seat(seat), strings.Join(numbers, ", "))
	w.pile("in hand", seat, piles.Hand[:f.HandCount])
	w.pile("in the deck, the top last", seat, piles.Deck[:f.DeckCount])
	w.pile("used up", seat, cardsOf(f.Removed))
	w.pile("known of the hand", seat, cardsOf(r.Shown))
	if f.Armed != duel.NoCard {
		w.writef("    laid open: %s\n", w.card(seat, f.Armed))
	}
	for _, l := range r.Lasting {
		if l.Rounds > 0 {
			w.writef("    lasting: %s, %d rounds more\n", w.card(seat, l.Card), l.Rounds)
		}
	}
}

func cardsOf(counts [duel.LineCapacity]uint8) (cards []duel.CardIndex) {
	for line, n := range counts {
		for range n {
			cards = append(cards, duel.CardIndex(line))
		}
	}
	return cards
}

// pile lists cards, equal ones that lie together once.
func (w *chronicler) pile(name string, seat game.Seat, cards []duel.CardIndex) {
	var names []string
	for i := 0; i < len(cards); {
		end := i
		for end < len(cards) && cards[end] == cards[i] {
			end++
		}
		text := w.card(seat, cards[i])
		if end-i > 1 {
			text += fmt.Sprintf(" ×%d", end-i)
		}
		names, i = append(names, text), end
	}
	if len(names) > 0 {
		w.writef("    %s: %s\n", name, strings.Join(names, ", "))
	}
}

func (w *chronicler) card(seat game.Seat, card duel.CardIndex) string {
	return w.d.Card(seat, card).Name
}

func (w *chronicler) counter(i int) string { return w.pack.Rules().Counters[i].Name }

func spaced(name string) string { return strings.ReplaceAll(name, "_", " ") }

// play takes an action by its name, and tells what happens.
func (w *chronicler) play(t *testing.T, name string) {
	require.Equal(t, game.Nobody, w.s.Winner, "%s: the duel is over", name)
	a, seat := duel.EndTurn, w.s.Mover
	id, mode, _ := strings.Cut(name, "/")
	stance, isStance := rule.StanceNamed(strings.TrimPrefix(name, "+"))
	switch {
	case isStance:
		a = duel.Take(stance)
		w.writef("\n%s takes %v.", w.seat(seat), stance)
	case id == duel.End:
		w.writef("\n%s ends the turn.", w.seat(seat))
	default:
		a.Card = w.line(seat, id)
		require.NotEqual(t, duel.NoCard, a.Card, name)
		w.writef("\n%s plays %s", w.seat(seat), w.card(seat, a.Card))
		if mode != "" {
			a.Mode = int8(mode[0] - '0')
			w.writef(" in mode %d", a.Mode)
		}
		w.writef(".")
	}
	w.writef(" (Possible: %s)\n", w.possible())
	var events []duel.Event
	require.NoError(t, w.d.Apply(&w.s, a, &events))
	for i := range events {
		w.writef("  %s\n", w.event(&events[i]))
	}
}

// possible lists what the mover can do.
func (w *chronicler) possible() string {
	var names []string
	for _, a := range w.d.Legal(&w.s, nil) {
		name := "end"
		if stance := a.Stance(); stance != rule.NoStance {
			names = append(names, stance.String())
			continue
		}
		if a != duel.EndTurn {
			name = w.card(w.s.Mover, a.Card)
		}
		if a.Mode > 0 {
			name += fmt.Sprintf(" in mode %d", a.Mode)
		}
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}

// event tells an event by its name and what it has.
func (w *chronicler) event(e *duel.Event) string {
	parts := []string{w.seat(e.Seat) + ": " + spaced(e.Kind.String())}
	add := func(so bool, format string, args ...any) {
		if so {
			parts = append(parts, fmt.Sprintf(format, args...))
		}
	}
	isRule := e.Kind == duel.RuleFired || e.Kind == duel.RuleBegan
	add(e.Effect != duel.NoEffect, "%s", spaced(e.Effect.String()))
	if e.Card != duel.NoCard {
		parts = append(parts, w.card(e.Seat, e.Card))
		w.shown["card "+w.d.Card(e.Seat, e.Card).ID] = true
	}
	if e.Kind == duel.CounterChanged || e.Kind == duel.CounterFired {
		parts = append(parts, w.counter(int(e.Counter)))
	}
	add(e.Kind == duel.CardsForbidden || e.Kind == duel.CardsAllowed, "%v", e.Filter)
	add(e.Kind == duel.Clashed, "%v against %v", e.Stances[e.Seat], e.Stances[1-e.Seat])
	add(isRule, "rule %d", e.Rule+1)
	add(e.Amount != 0, "%d", e.Amount)
	add(e.HP != 0, "%+d hp", e.HP)
	add(e.Time != 0, "for %d rounds", e.Time)
	add(e.Open, "seen")
	if e.Kind == duel.RuleFired {
		w.see(w.rule(e))
	}
	return strings.Join(parts, ", ")
}

// rule returns the rule that an event tells of.
func (w *chronicler) rule(e *duel.Event) *rule.Rule {
	if e.Card == duel.NoCard {
		return w.d.Hero(e.Seat).Always()[e.Rule].Rule
	}
	return &w.d.Card(e.Seat, e.Card).Says.Rules.All()[e.Rule]
}

// see notes the words of a rule that was done.
func (w *chronicler) see(r *rule.Rule) {
	w.shown["do "+r.Do.String()], w.shown["on "+r.On.String()] = true, true
}
