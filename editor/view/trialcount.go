package view

import (
	"context"
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/trial"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// trialDuels is how many duels a count plays.
const trialDuels = 200

// countStep is how many duels go by between two signs of progress.
const countStep = 5

// trialCount counts, in the background, how often a hero wins: with the cards as they are now, and as they are saved.
type trialCount struct {
	editor *Editor
	stop   context.CancelFunc
	bar    *widget.ProgressBar
	text   *widget.Label
	object fyne.CanvasObject
}

func newTrialCount(e *Editor) *trialCount {
	c := &trialCount{editor: e, bar: widget.NewProgressBar(), text: widget.NewLabel("\n")}
	c.text.Wrapping = fyne.TextWrapWord
	c.bar.TextFormatter = func() string { return fmt.Sprintf("%.0f / %.0f", c.bar.Value, c.bar.Max) }
	c.bar.Hide() // its place is kept
	place := canvas.NewRectangle(color.Transparent)
	place.SetMinSize(c.bar.MinSize())
	c.object = container.NewVBox(container.NewStack(place, c.bar), c.text)
	return c
}

func (c *trialCount) say(text string) { c.text.SetText(text) }

// cancel stops the duels that are being counted.
func (c *trialCount) cancel() {
	if c.stop != nil {
		c.stop()
	}
}

// start counts the duels of one setup after the other.
func (c *trialCount) start(setups []trial.Setup) {
	c.cancel()
	ctx, stop := context.WithCancel(context.Background())
	c.stop = stop
	c.bar.Max = float64(trialDuels * len(setups))
	c.bar.SetValue(0)
	c.bar.Show()
	do := c.editor.deps.Do
	show := func(f func()) {
		do(func() {
			if ctx.Err() == nil {
				f()
			}
		})
	}
	go func() {
		tallies := make([]trial.Tally, len(setups))
		for i, s := range setups {
			err := s.Count(ctx, c.editor.deps.Brains, trialDuels, func(tally trial.Tally) {
				tallies[i] = tally
				if tally.Played%countStep == 0 {
					now := append([]trial.Tally(nil), tallies[:i+1]...)
					show(func() { c.show(&s, now) })
				}
			})
			if err != nil {
				show(func() { c.say(err.Error()) })
				return
			}
		}
	}()
}

func (c *trialCount) show(s *trial.Setup, tallies []trial.Tally) {
	t := c.editor.texts
	hero := nameOf(s.Pack, schema.FileOf(schema.HeroKind, s.Heroes[0]), t)
	played := 0
	var lines []string
	for i, tally := range tallies {
		played += tally.Played
		key := "editor.trial.now"
		if i > 0 {
			key = "editor.trial.before"
		}
		lines = append(lines, t.Text(key)+" "+c.line(hero, tally))
	}
	c.bar.SetValue(float64(played))
	c.say(strings.Join(lines, "\n"))
}

func (c *trialCount) line(hero string, tally trial.Tally) string {
	percent := func(share float64) string { return fmt.Sprintf("%.0f", 100*share) }
	low, high := tally.Interval()
	return c.editor.texts.Text("editor.trial.result", i18n.Args{
		"Hero": hero, "Won": tally.Won, "Played": tally.Played,
		"Share": percent(float64(tally.Won) / float64(max(tally.Played, 1))), "Low": percent(low), "High": percent(high)})
}
