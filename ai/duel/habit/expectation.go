package habit

import (
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/duel/usermodel"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Expectation is a model of a user that bends to what experts say of the user: a [turnplan.Judge] that has to be told
// of each turn. What was merely seen of habits is in the model already.
type Expectation struct {
	model  *usermodel.Judge
	duel   *duel.Duel
	seat   game.Seat
	habits []expected
	now    Set   // situations of the turn
	did    []Set // by the place of a plan
}

// expected is a habit of which an expert has told a share.
type expected struct {
	kind
	share   float32 // as the expert says
	seen    float32 // as it was seen
	wasSeen bool
}

// NewExpectation returns who expects of a seat what its model says, as far as no expert knows better.
func NewExpectation(d *duel.Duel, seat game.Seat, model *usermodel.Judge, habits []schema.Habit) *Expectation {
	e := &Expectation{model: model, duel: d, seat: seat}
	for i := range habits {
		h := &habits[i]
		k, ok := kindOf(d.Hero(seat), h.HabitKey)
		if !ok || h.Status != schema.Edited {
			continue
		}
		told := expected{kind: k, share: sensible(h.Share), wasSeen: h.Seen > 0}
		if told.wasSeen {
			told.seen = sensible(float32(h.Done) / float32(h.Seen))
		}
		e.habits = append(e.habits, told)
	}
	return e
}

// Begin tells of a turn that begins.
func (e *Expectation) Begin(s *duel.State) {
	e.now, e.did = Situations(e.duel, s, s.Mover), e.did[:0]
	e.model.Begin(s)
}

// Judge implements [turnplan.Judge].
func (e *Expectation) Judge(after *duel.State, played []duel.Action) float32 {
	if len(e.habits) > 0 {
		e.did = append(e.did, Doings(e.duel, e.seat, played, after.Fighters[e.seat].EP))
	}
	return e.model.Judge(after, played)
}

// Chances appends how likely the user chooses each of the plans judged since the turn began. By as much as an expert's
// share differs from what was seen, what keeps to the habit becomes likelier than the model says, or less likely; of a
// habit that was never seen it becomes as likely as the expert says. What the hand doesn't allow stays out.
func (e *Expectation) Chances(all []float32, plans []turnplan.Plan) []float32 {
	all = turnplan.Chances(all, plans, 1)
	for i := range e.habits {
		if h := &e.habits[i]; e.now.Has(h.when) {
			e.bend(all, h)
		}
	}
	return all
}

// bend multiplies the odds of what keeps to a habit.
func (e *Expectation) bend(chances []float32, h *expected) {
	var likely float32
	for i, p := range chances {
		if e.did[i].Has(h.does) {
			likely += p
		}
	}
	const possible = 1e-6
	if likely < possible || likely > 1-possible {
		return
	}
	from := likely
	if h.wasSeen {
		from = h.seen
	}
	does, doesnt := h.share/from, (1-h.share)/(1-from)
	var all float32
	for i := range chances {
		if e.did[i].Has(h.does) {
			chances[i] *= does
		} else {
			chances[i] *= doesnt
		}
		all += chances[i]
	}
	for i := range chances {
		chances[i] /= all
	}
}

// sensible keeps a share within what can be known of a person.
func sensible(share float32) float32 { return min(max(share, 0.02), 0.98) }
