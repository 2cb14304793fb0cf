package casespage

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai"
	"boardduels/ai/duel/competence"
	"boardduels/ai/duel/explanation"
	"boardduels/editor/editorui"
	"boardduels/editor/units"
	"boardduels/editor/view/measuring"
	"boardduels/editor/view/naming"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/app/look"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// tryoutPane lets an expert change a situation by sliders, and shows at once which cases are found for it, how like
// they are input by input, what the network answers, and which card is played from a sample hand.
type tryoutPane struct {
	texts     *i18n.Translator
	pack      func() *schema.Pack
	Network   *networkPane
	hero      string
	enemy     string
	start     schema.Case // the chosen one as it is now, from which the sliders begin
	Situation ai.Situation
	hand      uint64 // the seed of the sample hand
	known     *kb.Knowledge
	advisers  [2]*competence.Adviser // with practice, and without
	duel      *duel.Duel
	scale     *units.Scale // nil where a hero is missing
	trouble   string       // why there is no answer

	Sliders  [schema.Inputs]*widget.Slider
	values   [schema.Inputs]*widget.Label
	setting  bool // sliders are being set
	likeness *likeness
	answer   *fyne.Container
	object   fyne.CanvasObject
}

func newTryoutPane(pack func() *schema.Pack, t *i18n.Translator, network *networkPane, take func(ai.Situation)) *tryoutPane {
	p := &tryoutPane{texts: t, pack: pack, Network: network, hand: 1, answer: container.NewVBox()}
	p.likeness = newLikeness(t)
	rows := container.NewVBox()
	for input := range schema.Inputs {
		p.values[input] = widget.NewLabel("")
		p.Sliders[input] = widget.NewSlider(0, 1)
		p.Sliders[input].Step = 0.01
		p.Sliders[input].OnChanged = func(value float64) { p.turn(input, value) }
		name := widget.NewLabel(explanation.Input(t, input))
		name.Truncation = fyne.TextTruncateEllipsis
		rows.Add(container.NewBorder(nil, nil, editorui.Wide(158, name), editorui.Wide(66, p.values[input]), p.Sliders[input]))
	}
	back := editorui.NewButton(t.Text("editor.tryout.back"), theme.ViewRefreshIcon(), p.begin)
	other := editorui.NewButton(t.Text("editor.tryout.hand"), theme.MediaReplayIcon(), func() {
		p.hand++
		p.refresh()
	})
	add := editorui.NewButton(t.Text("editor.tryout.make"), theme.ContentAddIcon(), func() { take(p.Situation) })
	head := editorui.Tight(editorui.Caption(t.Text("editor.tryout.note")), container.NewHBox(back, other), container.NewHBox(add))
	p.object = container.NewVScroll(container.NewPadded(container.NewVBox(head, editorui.Dense(p.answer), editorui.Dense(rows),
		editorui.Heading(t.Text("editor.tryout.likeness")), editorui.Sideways(p.likeness.grid, func() fyne.Scrollable { return p.object.(*container.Scroll) }))))
	return p
}

// show brings the pane to a case of a hero against another. What was tried stays as long as the case is the same.
func (p *tryoutPane) show(hero, enemy string, chosen *schema.Case) {
	fresh := hero != p.hero || chosen != nil && chosen.ID != p.start.ID
	p.hero, p.enemy = hero, enemy
	p.learn()
	if chosen != nil {
		p.start = *chosen
	}
	if fresh && chosen != nil {
		p.begin()
		return
	}
	p.refresh()
}

// learn takes in what the pack says now.
func (p *tryoutPane) learn() {
	pack := p.pack()
	var err error
	p.trouble, p.known, p.duel, p.scale = "", nil, nil, nil
	if p.known, err = kb.ForHero(pack, p.hero); err != nil {
		p.trouble, p.known = p.texts.Text("editor.insight.errors"), nil
		return
	}
	p.advisers = [2]*competence.Adviser{competence.NewAdviser(p.known), competence.NewAdviser(p.known.Untrained())}
	if d, err := pack.Duel(p.hero, p.enemy); err == nil {
		p.duel = d
		me, _ := pack.Hero(p.hero)
		foe, _ := pack.Hero(p.enemy)
		scale := units.Of(pack.Numbers(), &me, &foe)
		p.scale = &scale
	}
}

// begin sets the sliders to the chosen case.
func (p *tryoutPane) begin() {
	p.Situation = ai.Situation(p.start.Inputs)
	p.refresh()
}

// turn takes in what a slider says.
func (p *tryoutPane) turn(input int, value float64) {
	if p.setting {
		return
	}
	p.Situation[input] = float32(value)
	if other, follows := schema.Complement(input); follows {
		p.Situation[other] = 1 - p.Situation[input]
	}
	p.refresh()
}

func (p *tryoutPane) refresh() {
	p.setting = true
	for input, s := range p.Sliders {
		s.SetValue(float64(p.Situation[input]))
		p.values[input].SetText(p.value(input))
	}
	p.setting = false
	p.answer.RemoveAll()
	if p.known == nil {
		p.answer.Add(editorui.Caption(p.trouble))
		return
	}
	training, err := competence.Train(p.Situation, p.known)
	if err != nil {
		p.answer.Add(editorui.Caption(p.texts.Text("editor.insight.no_answer", i18n.Args{"Reason": errtext.Unread(p.texts, err)})))
		return
	}
	p.tell(training.Rationale)
	p.likeness.show(training.Rationale)
	p.Network.show(training)
}

// value tells where a slider stands.
func (p *tryoutPane) value(input int) string {
	if p.scale == nil {
		return p.texts.Decimal(float64(p.Situation[input]), 2)
	}
	return p.texts.Number(p.scale.Text(input, float64(p.Situation[input])))
}

// tell shows which cases answer, what comes out, and what is played.
func (p *tryoutPane) tell(r *ai.Rationale) {
	t := p.texts
	key := "editor.tryout.found"
	if r.Copied {
		key = "editor.insight.copied"
	}
	p.answer.Add(editorui.Caption(t.Text(key, i18n.Args{"Cases": measuring.FoundCases(t, r.Retrieved, 3)})))
	for kind, output := range r.Outputs {
		p.answer.Add(editorui.NewBar(rulestext.Kind(t, duel.Kind(kind)), output, t.Decimal(float64(output), 2), look.ColorEnergy))
	}
	p.answer.Add(editorui.Paragraph(p.played()))
}

// played tells which card is played from the sample hand, with what practice has taught and without.
func (p *tryoutPane) played() string {
	t := p.texts
	if p.duel == nil {
		return t.Text("editor.tryout.no_duel")
	}
	r := competence.Recorded{Duel: p.duel, View: competence.Position(p.duel, p.Situation, p.hand)}
	var hand, played []string
	for _, card := range r.View.Cards() {
		hand = append(hand, measuring.CardName(t, p.pack(), &r, duel.Play(card)))
	}
	if len(hand) == 0 {
		return t.Text("editor.tryout.empty")
	}
	for _, adviser := range p.advisers {
		action, _, err := adviser.Advise(r.Duel, &r.View)
		if err != nil {
			return errtext.Unread(t, err)
		}
		played = append(played, measuring.CardName(t, p.pack(), &r, action))
	}
	return t.Text("editor.tryout.played", i18n.Args{
		"Hand": strings.Join(hand, ", "), "Enemy": naming.Of(p.pack(), schema.FileOf(schema.HeroKind, p.enemy), t),
		"Card": played[0], "Unpractised": played[1]})
}

// likeness is a table of how like the cases that were found are to a situation, input by input.
type likeness struct {
	texts *i18n.Translator
	found []ai.Retrieved
	names []string
	grid  *editorui.Grid
}

func newLikeness(t *i18n.Translator) *likeness {
	l := &likeness{texts: t, names: inputNames(t)}
	l.grid = editorui.NewGrid(l, 52)
	return l
}

func inputNames(t *i18n.Translator) (names []string) {
	for input := range schema.Inputs {
		names = append(names, explanation.Input(t, input))
	}
	return names
}

func (l *likeness) show(r *ai.Rationale) {
	l.found = measuring.Distinct(r.Retrieved)
	l.grid.Mark(-1)
}

func (l *likeness) Rows() []string { return l.names }

func (l *likeness) Columns() (names []string) {
	for _, found := range l.found {
		names = append(names, fmt.Sprintf("№ %d", found.ID))
	}
	return names
}

// Cell shows a similarity: 1 where an input is the same.
func (l *likeness) Cell(row, column int) editorui.Cell {
	similarity := 1 - l.found[column].ByInput[row]
	return editorui.Cell{Text: l.texts.Decimal(float64(similarity), 2), Shade: similarity, Fixed: true}
}

func (l *likeness) Edit(int, int, string) {}
func (l *likeness) SelectColumn(int)      {}
