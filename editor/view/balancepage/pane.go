package balancepage

import (
	"errors"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/balance"
	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// balancePane shows what the unsaved edits do to the game: a sentence, the heroes against each other, their cards, and
// what was known of earlier edits.
type balancePane struct {
	texts    *i18n.Translator
	balancer *Balancer

	Verdict   *widget.Label
	besides   *widget.Label // what more there is to say of the open hero
	who       *widget.Label // the players that are named
	progress  *widget.ProgressBarInfinite
	count     *editorui.Button
	exactly   *editorui.Button
	halt      *editorui.Button
	automatic *editorui.Check
	Which     *editorui.Select            // edits
	fix       *editorui.Button            // fixes what they are measured against
	remarks   *fyne.Container             // alarms and hints
	body      *fyne.Container             // what there are figures for
	open      func(among []string) string // the hero that people look at; "" if there is none
	Matrix    *balanceMatrix
	cards     *balanceCards
	Steps     *balanceSteps
	earlier   *fyne.Container
	all       *fyne.Container
	object    fyne.CanvasObject
}

func newBalancePane(b *Balancer) *balancePane {
	desk := b.desk
	t := desk.Texts()
	p := &balancePane{texts: t, balancer: b, Verdict: editorui.Paragraph(""), besides: editorui.Caption(""), who: editorui.Caption(""), progress: widget.NewProgressBarInfinite(), remarks: editorui.Tight(), earlier: editorui.Tight()}
	p.Verdict.TextStyle.Bold = true
	p.count = editorui.NewButton(t.Text("editor.balance.count"), theme.MediaPlayIcon(), func() { b.compare(false) })
	p.exactly = editorui.NewButton(t.Text("editor.balance.exactly"), theme.MediaFastForwardIcon(), func() { b.compare(true) })
	p.halt = editorui.NewButton(t.Text("editor.balance.halt"), theme.MediaStopIcon(), b.Halt)
	p.automatic = editorui.NewCheck(t.Text("editor.balance.automatic"), nil)
	p.automatic.SetChecked(b.IsAutomatic())
	p.automatic.OnChanged = b.Automate
	p.Which = editorui.NewSelect(p.scopes(), nil)
	p.Which.OnChanged = func(string) { b.judge(scope(p.Which.SelectedIndex())) }
	p.fix = editorui.NewButton(t.Text("editor.balance.fix"), theme.HistoryIcon(), desk.AskBaseline)
	p.cards = newBalanceCards(t)
	around := func() fyne.Scrollable { return p.object.(*container.Scroll) }
	p.open = desk.OpenHero
	p.Matrix = newBalanceMatrix(t, p.open, around, func() { p.refresh() })
	p.Steps = newBalanceSteps(b, around)
	buttons := editorui.Wrap(p.count, p.exactly, p.halt, p.Which, p.fix, p.automatic)
	bar := container.New(barPlace{}, p.progress)
	p.body = container.NewVBox(p.Matrix.object, p.cards.object)
	p.all = container.NewVBox(p.Verdict, bar, buttons, editorui.Tight(p.besides, editorui.Dense(p.remarks), p.who), p.body, p.Steps.object, editorui.Dense(p.earlier))
	p.object = container.NewVScroll(container.NewPadded(p.all))
	p.refresh()
	return p
}

// barPlace keeps a little place for a bar, shown or not.
type barPlace struct{}

func (barPlace) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(40, 6) }

func (barPlace) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

// refresh shows what is known now.
func (p *balancePane) refresh() {
	b := p.balancer
	p.offerScopes()
	p.Verdict.SetText(p.sentence())
	p.tellBesides()
	p.tellWho()
	editorui.Visible(b.Running, p.progress)
	editorui.Visible(b.Running, p.halt)
	editorui.Visible(!b.Running, p.count)
	editorui.Visible(!b.Running && b.Shown != nil && b.Shown.Result.Duels < exactDuels, p.exactly)
	if b.Running {
		p.progress.Start()
	} else {
		p.progress.Stop()
	}
	p.remark()
	hasFigures := b.Shown != nil && b.Shown.Result.Balance != nil && b.Shown.Result.Balance.Duels > 0
	editorui.Visible(hasFigures, p.body)
	if hasFigures {
		words := p.words(b.Shown)
		p.Matrix.show(words, b.Shown.Result, p.players())
		p.cards.show(words, p.Matrix.brainOf(b.Shown.Result), p.Matrix.Hero)
	}
	p.Steps.refresh()
	p.list()
	p.settle()
}

// scopes names which edits can be judged.
func (p *balancePane) scopes() []string {
	names := []string{unsavedEdits: p.texts.Text("editor.balance.all"), latestEdit: p.texts.Text("editor.balance.latest")}
	if b := p.balancer.Baseline; b.Pack != nil {
		names = append(names, p.texts.Text("editor.balance.since", i18n.Args{"When": b.When.Local().Format("2006-01-02 15:04")}))
	}
	return names
}

func (p *balancePane) offerScopes() {
	names := p.scopes()
	p.Which.PlaceHolder = names[p.balancer.scope] // the toolkit makes room for it alone
	offer(p.Which, names, int(p.balancer.scope))
}

// settle lays everything out: texts that wrap know their height only once they have a width, which the first time gives
// them.
func (p *balancePane) settle() {
	for range 2 {
		p.all.Refresh()
	}
	p.object.Refresh()
}

func (p *balancePane) words(c *comparison) balance.Words {
	return balance.Words{Translator: p.texts, Pack: c.pack}
}

// sentence returns the answer, or why there is none.
func (p *balancePane) sentence() string {
	b := p.balancer
	switch {
	case errors.Is(b.failed, balance.ErrNobody):
		return p.texts.Text("editor.trial.nobody")
	case b.failed != nil:
		return p.texts.Text("editor.balance.failed", i18n.Args{"Reason": b.failed.Error()})
	case b.Shown == nil && !b.IsEdited():
		return p.texts.Text("editor.balance.unknown_saved")
	case b.Shown == nil:
		return p.texts.Text("editor.balance.unknown")
	case b.Shown.Result.Balance == nil || b.Shown.Result.Balance.Duels == 0:
		return p.texts.Text("editor.balance.running")
	}
	if standing, ok := p.standing(); ok && p.leads(standing) {
		return p.words(b.Shown).Standing(standing)
	}
	return p.words(b.Shown).Answer(b.Shown.Result)
}

// standing returns how the open hero fares, or that of the open card; false if there is none or it isn't known.
func (p *balancePane) standing() (balance.Standing, bool) {
	shown := p.balancer.Shown
	if shown == nil || shown.Result.Balance == nil {
		return balance.Standing{}, false
	}
	hero := p.open(shown.Result.Balance.Heroes)
	if hero == "" {
		return balance.Standing{}, false
	}
	return shown.Result.Standing(hero)
}

// leads reports whether how the open hero fares is the answer: nothing was edited, or there was no such hero before.
func (p *balancePane) leads(s balance.Standing) bool {
	result := p.balancer.Shown.Result
	return result.Verdict.Kind == balance.Unedited || slices.Contains(result.Joined, s.Hero)
}

// tellBesides tells what the answer leaves out of how the open hero fares, and what the edits do where the answer is
// about a new one.
func (p *balancePane) tellBesides() {
	standing, ok := p.standing()
	editorui.Visible(ok, p.besides)
	if !ok {
		return
	}
	words, result := p.words(p.balancer.Shown), p.balancer.Shown.Result
	ends := words.Ends(standing)
	switch {
	case !p.leads(standing):
		p.besides.SetText(words.Standing(standing) + " " + ends)
	case result.Verdict.Kind == balance.Untouched:
		p.besides.SetText(ends)
	default:
		p.besides.SetText(ends + "\n" + words.Verdict(result.Verdict))
	}
}

// player tells what the player is like whom the answer names; "" if it names none.
func (p *balancePane) player() string {
	shown := p.balancer.Shown
	if shown == nil || shown.Result.Verdict.Change.Brain == "" {
		return ""
	}
	return p.words(shown).Who(shown.Result.Verdict.Change.Brain)
}

// players returns the players that the answer and what is unexpected name.
func (p *balancePane) players() (brains []string) {
	if p.balancer.Shown == nil {
		return nil
	}
	name := func(brain string) {
		if brain != "" && !slices.Contains(brains, brain) {
			brains = append(brains, brain)
		}
	}
	r := p.balancer.Shown.Result
	if standing, ok := p.standing(); ok {
		name(standing.Worst.Brain)
		name(standing.Best.Brain)
	}
	name(r.Verdict.Change.Brain)
	for _, h := range r.Hints {
		name(h.Change.Brain)
		name(h.Other.Brain)
	}
	for _, a := range r.Alarms {
		if !a.Old {
			name(a.Brain)
		}
	}
	return brains
}

// tellWho tells what the players are like that are named.
func (p *balancePane) tellWho() {
	var told []string
	for _, brain := range p.players() {
		told = append(told, p.words(p.balancer.Shown).Who(brain))
	}
	p.who.SetText(strings.Join(told, "\n"))
	editorui.Visible(len(told) > 0, p.who)
}

// mostAlarms is how many pairs of heroes are named whose shares are out of the goal.
const mostAlarms = 6

// remark tells what is unexpected, then which shares the edits have brought out of the goal, and of how many others
// that was so before.
func (p *balancePane) remark() {
	p.remarks.RemoveAll()
	if p.balancer.Shown == nil {
		return
	}
	words, result := p.words(p.balancer.Shown), p.balancer.Shown.Result
	if len(result.Joined) > 0 {
		p.add(editorui.SeverityIcon(schema.Info), words.Joined(result))
	}
	if len(result.LeftOut) > 0 {
		p.add(editorui.SeverityIcon(schema.Error), words.LeftOut(result))
	}
	for _, h := range result.Hints {
		p.add(theme.InfoIcon(), words.Hint(h))
	}
	var fresh []balance.Alarm
	for _, a := range result.Alarms {
		if !a.Old {
			fresh = append(fresh, a)
		}
	}
	if standing, ok := p.standing(); ok { // what the open hero has to do with goes first
		concerns := func(a balance.Alarm) int {
			if a.Hero == standing.Hero || a.Against == standing.Hero {
				return 0
			}
			return 1
		}
		slices.SortStableFunc(fresh, func(a, b balance.Alarm) int { return concerns(a) - concerns(b) })
	}
	alarms := words.Alarms(fresh)
	shown := min(len(alarms), mostAlarms)
	for _, text := range alarms[:shown] {
		p.add(theme.WarningIcon(), text)
	}
	if more := len(alarms) - shown; more > 0 {
		p.add(theme.WarningIcon(), p.texts.Text("editor.balance.more", i18n.Args{"N": more}))
	}
	if old := len(result.Alarms) - len(fresh); old > 0 {
		p.add(theme.WarningIcon(), p.texts.Text("editor.balance.old", i18n.Args{"N": old}))
	}
}

func (p *balancePane) add(icon fyne.Resource, text string) {
	p.remarks.Add(container.NewBorder(nil, nil, container.NewPadded(widget.NewIcon(icon)), nil, editorui.Caption(text)))
}

// list tells the earlier answers, each with the latest edit that it knew of.
func (p *balancePane) list() {
	p.earlier.RemoveAll()
	for i := range p.balancer.Kept {
		c := &p.balancer.Kept[i]
		if p.balancer.Shown != nil && c.edits == p.balancer.Shown.edits {
			continue
		}
		if len(p.earlier.Objects) == 0 {
			p.earlier.Add(editorui.Heading(p.texts.Text("editor.balance.earlier")))
		}
		p.earlier.Add(editorui.Caption(strings.TrimPrefix(p.nameOf(c)+": ", ": ") + p.words(c).Answer(c.Result)))
	}
}

// nameOf says which edit was the latest of a comparison; "" if there was none.
func (p *balancePane) nameOf(c *comparison) string {
	if c.last == nil {
		return ""
	}
	return naming.Step(p.texts, *c.last)
}
