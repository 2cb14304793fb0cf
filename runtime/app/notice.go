package app

import (
	"time"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// noticeTime is for how long something is told that asks for nothing: two lines and a path are to be read.
const noticeTime = 10 * time.Second

// notice is what is told at present, and what ends it by itself.
type notice struct {
	shown fyne.CanvasObject
	end   *motion.Pause
}

// notify tells something low on the screen, or over the sheet that is open, where it covers nothing that can be
// pressed, until it goes away by itself, by a tap or with the screen.
func (g *Game) notify(text string) {
	g.unnotify()
	g.notice = notice{ui.NewNotice(text, ui.Taken(g.options.Window.Canvas()), g.unnotify), g.stage.NewPause(noticeTime, g.unnotify)}
	if g.sheets.IsOpen() {
		g.sheets.Note(g.notice.shown)
	} else {
		g.screen.Add(g.notice.shown)
	}
	g.notice.end.Start()
}

// unnotify takes away what is told.
func (g *Game) unnotify() {
	if g.notice.shown == nil {
		return
	}
	g.notice.end.GiveUp()
	g.screen.Remove(g.notice.shown)
	g.sheets.Note(nil)
	g.notice = notice{}
}

// savedIn tells what was saved, under which name and where; folder is "" where places have no names.
func (g *Game) savedIn(what, name, folder string) {
	where := name
	if folder != "" {
		where = g.translator.Text("saved.where", i18n.Args{"Name": name, "Folder": folder})
	}
	g.notify(what + "\n" + where)
}
