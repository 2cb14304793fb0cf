package precedent

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/cbr/retrieval"
	"boardduels/ai/cbr/reuse"
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/material"
	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
)

// Brain returns the brain with these options under an id.
func Brain(id string, o Options) ai.Brain {
	return ai.Brain{
		ID:             id,
		NeedsKnowledge: true,
		New: func(s ai.Setup) (ai.Player, error) {
			if err := check(s.Knowledge); err != nil {
				return nil, err
			}
			return newPlayer(id, s, o), nil
		},
	}
}

// player allocates nothing while it decides.
type player struct {
	duel      *duel.Duel
	seed      uint64
	options   Options
	modes     *material.Modes
	recall    reuse.Recall
	deck      [duel.LineCapacity]option // the first len(cards) of a hero's deck
	cards     int
	wholeTurn *wholeTurn // nil as long as nothing was learned
	rationale ai.Rationale
	seen      ai.Rationale // of a situation that was observed, as far as it has been needed
}

// longestChain is the printed chain's: the deck from the last card to the first, and back, and the end of the turn.
const longestChain = 2*duel.LineCapacity + 1

func newPlayer(id string, s ai.Setup, o Options) *player {
	p := &player{duel: s.Duel, seed: s.Seed, options: o, modes: material.NewModes(s.Duel), cards: len(s.Duel.Hero(s.Seat).Deck)}
	p.recall = o.recall(s.Knowledge)
	for i := range p.cards {
		p.deck[i].kind = s.Duel.Kind(s.Seat, duel.CardIndex(i))
	}
	p.rationale = ai.Rationale{
		Brain:     id,
		Retrieved: make([]ai.Retrieved, 0, reuse.Found),
		Chain:     make([]ai.Candidate, 0, longestChain),
	}
	p.seen.Retrieved = make([]ai.Retrieved, 0, reuse.Found)
	if learned := appraisal.Of(s.Duel.Hero(s.Seat), s.Knowledge, s.Duel.Hero(1-s.Seat).ID); learned != nil && o.Learns {
		p.wholeTurn = newWholeTurn(s, learned, &p.options)
		p.rationale.Turn = make([]duel.Action, 0, turnplan.MaxPlays)
		imagined := make([]ai.Imagined, o.Thought.Plans)
		for i := range imagined {
			imagined[i].Reply = make([]ai.Frequent, 0, duel.LineCapacity)
		}
		p.rationale.Imagined = imagined[:0]
		p.rationale.Gains = make([]ai.Gain, 0, turnfeature.Count)
	}
	return p
}

// Decide implements [ai.Player].
func (p *player) Decide(_ context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	r := &p.rationale
	r.Inputs = retrieval.Describe(p.duel, view)
	p.recall.Of(r)
	if p.wholeTurn != nil {
		return p.wholeTurn.decide(view, r), r, nil
	}
	w := p.walk(view, legal)
	majors := r.Inputs[ai.HandInputs+duel.MajorAttack] + r.Inputs[ai.HandInputs+duel.MajorDefence]
	w.along(p.options.Chain, majors > 0)
	r.Chain = w.candidates
	return w.action, r, nil
}

// walk returns a chain at its beginning. In a duel with rules an action that wins at once ends it there.
func (p *player) walk(view *duel.View, legal []duel.Action) walk {
	r := &p.rationale
	w := walk{outputs: &r.Outputs, candidates: r.Chain[:0]}
	w.options = p.lookAt(view, p.modes.Choose(view, legal, p.seed))
	r.Rule = ""
	if action, wins := ai.Winning(p.duel, view, legal, p.seed); wins {
		r.Rule = ai.WinsAtOnce
		w.consider(ai.Consider(p.duel, view.Seat, action, 0, ai.Taken))
	}
	return w
}

// Observe implements [ai.Observer]: what is seen tells what the enemy may hold and how much energy it leaves, what the
// turn under way promised when it began, and whether a card was played in it.
func (p *player) Observe(before *duel.View, a duel.Action) {
	w := p.wholeTurn
	if w == nil {
		return
	}
	if w.imagine != nil {
		w.imagine.belief.Observe(before, a)
	}
	if before.Stances.Due {
		return
	}
	if before.Mover != before.Seat {
		if w.lenient.patience != nil {
			w.lenient.patience.observe(p.duel, before, a)
		}
		return
	}
	if w.lenient.knowsNot(before.Round) {
		p.seen.Inputs = retrieval.Describe(p.duel, before)
		p.recall.Of(&p.seen)
		w.begin(before, &p.seen)
	}
	w.lenient.observe(before.Round, a)
}

// lookAt returns the cards that there are to choose from: those of the deck, none where no card may be played.
func (p *player) lookAt(view *duel.View, legal []duel.Action) []option {
	if view.Me().StunTime > 0 || p.duel.IsFull(view.Plays) {
		return nil
	}
	options := p.deck[:p.cards]
	for i := range options {
		options[i] = option{kind: options[i].kind}
	}
	for _, a := range legal {
		if a != duel.EndTurn {
			options[a.Card].affordable, options[a.Card].mode = true, a.Mode
		}
	}
	for _, card := range view.Cards() {
		o := &options[card]
		o.held = true
		if !o.affordable {
			o.refused = p.refusal(view, card)
		}
	}
	return options
}

// refusal tells why a card isn't played though it could be paid; [ai.Taken] if it couldn't.
func (p *player) refusal(view *duel.View, card duel.CardIndex) ai.Verdict {
	if why := ai.Refusal(p.duel, view, card); why != ai.TooExpensive {
		return why
	}
	return ai.Taken
}

var _ ai.Observer = (*player)(nil)
