package measure

import (
	"context"
	"math"

	"boardduels/ai"
	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/precedent"
	"boardduels/kb"
	"boardduels/schema"
)

// trainPrecedent has the heroes practise, unless only how strongly somebody new is met is asked for, and finds that.
func trainPrecedent(ctx context.Context, t *training) (*learned, error) {
	known, err := t.known()
	if err == nil && !t.easing {
		known, err = practise(ctx, t, known)
	}
	if err != nil {
		return nil, err
	}
	found := &learned{opponents: []opponent{rival("tree"), rival("evaluation"), rival("professional")}}
	byHero := map[string]*kb.Knowledge{}
	for _, k := range known {
		byHero[k.Hero] = k
	}
	if err := easeNewcomers(ctx, t, byHero); err != nil {
		return nil, err
	}
	for _, k := range known {
		d, err := taught(t.loaded, k)
		if err != nil {
			return nil, err
		}
		found.documents = append(found.documents, d)
	}
	found.brain = knowing(byHero)
	return found, nil
}

// known returns what the pack has heroes know.
func (t *training) known() (known []*kb.Knowledge, err error) {
	for i := range t.heroes {
		k, err := kb.ForHero(t.loaded, t.heroes[i].ID)
		if err != nil {
			return nil, err
		}
		known = append(known, k)
	}
	return known, nil
}

// practise has heroes practise with what their experts know, whatever weights the pack has.
func practise(ctx context.Context, t *training, known []*kb.Knowledge) ([]*kb.Knowledge, error) {
	for i, k := range known {
		known[i] = k.Untrained()
	}
	known, err := learning.Practice(ctx, t.task(), known)
	for _, k := range known {
		roundWeights(k)
	}
	return known, err
}

// easeNewcomers finds for each two heroes how strongly somebody new is met, as far as something was learned of them.
func easeNewcomers(ctx context.Context, t *training, byHero map[string]*kb.Knowledge) error {
	for _, k := range byHero {
		for i := range k.Enemies {
			enemy := &k.Enemies[i]
			d, err := t.loaded.Duel(k.Hero, enemy.Hero)
			if err != nil {
				return err
			}
			if enemy.Ease, err = difficulty.Ease(ctx, d, 0, k, byHero[enemy.Hero]); err != nil {
				return err
			}
		}
	}
	return nil
}

// taught returns a hero's document of cases with weights; a new one if the pack has none.
func taught(pack *schema.Pack, k *kb.Knowledge) (*schema.Document, error) {
	if d := pack.Find(schema.CasesKind, k.Hero); d != nil {
		return kb.Teach(d, k)
	}
	return kb.Document(k), nil
}

// knowing is the quick brain that knows this of the heroes, whatever their pack says.
func knowing(byHero map[string]*kb.Knowledge) ai.Brain {
	quick := precedent.Brain("precedent", precedent.Intended)
	return ai.Brain{ID: quick.ID, New: func(s ai.Setup) (ai.Player, error) {
		s.Knowledge, s.Foe = byHero[s.Duel.Hero(s.Seat).ID], byHero[s.Duel.Hero(1-s.Seat).ID]
		return quick.New(s)
	}}
}

// roundWeights keeps of weights what is worth writing.
func roundWeights(k *kb.Knowledge) {
	round := func(weights []schema.Weight) (kept []schema.Weight) {
		for _, w := range weights {
			if w.Value = float32(math.Round(float64(w.Value)*1000) / 1000); w.Value != 0 {
				kept = append(kept, w)
			}
		}
		return kept
	}
	k.Weights = round(k.Weights)
	for i := range k.Enemies {
		k.Enemies[i].Weights = round(k.Enemies[i].Weights)
	}
	for i := range k.Cases {
		k.Cases[i].Weights = round(k.Cases[i].Weights)
	}
}
