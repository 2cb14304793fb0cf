package view

import (
	"cmp"
	"context"
	"fmt"
	"strings"
	"sync"

	"boardduels/ai/duel/competence"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// fewRecorded is how few situations of saved duels tell too little, so that duels of rivals are looked at instead.
const fewRecorded = 50

// recordings finds the recorded situations of a hero: those of the user's own duels where there are enough of them.
// They are kept as long as heroes and cards stay as they are. Any goroutine may ask.
type recordings struct {
	deps   Deps
	guard  sync.Mutex
	of     string // the hero, and the heroes and cards that were there
	recent recorded
}

// recorded is some situations, and where they come from.
type recorded struct {
	all   []competence.Recorded
	saved bool // the user's duels, not rivals'
}

// find returns the situations of a hero. It takes a moment.
func (r *recordings) find(ctx context.Context, pack *schema.Pack, hero string) (recorded, error) {
	r.guard.Lock()
	defer r.guard.Unlock()
	of := hero
	for _, d := range pack.Documents() {
		if d.Kind() == schema.HeroKind || d.Kind() == schema.CardKind {
			of += " " + d.Hash()
		}
	}
	if r.of == of {
		return r.recent, nil
	}
	found := recorded{saved: true}
	if r.deps.Replays != nil {
		found.all = competence.Saved(competence.Replays(r.deps.Replays), hero)
	}
	if len(found.all) < fewRecorded {
		found.saved = false
		var err error
		if found.all, err = competence.Played(ctx, pack, hero, r.deps.Brains, competence.Duels); err != nil {
			return recorded{}, err
		}
	}
	r.of, r.recent = of, found
	return found, nil
}

// about says where situations come from, and how many there are.
func (r recorded) about(t *i18n.Translator) string {
	key := "editor.recorded.played"
	if r.saved {
		key = "editor.recorded.saved"
	}
	return t.Text(key, i18n.Args{"N": len(r.all)})
}

// situationText describes a recorded situation in points and cards.
func situationText(t *i18n.Translator, pack *schema.Pack, r *competence.Recorded) string {
	me, foe := r.View.Me(), r.View.Foe()
	var hand []string
	for _, card := range r.View.Cards() {
		hand = append(hand, cardName(t, pack, r, duel.Play(card)))
	}
	return t.Text("editor.recorded.situation", i18n.Args{
		"Enemy": nameOf(pack, schema.FileOf(schema.HeroKind, r.Enemy()), t), "Duel": r.Number + 1, "Turn": r.Turn,
		"HP": fmt.Sprintf("%d/%d", me.HP, r.Duel.MaxHP(me, r.View.Seat)), "EnemyHP": fmt.Sprintf("%d/%d", foe.HP, r.Duel.MaxHP(foe, 1-r.View.Seat)),
		"EP": me.EP, "Hand": cmp.Or(strings.Join(hand, ", "), "–"),
	})
}

// cardName returns what an action in a situation is called.
func cardName(t *i18n.Translator, pack *schema.Pack, r *competence.Recorded, action duel.Action) string {
	if action == duel.EndTurn {
		return t.Text("editor.recorded.end")
	}
	return nameOf(pack, schema.FileOf(schema.CardKind, r.Duel.Card(r.View.Seat, action.Card).ID), t)
}
