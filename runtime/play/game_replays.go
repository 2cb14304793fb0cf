package play

import (
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	own "boardduels/runtime/play/widget"
	"boardduels/runtime/replay"
)

func (g *Game) openReplays() {
	const most = 100
	g.background(func() func() {
		list, err := g.library.saved(most)
		return func() {
			g.display(newReplays(g.translator, g.gallery, list, g), nil, g.openHome)
			if err != nil {
				g.report(err)
			}
		}
	})
}

func (g *Game) openPlayback(record *replay.Record) {
	p, err := newPlayback(g.living, g.translator, g.gallery, g, record, g.options.Brains)
	if err != nil {
		g.report(err)
		return
	}
	g.display(p.content, p.Table, p.OpenMenu)
}

// watch plays the duel back that is just over.
func (g *Game) watch() { g.openPlayback(g.session.match.Record()) }

// export saves the duel that is just over in a file of the player's choice.
func (g *Game) export() {
	text, err := g.session.match.Record().MarshalText()
	if err != nil {
		g.report(err)
		return
	}
	g.saveAs("duel"+replayEnding, text)
}

// saveAs saves a file where the player wants it.
func (g *Game) saveAs(name string, text []byte) {
	save := dialog.NewFileSave(func(file fyne.URIWriteCloser, err error) {
		if file == nil {
			return
		}
		if err == nil {
			_, err = file.Write(text)
		}
		if closing := file.Close(); err == nil {
			err = closing
		}
		if err != nil {
			g.report(err)
		}
	}, g.options.Window)
	save.SetFileName(name)
	g.showFiles(save, "files.save_title")
}

// importReplay opens a duel from a file of the player's choice.
func (g *Game) importReplay() {
	g.openFile(func(file fyne.URIReadCloser, err error) {
		if err != nil {
			g.report(err)
			return
		}
		if file == nil { // cancelled
			return
		}
		defer file.Close()
		record, err := readReplay(file)
		if err != nil {
			g.report(err)
			return
		}
		g.openPlayback(record)
	})
}

func readReplay(file io.Reader) (*replay.Record, error) {
	text, err := io.ReadAll(io.LimitReader(file, replay.MaxSize+1))
	if err != nil {
		return nil, err
	}
	return replay.Parse(text)
}

// removeReplay deletes a duel of the collection after confirmation.
func (g *Game) removeReplay(d savedDuel) {
	g.confirm("replays.remove_title", "replays.remove_about", "replays.remove", func() {
		g.background(func() func() {
			err := g.library.remove(d)
			return func() {
				g.openReplays()
				if err != nil {
					g.report(err)
				}
			}
		})
	})
}

// confirm asks before something that can't be taken back.
func (g *Game) confirm(titleKey, aboutKey, actionKey string, then func()) {
	act := own.BigButton(g.translator.Text(actionKey), theme.ConfirmIcon(), widget.DangerImportance, func() {
		g.sheets.Close()
		then()
	})
	stay := own.BigButton(g.translator.Text("confirm.cancel"), theme.CancelIcon(), widget.MediumImportance, g.sheets.Close)
	g.OpenSheet(g.translator.Text(titleKey), container.NewVBox(own.Paragraph(g.translator.Text(aboutKey)), act, stay))
}
