package learning_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai"
	"boardduels/ai/duel/perceptron"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/tree"
	"boardduels/internal/quick"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// unmet are users with habits by which no number of package habit was chosen: each is another user but for a habit.
var unmet = []habitual{
	insistent("medic", the(tree.Brain), heals, func(h *schema.Habit) bool { return h.Does == "heals" && !h.IsSeldom() }),
	insistent("wary", the(perceptron.Brain), shields, func(h *schema.Habit) bool { return protects(h) && !h.IsSeldom() }),
	insistent("sniper", stranger, snipes, finishes),
	insistent("trapper", the(tree.Brain), lays, func(h *schema.Habit) bool { return h.Does == "arms" && !h.IsSeldom() }),
	insistent("showy", the(perceptron.Brain), shows, func(h *schema.Habit) bool { return h.Does == "major" && !h.IsSeldom() }),
	insistent("gambit", stranger, gambits, func(h *schema.Habit) bool { return opens(h) && !h.IsSeldom() }),
	insistent("sulky", the(perceptron.Brain), sulks, func(h *schema.Habit) bool { return h.When == "behind" && playsFew(h) }),
	insistent("saver", the(tree.Brain), keepsFive, saves),
}

// stranger is a drawn user that no other test meets.
func stranger(run uint64) ai.Brain { return personas.Drawn("plain", 5000+run) }

// moment is what an insistent user sees.
type moment struct {
	duel   *duel.Duel
	view   *duel.View
	legal  []duel.Action
	played int // cards this turn
}

// rule returns what a user insists on, or false where it does what its twin does.
type rule func(m *moment) (duel.Action, bool)

func insistent(name string, twin func(uint64) ai.Brain, insists rule, shows func(*schema.Habit) bool) habitual {
	user := func(run uint64) ai.Brain {
		brain := twin(run)
		return ai.Brain{ID: name, New: func(s ai.Setup) (ai.Player, error) {
			player, err := brain.New(s)
			return &insisting{player: player, duel: s.Duel, insists: insists}, err
		}}
	}
	return habitual{name, user, twin, shows}
}

type insisting struct {
	player  ai.Player
	duel    *duel.Duel
	insists rule
	round   int16
	played  int
}

// Decide implements [ai.Player].
func (p *insisting) Decide(ctx context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	if p.round != view.Round {
		p.round, p.played = view.Round, 0
	}
	action, why, err := p.player.Decide(ctx, view, legal)
	if own, ok := p.insists(&moment{p.duel, view, legal, p.played}); ok {
		action = own
	}
	p.played++
	return action, why, err
}

// first returns the first playable card of some kind.
func (m *moment) first(is func(card duel.CardIndex) bool) (duel.Action, bool) {
	for _, a := range m.legal {
		if a != duel.EndTurn && is(a.Card) {
			return a, true
		}
	}
	return duel.EndTurn, false
}

func (m *moment) card(card duel.CardIndex) *duel.Card { return m.duel.Card(m.view.Seat, card) }
func (m *moment) kind(card duel.CardIndex) duel.Kind  { return m.duel.Kind(m.view.Seat, card) }

// heals: below half of its hp it heals whenever it can.
func heals(m *moment) (duel.Action, bool) {
	if 2*m.view.Me().HP >= m.duel.Hero(m.view.Seat).HP {
		return duel.EndTurn, false
	}
	return m.first(func(c duel.CardIndex) bool { return m.card(c).MaxHealing > 0 || m.card(c).HoTPower > 0 })
}

// shields: it begins with a shield or defence when the enemy has three quarters of its energy.
func shields(m *moment) (duel.Action, bool) {
	foe := 1 - m.view.Seat
	if 4*m.view.Fighters[foe].EP < 3*m.duel.Hero(foe).EP {
		return duel.EndTurn, false
	}
	return m.first(func(c duel.CardIndex) bool { return m.card(c).MaxAbsorb > 0 || m.card(c).DefenseBonus > 0 })
}

// snipes: below a third of the enemy's hp it does nothing but attack.
func snipes(m *moment) (duel.Action, bool) {
	foe := 1 - m.view.Seat
	if 3*m.view.Fighters[foe].HP >= m.duel.Hero(foe).HP {
		return duel.EndTurn, false
	}
	attack, _ := m.first(func(c duel.CardIndex) bool { return m.kind(c).IsAttack() })
	return attack, true
}

// lays: it lays a reactive card whenever none of its own lies.
func lays(m *moment) (duel.Action, bool) {
	if m.view.Me().Armed != duel.NoCard {
		return duel.EndTurn, false
	}
	return m.first(func(c duel.CardIndex) bool { return m.card(c).ActivateByNextAttack })
}

// shows: it plays major cards at once.
func shows(m *moment) (duel.Action, bool) {
	return m.first(func(c duel.CardIndex) bool { return m.kind(c).IsMajor() })
}

// gambits: in the first two rounds it plays the second and the fifth card of its deck first.
func gambits(m *moment) (duel.Action, bool) {
	if m.view.Round > 2 {
		return duel.EndTurn, false
	}
	return m.first(func(c duel.CardIndex) bool { return c == 1 || c == 4 })
}

// sulks: when it is behind by 5 hp it plays no second card.
func sulks(m *moment) (duel.Action, bool) {
	return duel.EndTurn, m.played > 0 && m.view.Me().HP+5 <= m.view.Fighters[1-m.view.Seat].HP
}

// keepsFive: it plays what it can as long as 5 energy stay.
func keepsFive(m *moment) (duel.Action, bool) {
	me := m.view.Me()
	action, _ := m.first(func(c duel.CardIndex) bool { return me.EP-m.duel.Cost(me, m.view.Seat, c) >= 5 })
	return action, true
}

// What is told of users that nothing was chosen by foretells them, too.
// `go test ./ai/duel/learning -run UsersNeverMet -v -habit-runs 32` prints the figures.
func TestWhatIsToldForetellsUsersNeverMet(t *testing.T) {
	quick.Statistics(t)
	all, right := foretells(t, unmet)
	assert.Greater(t, 10*right, 9*all)
}
