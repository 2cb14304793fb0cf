package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/ai/cbr/retrieval"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/playtest"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/keyboard"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// workshop leads from a duel on the stage to what is made: the card that was played last, or a case of the situation in
// which it was. It implements [play.Workshop].
type workshop struct {
	stage  *stage
	pack   *schema.Pack // with which the duel is
	record *playtest.Duel
	trial  *screen.Trial // nil until it is shown
	card   *editorui.Button
	make   *editorui.Button
	here   *editorui.Button
	bar    fyne.CanvasObject
}

func newWorkshop(s *stage, pack *schema.Pack, record *playtest.Duel) *workshop {
	w := &workshop{stage: s, pack: pack, record: record}
	w.card = editorui.NewButton("", theme.DocumentCreateIcon(), w.editCard)
	w.make = editorui.NewButton(withKey(s.desk.Texts().Text("editor.trial.make_case"), fyne.KeyC), theme.ContentAddIcon(), w.makeCase)
	w.here = editorui.NewButton(withKey(s.desk.Texts().Text("editor.trial.here"), fyne.KeyP), theme.MediaReplayIcon(), w.tryHere)
	w.bar = container.NewHBox(w.card, w.make, w.here)
	return w
}

// begin follows a trial.
func (w *workshop) begin(trial *screen.Trial) {
	w.trial = trial
	w.Shown()
}

// Over implements [play.Workshop].
func (w *workshop) Over() { w.stage.back() }

// Shown implements [play.Workshop].
func (w *workshop) Shown() {
	if w.trial == nil {
		return
	}
	decision, played := w.trial.Decision()
	editorui.Visible(played && w.has(schema.CardKind, decision.Card.ID), w.card)
	editorui.Visible(played && w.has(schema.HeroKind, decision.Duel.Hero(decision.View.Seat).ID), w.make)
	_, goesOn := w.position()
	editorui.Visible(goesOn, w.here)
	if played {
		w.card.SetText(withKey(w.stage.desk.Texts().Text("editor.trial.edit_card", i18n.Args{"Card": w.name(decision.Card)}), fyne.KeyK))
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
	if !playtest.HasItsDecks(w.pack, w.record) {
		return duel.Position{}, false
	}
	return w.trial.Position()
}

// name returns what a card of the duel is called, whatever became of it in the pack.
func (w *workshop) name(card *duel.Card) string {
	e := w.stage.desk
	if file := schema.FileOf(schema.CardKind, card.ID); e.Pack().Document(file) != nil {
		return nameOf(e.Pack(), file, e.Texts())
	}
	return card.Name
}

// OpenCase implements [play.Workshop].
func (w *workshop) OpenCase(hero string, number int) {
	e := w.stage.desk
	w.stage.back()
	if place := caseAt(e.Pack(), hero, number); place >= 0 && e.OpenCases(hero) {
		e.ChooseCase(place)
	}
}

// typed takes the keys of the workshop, which are none of the trial's, and leaves the others to that, then to the
// stage. The toolkit tells what a key types after the key itself: until then the duel stays, or it would be typed into
// whatever has the focus on the desk.
func (w *workshop) typed(key *fyne.KeyEvent) {
	key = keyboard.Placed(key)
	actions := map[fyne.KeyName]func(){fyne.KeyK: w.editCard, fyne.KeyC: w.makeCase, fyne.KeyP: w.tryHere}
	if act := actions[key.Name]; act != nil {
		w.stage.desk.Later(func() {
			if w.stage.isOpen() && w.stage.shop == w {
				act()
			}
		})
		return
	}
	if !w.trial.TypedKey(key) {
		w.stage.typed(key)
	}
}

// editCard opens the card that was played last.
func (w *workshop) editCard() {
	if decision, played := w.trial.Decision(); played && w.has(schema.CardKind, decision.Card.ID) {
		w.stage.back()
		w.stage.desk.Show(schema.FileOf(schema.CardKind, decision.Card.ID))
	}
}

// tryHere offers trials that begin as things stand now, with the cards as they are in the pack.
func (w *workshop) tryHere() {
	at, goesOn := w.position()
	if !goesOn {
		return
	}
	heroes := [2]string{w.record.Seats[0].Hero.ID, w.record.Seats[1].Hero.ID}
	placed, _, err := playtest.Opening(w.pack, heroes)
	if err != nil {
		w.stage.desk.Report(err)
		return
	}
	placed.At = at
	w.stage.placed = &placed
	w.stage.back()
	w.stage.askOf(heroes)
}

// makeCase makes a case of the situation in which the last card was played.
func (w *workshop) makeCase() {
	if decision, played := w.trial.Decision(); played && w.has(schema.HeroKind, decision.Duel.Hero(decision.View.Seat).ID) {
		w.stage.back()
		w.caseOf(decision)
	}
}

// caseOf makes a case of a decision: it answers as the network does there now, but for the kind of action that was
// taken, which comes first.
func (w *workshop) caseOf(decision screen.Decision) {
	e := w.stage.desk
	hero, kind := decision.Duel.Hero(decision.View.Seat).ID, decision.Card.Kind()
	situation := retrieval.Describe(decision.Duel, &decision.View)
	if !e.OpenCases(hero) {
		e.Do(document.InsertCase{Hero: hero, Case: preferring(newCase(situation), kind)})
		return
	}
	e.Prefer(situation, kind)
}
