package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/replay"
)

// replaysIntents are what a player can want in the collection of duels.
type replaysIntents interface {
	openPlayback(record *replay.Record)
	removeReplay(d savedDuel)
	importReplay()
	openHome()
}

// newReplays is the collection of finished duels.
func newReplays(t *i18n.Translator, g *Gallery, list []savedDuel, intents replaysIntents) fyne.CanvasObject {
	rows := container.NewVBox()
	for _, saved := range list {
		rows.Add(newPanel(newReplayRow(t, g, saved, intents)))
	}
	if len(list) == 0 {
		rows.Add(paragraph(t.Text("replays.none")))
	}
	open := widget.NewButtonWithIcon(t.Text("replays.open"), theme.FolderOpenIcon(), intents.importReplay)
	return newScreen(t.Text("replays.title"), intents.openHome,
		column(640, container.NewBorder(nil, container.NewPadded(open), nil, nil, container.NewVScroll(rows))))
}

func newReplayRow(t *i18n.Translator, g *Gallery, saved savedDuel, intents replaysIntents) fyne.CanvasObject {
	remove := quietButton(theme.DeleteIcon(), func() { intents.removeReplay(saved) })
	if saved.record == nil {
		return container.NewBorder(nil, nil, nil, remove, paragraph(t.Text("replays.damaged", i18n.Args{"Reason": saved.err})))
	}
	record := saved.record
	watch := widget.NewButtonWithIcon("", theme.MediaPlayIcon(), func() { intents.openPlayback(record) })
	pictures := container.NewHBox(
		newFramed(g.Portrait(&record.Seats[0].Hero.Hero), 40), newFramed(g.Portrait(&record.Seats[1].Hero.Hero), 40))
	return container.NewBorder(nil, nil, container.NewCenter(pictures), container.NewCenter(container.NewHBox(watch, remove)),
		paragraph(replayTitle(t, g, record)))
}

// replayTitle tells who played whom, when, and how it ended.
func replayTitle(t *i18n.Translator, g *Gallery, record *replay.Record) string {
	me := personOf(record)
	mine, theirs := &record.Seats[me], &record.Seats[1-me]
	key := "replays.unfinished"
	if record.Finished() {
		key = "replays.lost"
		if record.Result.Winner == me {
			key = "replays.won"
		}
	}
	return t.Text(key, i18n.Args{
		"Mine": g.HeroName(&mine.Hero.Hero), "Theirs": g.HeroName(&theirs.Hero.Hero),
		"Brain": brainName(t, theirs.Brain), "Date": record.Date.Local().Format("02.01.2006 15:04"),
	})
}
