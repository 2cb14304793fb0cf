package trialpage

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/arena/stats"
	"boardduels/editor/balance"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
)

// trialDuels is how many duels a count plays at most.
const trialDuels = 200

// trialCount counts, in the background, how often a hero wins: with the cards as they are now, and as they are saved.
type trialCount struct {
	desk   Desk
	stop   context.CancelFunc
	bar    *widget.ProgressBar
	text   *widget.Label
	object fyne.CanvasObject
}

func newTrialCount(desk Desk) *trialCount {
	c := &trialCount{desk: desk, bar: editorui.NewCount(), text: widget.NewLabel("\n\n")}
	c.text.Wrapping = fyne.TextWrapWord
	c.object = container.NewVBox(editorui.Reserve(c.bar.MinSize(), c.bar), c.text)
	return c
}

func (c *trialCount) say(text string) { c.text.SetText(text) }

// cancel stops the duels that are being counted.
func (c *trialCount) cancel() {
	if c.stop != nil {
		c.stop()
	}
}

// start counts the duels of a match.
func (c *trialCount) start(match balance.Match) {
	c.cancel()
	ctx, stop := context.WithCancel(context.Background())
	c.stop = stop
	c.bar.Max = float64(match.Duels)
	c.bar.SetValue(0)
	c.bar.Show()
	do := c.desk.Later
	show := func(f func()) {
		do(func() {
			if ctx.Err() == nil {
				f()
			}
		})
	}
	go func() {
		err := match.Run(ctx, func(score balance.Score) { show(func() { c.show(&match, score) }) })
		if err != nil {
			show(func() { c.say(c.desk.Translate(err)) })
		}
	}()
}

func (c *trialCount) show(match *balance.Match, score balance.Score) {
	t := c.desk.Texts()
	words := balance.Words{Translator: t, Pack: match.After}
	hero := words.Hero(match.Seats[0].Hero)
	c.bar.SetValue(float64(score.Duels))
	lines := []string{t.Text("editor.trial.now") + " " + c.line(words, hero, score.Now, score.Duels)}
	if score.Compared {
		key := "editor.trial.unclear"
		if score.Clear() {
			key = "editor.trial.clear"
		}
		lines = append(lines, t.Text("editor.trial.before")+" "+c.line(words, hero, score.Before, score.Duels),
			t.Text(key, i18n.Args{"Change": words.Points(score.Change.Value), "Between": words.Between(score.Change.Interval)}))
	}
	c.say(strings.Join(lines, "\n"))
}

func (c *trialCount) line(words balance.Words, hero string, won stats.Share, duels int) string {
	return c.desk.Texts().Text("editor.trial.result", i18n.Args{"Hero": hero, "Won": won.Count, "Played": duels,
		"Share": words.Percent(won.Share), "Low": words.Percent(won.Low), "High": words.Percent(won.High)})
}
