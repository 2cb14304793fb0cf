package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/hindsight"
	"boardduels/assets/nemeses"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// Outcome is what the result screen tells.
type Outcome struct {
	Won      bool
	Resigned bool
	Hero     string        // what the winner is called
	Mine     string        // the own hero
	Theirs   string        // the rival's
	Rival    string        // against whom it was
	Portrait fyne.Resource // of the own hero
	Nemesis  fyne.Resource // the face of the rival, as it takes the end; nil if it has none
	Rounds   int16
	Next     string // the brain that is to be met next, or ""
}

// OutcomeOf returns how the duel of a session ended.
func OutcomeOf(s *Session) Outcome {
	foe := &s.Match.Record().Seats[1-s.Me]
	mood := nemeses.Pleased
	if s.Result.Winner == s.Me {
		mood = nemeses.Grim
	}
	return Outcome{
		Nemesis: look.Nemesis(foe.Nemesis(), mood),
		Won:     s.Result.Winner == s.Me, Resigned: s.Result.Forfeit == duelmatch.ErrResigned.Error(), Hero: s.Hero(s.Result.Winner),
		Mine: s.Gallery.HeroName(&s.Heroes[s.Me].Hero), Theirs: s.Gallery.HeroName(&foe.Hero.Hero),
		Rival:    explanation.Opponent(s.Translator, foe),
		Portrait: s.Gallery.Portrait(&s.Heroes[s.Me].Hero), Rounds: s.Now.View.Round,
	}
}

// ResultIntents are what a player can want when a duel is over.
type ResultIntents interface {
	Rematch()
	MeetNext(brain string)
	OpenChoice()
	Watch()
	Export()
	OpenHome()
}

// Result is the end of a duel: who won, and what next. learning says what the AI makes of it meanwhile, and details
// leads to all of that, once it is known.
type Result struct {
	Content  fyne.CanvasObject
	learning *widget.Label
	score    *widget.Label
	forecast *widget.Label
	taught   *fyne.Container
	costly   *fyne.Container
	story    *Story
	Details  *ui.Button
}

// Tell says what the AI makes of the duel, and makes room for that.
func (r *Result) Tell(text string) {
	r.learning.SetText(text)
	r.learning.Show()
	r.Content.Refresh()
}

// TellScore says what the duel means for the player's record, and makes room for that.
func (r *Result) TellScore(text string) {
	if text == "" {
		return
	}
	r.score.SetText(text)
	r.score.Show()
	r.Content.Refresh()
}

// certain is from how many more turns foreseen than a stranger's on a duel alone may tell something: where just 6
// differ, all go one way by chance in 3 of a hundred duels.
const certain = 6

// TellForecast tells how many of the person's turns the AI foresaw, beside how many of a stranger's it would have, if
// it foretold any; then what became of its claim, unless that is "".
func (r *Result) TellForecast(t *i18n.Translator, s forecast.Score, claim string) {
	if s.Turns == 0 {
		return
	}
	told := t.Text("result.foretold", i18n.Args{"Hits": s.Foreseen, "N": s.Turns, "Strangers": s.Strangers})
	if s.Outwitted > 0 {
		told += " " + t.Text("result.outwitted", i18n.Args{"N": s.Outwitted})
	}
	if s.Foreseen-s.Strangers < certain {
		told += " " + t.Text("result.foretold_chance")
	}
	if claim != "" {
		told += "\n" + claim
	}
	r.forecast.SetText(told)
	r.forecast.Show()
	r.Content.Refresh()
}

// TellCostliest tells of the turn that gave most away, with a way to play on from there.
func (r *Result) TellCostliest(t *i18n.Translator, told string, playFrom func()) {
	r.costly.Add(ui.Note("hurt", told))
	r.costly.Add(ui.BigButton(t.Text("practice.begin"), theme.LoginIcon(), widget.MediumImportance, playFrom))
	r.Content.Refresh()
}

// IsStoryKnown reports whether it is known which card decided, or that none did.
func (r *Result) IsStoryKnown() bool { return r.story.isKnown }

// TellSearch tells how far the search for the card that decided is, in percent.
func (r *Result) TellSearch(t *i18n.Translator, percent int) {
	r.story.search(t, percent)
	r.Content.Refresh()
}

// TellDecisive tells which card decided the duel of a record, or that none did, if it wasn't that, or is nil.
func (r *Result) TellDecisive(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record, c *hindsight.Card) {
	r.story.conclude(t, g, record, c)
	r.Content.Refresh()
}

// TellUnjudged takes back that the card that decided is looked for: nobody can judge that.
func (r *Result) TellUnjudged() {
	r.story.forget()
	r.Content.Refresh()
}

// NewResult is the screen of a duel that is over, with how it went.
func NewResult(t *i18n.Translator, o Outcome, went *Story, intents ResultIntents) *Result {
	main := []fyne.CanvasObject{ui.BigButton(t.Text("result.rematch"), theme.ViewRefreshIcon(), widget.HighImportance, intents.Rematch)}
	if o.Next != "" {
		key := "result.gentler"
		switch {
		case o.Next == difficulty.Match:
			key = "result.as_strong"
		case o.Won:
			key = "result.stronger"
		}
		label := t.Text(key, i18n.Args{"Rival": explanation.Brain(t, o.Next)})
		main = append(main, ui.BigButton(label, look.Symbol("attack"), widget.MediumImportance, func() { intents.MeetNext(o.Next) }))
	}
	return newResult(t, o, went, main,
		ui.BigButton(t.Text("result.others"), look.Symbol("attack"), widget.MediumImportance, intents.OpenChoice),
		ui.BigButton(t.Text("result.watch"), theme.MediaReplayIcon(), widget.MediumImportance, intents.Watch),
		ui.BigButton(t.Text("result.save"), theme.DocumentSaveIcon(), widget.MediumImportance, intents.Export),
		ui.BigButton(t.Text("result.home"), theme.HomeIcon(), widget.MediumImportance, intents.OpenHome),
	)
}

// NewRunResult is the screen of a duel of a run that is over. isLast says that the run is, too.
func NewRunResult(t *i18n.Translator, o Outcome, went *Story, isLast bool, on, watch, home func()) *Result {
	next := ui.BigButton(t.Text("run.on"), theme.NavigateNextIcon(), widget.HighImportance, on)
	if isLast {
		next = ui.BigButton(t.Text("run.end"), look.Symbol("log"), widget.HighImportance, on)
	}
	return newResult(t, o, went,
		[]fyne.CanvasObject{next},
		ui.BigButton(t.Text("result.watch"), theme.MediaReplayIcon(), widget.MediumImportance, watch),
		ui.BigButton(t.Text("result.home"), theme.HomeIcon(), widget.MediumImportance, home),
	)
}

// NewPracticeResult is the screen of a duel that was played on from a place of another one.
func NewPracticeResult(t *i18n.Translator, o Outcome, went *Story, again, compare, back, home func()) *Result {
	return newResult(t, o, went,
		[]fyne.CanvasObject{ui.BigButton(t.Text("practice.again"), theme.ViewRefreshIcon(), widget.HighImportance, again)},
		ui.BigButton(t.Text("replays.compare_original"), theme.ViewRestoreIcon(), widget.MediumImportance, compare),
		ui.BigButton(t.Text("practice.back"), theme.MediaReplayIcon(), widget.MediumImportance, back),
		ui.BigButton(t.Text("result.home"), theme.HomeIcon(), widget.MediumImportance, home),
	)
}

// newResult lays out such a screen; main is what is most likely wanted next, which is always in sight.
func newResult(t *i18n.Translator, o Outcome, went *Story, main []fyne.CanvasObject, menu ...fyne.CanvasObject) *Result {
	titleKey, storyKey, tone := "result.defeat", "result.defeat_story", look.Color(look.ColorHarm)
	if o.Won {
		titleKey, storyKey, tone = "result.victory", "result.victory_story", look.Color(look.ColorGold)
	}
	if o.Resigned {
		storyKey = "result.resigned_story"
	}
	story := ui.Paragraph(t.Text(storyKey, i18n.Args{"Hero": o.Hero, "Rounds": t.Text("count.rounds", i18n.Args{"N": o.Rounds})}))
	story.Alignment = fyne.TextAlignCenter
	learning := widget.NewLabel("")
	learning.Alignment, learning.Wrapping, learning.Importance = fyne.TextAlignCenter, fyne.TextWrapWord, widget.LowImportance
	learning.Hide()
	score := widget.NewLabelWithStyle("", fyne.TextAlignCenter, fyne.TextStyle{Bold: true})
	score.Wrapping = fyne.TextWrapWord
	score.Hide()
	foretold := ui.Paragraph("")
	foretold.Alignment = fyne.TextAlignCenter
	foretold.Hide()
	details := ui.NewButton(t.Text("result.details"), look.Symbol("why"), nil)
	details.Importance = widget.LowImportance
	details.Hide()
	sides := ui.Paragraph(t.Text("result.sides", i18n.Args{"Mine": o.Mine, "Rival": o.Rival, "Theirs": o.Theirs}))
	sides.Alignment, sides.TextStyle = fyne.TextAlignCenter, fyne.TextStyle{Bold: true}
	taught, costly := container.NewVBox(), container.NewVBox()
	picture := container.NewVBox(ui.TitleText(t.Text(titleKey), 44, tone), container.NewCenter(newFates(&o)), sides, story, score, foretold, taught)
	for _, part := range went.objects {
		picture.Add(part)
	}
	picture.Add(costly)
	return &Result{
		taught: taught, costly: costly, story: went, learning: learning, score: score, forecast: foretold, Details: details,
		Content: ui.NewPage(ui.Page{
			Picture: container.NewPadded(picture), Told: container.NewVBox(learning, container.NewCenter(details)),
			Main: container.NewPadded(container.NewVBox(main...)), Menu: container.NewPadded(container.NewVBox(menu...)),
		}),
	}
}
