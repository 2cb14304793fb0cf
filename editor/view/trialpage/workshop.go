package trialpage

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/ai/cbr/retrieval"
	"boardduels/editor/editorui"
	"boardduels/editor/playtest"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/keyboard"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// workshop leads from a duel on the stage to what is made: the card that was played last, or a case of the situation in
// which it was.
type workshop struct {
	stage  *Stage
	pack   *schema.Pack // with which the duel is
	Record *playtest.Duel
	Trial  *duelTrial // nil until it is shown
	Card   *editorui.Button
	Make   *editorui.Button
	Here   *editorui.Button
	Other  *editorui.Button // leads to another duel; hidden without one
	bar    fyne.CanvasObject
}

func newWorkshop(s *Stage, pack *schema.Pack, record *playtest.Duel) *workshop {
	w := &workshop{stage: s, pack: pack, Record: record}
	w.Card = editorui.NewButton("", theme.DocumentCreateIcon(), w.editCard)
	w.Make = editorui.NewButton(withKey(s.desk.Texts().Text("editor.trial.make_case"), fyne.KeyC), theme.ContentAddIcon(), w.makeCase)
	w.Here = editorui.NewButton(withKey(s.desk.Texts().Text("editor.trial.here"), fyne.KeyP), theme.MediaReplayIcon(), w.tryHere)
	w.Other = editorui.NewButton("", theme.ViewRefreshIcon(), nil)
	w.Other.Hide()
	w.bar = container.NewHBox(w.Other, w.Card, w.Make, w.Here)
	return w
}

// offer leads to another duel.
func (w *workshop) offer(text string, show func()) {
	w.Other.SetText(withKey(text, fyne.KeyF))
	w.Other.OnTapped = show
	w.Other.Show()
}

// begin follows a trial.
func (w *workshop) begin(trial *duelTrial) {
	w.Trial = trial
	w.shown()
}

// over is told that people leave the trial.
func (w *workshop) over() { w.stage.Back() }

// shown is told of each moment that is shown.
func (w *workshop) shown() {
	if w.Trial == nil {
		return
	}
	decision, played := w.Trial.Decision()
	editorui.Visible(played && w.has(schema.CardKind, decision.Card.ID), w.Card)
	editorui.Visible(played && w.has(schema.HeroKind, decision.Duel.Hero(decision.View.Seat).ID), w.Make)
	_, goesOn := w.position()
	editorui.Visible(goesOn, w.Here)
	if played {
		w.Card.SetText(withKey(w.stage.desk.Texts().Text("editor.trial.edit_card", i18n.Args{"Card": w.name(decision.Card)}), fyne.KeyK))
	}
}

// withKey names the key that does what a button says.
func withKey(text string, key fyne.KeyName) string {
	return text + " (" + keyboard.Label(rune(key[0])) + ")"
}

// has reports whether the pack as it is now has a document: a recorded duel may be of another one.
func (w *workshop) has(kind schema.Kind, id string) bool {
	return w.stage.desk.Pack().Document(schema.FileOf(kind, id)) != nil
}

// position returns how things stand, if the heroes of the pack have the decks that they have in the duel.
func (w *workshop) position() (duel.Position, bool) {
	if !playtest.HasItsDecks(w.pack, w.Record) {
		return duel.Position{}, false
	}
	return w.Trial.Position()
}

// name returns what a card of the duel is called, whatever became of it in the pack.
func (w *workshop) name(card *duel.Card) string {
	e := w.stage.desk
	if file := schema.FileOf(schema.CardKind, card.ID); e.Pack().Document(file) != nil {
		return naming.Of(e.Pack(), file, e.Texts())
	}
	return card.Name
}

// OpenCase leads to a hero's case that an AI was reminded of.
func (w *workshop) OpenCase(hero string, number int) {
	w.stage.Back()
	w.stage.desk.OpenCase(hero, number)
}

// typed takes the keys of the workshop, which are none of the trial's, and leaves the others to that, then to the
// stage. The toolkit tells what a key types after the key itself: until then the duel stays, or it would be typed into
// whatever has the focus on the desk.
func (w *workshop) typed(key *fyne.KeyEvent) {
	key = keyboard.Placed(key)
	actions := map[fyne.KeyName]func(){fyne.KeyK: w.editCard, fyne.KeyC: w.makeCase, fyne.KeyP: w.tryHere}
	if w.Other.Visible() {
		actions[fyne.KeyF] = w.Other.OnTapped
	}
	if act := actions[key.Name]; act != nil {
		w.stage.desk.Later(func() {
			if w.stage.IsOpen() && w.stage.Shop == w {
				act()
			}
		})
		return
	}
	if !w.Trial.TypedKey(key) {
		w.stage.typed(key)
	}
}

// editCard opens the card that was played last.
func (w *workshop) editCard() {
	if decision, played := w.Trial.Decision(); played && w.has(schema.CardKind, decision.Card.ID) {
		w.stage.Back()
		w.stage.desk.Show(schema.FileOf(schema.CardKind, decision.Card.ID))
	}
}

// tryHere offers trials that begin as things stand now, with the cards as they are in the pack.
func (w *workshop) tryHere() {
	at, goesOn := w.position()
	if !goesOn {
		return
	}
	var heroes [2]string
	var relics [2][]string
	for i := range heroes {
		hero := &w.Record.Seats[i].Hero
		heroes[i] = hero.ID
		for _, relic := range hero.Relics {
			relics[i] = append(relics[i], relic.ID)
		}
	}
	placed, _, err := playtest.Opening(w.pack, heroes, relics)
	if err != nil {
		w.stage.desk.Report(err)
		return
	}
	placed.At = at
	w.stage.placed = &placed
	w.stage.Back()
	w.stage.askOf(heroes)
}

// makeCase makes a case of the situation in which the last card was played.
func (w *workshop) makeCase() {
	if decision, played := w.Trial.Decision(); played && w.has(schema.HeroKind, decision.Duel.Hero(decision.View.Seat).ID) {
		w.stage.Back()
		w.CaseOf(decision)
	}
}

// CaseOf makes a case of a decision: it answers as the network does there now, but for the kind of action that was
// taken, which comes first.
func (w *workshop) CaseOf(decision Decision) {
	e := w.stage.desk
	hero := decision.Duel.Hero(decision.View.Seat).ID
	situation := retrieval.Describe(decision.Duel, &decision.View)
	e.MakeCase(hero, situation, decision.Kind)
}
