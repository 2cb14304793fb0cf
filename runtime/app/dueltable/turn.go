package dueltable

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// Turn is the last turn in which anything was done: what lies on the field.
type Turn struct {
	number int       // among those, from 1
	Seat   game.Seat // whose turn it is or was; Nobody before the first
	Cards  []Laid    // the first one first
	over   bool
}

// Laid is a card that lies on the field.
type Laid struct {
	face.Card
	Cost     int16 // the energy that was paid for it
	did      []deed
	returned bool // into the deck
}

// deed is something that a card did.
type deed struct {
	symbol fyne.Resource
	number string // "" if it has none
	tone   color.Color
}

// lay notes the card of an action, or that a turn has ended. What was seen before tells how things stood. A stance lays
// nothing on the field.
func (b *Board) lay(m *Moment, before *duel.View) {
	switch {
	case m.Action.Stance() != rule.NoStance:
		b.passed = append(b.passed, m.Events...)
		return
	case m.Action == duel.EndTurn:
		if b.Laid.over || m.Seat != b.Laid.Seat { // no card was played: none of another turn shall lie there
			b.Laid = Turn{number: b.Laid.number + 1, Seat: m.Seat}
		}
		b.Laid.over = true
		if m.Seat == b.Me {
			b.since, b.passed = before, nil
		}
		b.passed = append(b.passed, m.Events...)
		return
	case b.Laid.over || m.Seat != b.Laid.Seat:
		b.Laid = Turn{number: b.Laid.number + 1, Seat: m.Seat}
	}
	if m.Seat == b.Me {
		b.since = nil
	}
	b.passed = append(b.passed, m.Events...)
	shown := b.face(m.Seat, m.Action.Card)
	shown.Bonuses = rulestext.BonusesOf(&before.Fighters[m.Seat]) // it did what it said then
	b.Laid.Cards = append(b.Laid.Cards[:len(b.Laid.Cards):len(b.Laid.Cards)], Laid{shown, paid(m.Events), append(deeds(m.Events), b.ruleDeeds(m.Seat, m.Events)...), isReturned(m.Events)})
}

// paid returns the energy that a card cost.
func paid(events []duel.Event) int16 {
	for _, e := range events {
		if e.Kind == duel.CardPlayed {
			return e.Amount
		}
	}
	return 0
}

// isReturned reports whether the card that was played goes back into the deck.
func isReturned(events []duel.Event) bool {
	return slices.ContainsFunc(events, func(e duel.Event) bool { return e.Kind == duel.CardReturned })
}

// deeds returns what the events of a card did, to each fighter by itself: hp lost, kept by a shield, healed, shield
// gained; and the effects.
func deeds(events []duel.Event) (did []deed) {
	for _, c := range []struct {
		kind   duel.EventKind
		sign   int16
		symbol string
		tone   color.Color
	}{
		{duel.DamageTaken, -1, "hp", look.Curse}, {duel.DamageAbsorbed, -1, "shield", look.Curse},
		{duel.Healed, 1, "healing", look.Boon}, {duel.ShieldGained, 1, "shield", look.Boon},
	} {
		for seat := range game.Seat(2) {
			if amount := total(events, c.kind, seat); amount != 0 {
				did = append(did, deed{look.Symbol(c.symbol), rulestext.Signed(c.sign * amount), c.tone})
			}
		}
	}
	for _, e := range events {
		if e.Kind == duel.EffectGained {
			did = append(did, deed{look.EffectSymbol(e.Effect, e.Amount), rulestext.Badge(e.Effect, e.Amount), toneOf(e.Effect.Harms(e.Amount))})
		}
	}
	return did
}

// total adds up the amounts of the events of a kind that concern a seat.
func total(events []duel.Event, kind duel.EventKind, seat game.Seat) (sum int16) {
	for _, e := range events {
		if e.Kind == kind && e.Seat == seat {
			sum += e.Amount
		}
	}
	return sum
}

// summary tells what has happened since the person's turn, until it begins the next one: the hp, then the shields and
// the counters that have changed, what came and ended by itself, and whether the enemy has played nothing; first all of
// it, then ever less, without what matters least.
func (b *Board) summary() (told []string) {
	if b.since == nil || len(b.Now.Legal) == 0 || b.endsWithStance() {
		return nil
	}
	var changes, shields []string
	for _, seat := range []game.Seat{b.Me, 1 - b.Me} {
		is := fortune{exactly(b.Now.View.Fighters[seat].HP), exactly(b.Now.View.Fighters[seat].Shield)}
		if slices.ContainsFunc(b.passed, func(e duel.Event) bool { return e.Kind == duel.ShieldFaded && e.Seat == seat }) {
			is.shield = exactly(b.since.Fighters[seat].Shield) // which is told as that
		}
		unhurt := is
		unhurt.hp = exactly(b.since.Fighters[seat].HP)
		shields = append(shields, b.changed(seat, &b.since.Fighters[seat], unhurt)...)
		is.shield = exactly(b.since.Fighters[seat].Shield)
		changes = append(changes, b.changed(seat, &b.since.Fighters[seat], is)...)
	}
	changes = append(changes, shields...)
	for _, seat := range []game.Seat{b.Me, 1 - b.Me} {
		changes = append(changes, b.counted(seat, &b.since.Ruled[seat])...)
	}
	changes = append(changes, b.byThemselves()...)
	if !slices.ContainsFunc(b.passed, func(e duel.Event) bool { return e.Kind == duel.CardPlayed && e.Seat != b.Me }) {
		changes = append(changes, b.idle(1-b.Me))
	}
	for most := len(changes); most > 0; most-- {
		told = append(told, b.Translator.Text("duel.summary", i18n.Args{"Changes": strings.Join(changes[:most], ", ")}))
	}
	return told
}

// idle tells that a seat has played no card in its turn.
func (b *Board) idle(seat game.Seat) string {
	return b.Translator.Text("duel.played_nothing", i18n.Args{"Hero": b.Hero(seat)})
}

// byThemselves tells of what no card did since the person's turn: poison, healing over time, counters that hurt,
// shields that faded, effects that ended.
func (b *Board) byThemselves() (told []string) {
	var sums []duel.Event
	for _, e := range rulestext.TicksFirst(b.passed) {
		switch e.Kind {
		case duel.DoTHurt, duel.CounterHurt, duel.HoTHealed, duel.Exhausted, duel.ShieldFaded, duel.EffectEnded, duel.TurnSkipped:
		default:
			continue
		}
		if e.Kind == duel.EffectEnded && e.Effect == duel.DoTEffect && b.Now.View.Fighters[e.Seat].DoTCount > 0 {
			continue // it is one of several
		}
		same := slices.IndexFunc(sums, func(s duel.Event) bool {
			return s.Kind == e.Kind && s.Seat == e.Seat && s.Effect == e.Effect && s.Counter == e.Counter
		})
		if same < 0 {
			sums = append(sums, e)
			continue
		}
		sums[same].Amount += e.Amount
	}
	for _, e := range sums {
		told = append(told, b.teller().Event(e))
	}
	return told
}
