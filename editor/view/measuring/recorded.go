package measuring

import (
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"boardduels/ai"
	"boardduels/ai/duel/competence"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// fewRecorded is how few situations of saved duels tell too little, so that duels of rivals are looked at instead.
const fewRecorded = 50

// Recordings finds the recorded situations of a hero: those of the user's own duels where there are enough of them.
// They are kept as long as heroes and cards stay as they are. Any goroutine may ask.
type Recordings struct {
	replays fs.FS     // the user's duels; nil if there are none
	brains  ai.Brains // that play where there are too few
	guard   sync.Mutex
	of      string // the hero, and the heroes and cards that were there
	recent  Recorded
}

// Recorded is some situations, and where they come from.
type Recorded struct {
	All   []competence.Recorded
	saved bool // the user's duels, not rivals'
}

// NewRecordings returns those of the duels in a folder, and of some brains where these are too few.
func NewRecordings(replays fs.FS, brains ai.Brains) *Recordings {
	return &Recordings{replays: replays, brains: brains}
}

// Find returns the situations of a hero. It takes a moment.
func (r *Recordings) Find(ctx context.Context, pack *schema.Pack, hero string) (Recorded, error) {
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
	found := Recorded{saved: true}
	if r.replays != nil {
		found.All = competence.Saved(competence.Replays(r.replays), hero)
	}
	if len(found.All) < fewRecorded {
		found.saved = false
		var err error
		if found.All, err = competence.Played(ctx, pack, hero, r.brains, competence.Duels); err != nil {
			return Recorded{}, err
		}
	}
	r.of, r.recent = of, found
	return found, nil
}

// About says where situations come from, and how many there are.
func (r Recorded) About(t *i18n.Translator) string {
	key := "editor.recorded.played"
	if r.saved {
		key = "editor.recorded.saved"
	}
	return t.Text(key, i18n.Args{"N": len(r.All)})
}

// SituationText describes a recorded situation in points and cards.
func SituationText(t *i18n.Translator, pack *schema.Pack, r *competence.Recorded) string {
	me, foe := r.View.Me(), r.View.Foe()
	var hand []string
	for _, card := range r.View.Cards() {
		hand = append(hand, CardName(t, pack, r, duel.Play(card)))
	}
	return t.Text("editor.recorded.situation", i18n.Args{
		"Enemy": naming.Of(pack, schema.FileOf(schema.HeroKind, r.Enemy()), t), "Duel": r.Number + 1, "Turn": r.Turn,
		"HP": fmt.Sprintf("%d/%d", me.HP, r.Duel.MaxHP(me, r.View.Seat)), "EnemyHP": fmt.Sprintf("%d/%d", foe.HP, r.Duel.MaxHP(foe, 1-r.View.Seat)),
		"EP": me.EP, "Hand": cmp.Or(strings.Join(hand, ", "), "–"),
	})
}

// CardName returns what an action in a situation is called.
func CardName(t *i18n.Translator, pack *schema.Pack, r *competence.Recorded, action duel.Action) string {
	if action == duel.EndTurn {
		return t.Text("editor.recorded.end")
	}
	return rulestext.InMode(t, naming.Of(pack, schema.FileOf(schema.CardKind, r.Duel.Card(r.View.Seat, action.Card).ID), t), action.Mode)
}

// HeroOf returns the hero for whom a table is measured: the one of its name, else the first that there is.
func HeroOf(pack *schema.Pack, table string) string {
	heroes := pack.IDs(schema.HeroKind)
	if slices.Contains(heroes, table) || len(heroes) == 0 {
		return table
	}
	return heroes[0]
}
