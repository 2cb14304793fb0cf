package app_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// A phone's way back leads out of the start screen, into the background, and from anything else one step towards it.
func TestOnAPhoneBackLeadsBack(t *testing.T) {
	apps := newForeign(t)
	p := newPhone(t, "FAKE_CONTENT="+apps.folder)
	home := p.restFor(apptest.PassRest, told{}) // with what is painted late
	p.order("back")
	left := p.until("the app is left", func(now told) bool { return now.gone == 1 && now.sounding == 0 })
	p.order("return")
	p.until("it is painted again", func(now told) bool { return now.frames > left.frames })
	p.shows(home)

	for _, pages := range [][]string{
		{"home.new_duel", "choice.deck"}, {"home.replays"}, {"home.knowledge"}, {"home.how_to"}, {"home.settings"},
		{"home.boards", "boards.new"},
	} {
		p.leadsBack(home, pages)
	}

	s := p.mirror()
	runs := p.turnTo(s, "home.runs")
	p.rest(p.press(s, "runs.by_seed"))
	p.tap(apptest.Find(s, func(*ui.Entry) bool { return true }))
	p.order("back") // which takes the keyboard away, and no more
	p.showsAnother(runs)
	p.order("back")
	p.shows(runs)
	p.order("back")
	p.shows(home)

	p.open(apps, "view", apps.put("pack", "mine.zip", "", apptest.Titled(t, schema.PackTitle{Name: "Mine", Author: "Olena", Version: "1"})))
	p.rest(told{})
	p.showsAnother(home) // it asks whether to keep the pack
	p.order("back")
	p.shows(home)

	p.beginDuel()
	p.playCard()
	p.atTable()
	table := p.last
	p.order("back")
	p.showsAnother(table) // it asks what is to become of the duel
	p.order("back")
	p.shows(table)
	v := p.atTable()
	if card := apptest.FirstPlayable(v); card != nil { // chance deals
		p.tap(card)
		p.rest(p.touched)
		p.showsAnother(table) // the card, large
		p.order("back")
		p.shows(table)
	}
	p.act(v)
	assert.Equal(t, 1, p.last.gone, "only the start screen leads out of the app")
}

// From a board it leads back as from the table.
func TestOnAPhoneBackLeadsBackToTheBoard(t *testing.T) {
	p := newPhone(t)
	p.restFor(apptest.PassRest, told{})
	s := p.mirror()
	for _, button := range []string{"home.boards", "boards.new", "boards.begin"} {
		p.turnTo(s, button)
	}
	board := p.restFor(apptest.PassRest, told{})
	p.order("back")
	p.showsAnother(board) // it asks what is to become of the game
	p.order("back")
	p.shows(board)
	p.order("back")
	p.showsAnother(board)
}

// leadsBack presses a button on one page after the other, and goes back step by step.
func (p *phone) leadsBack(home told, buttons []string) {
	p.t.Helper()
	s, seen := p.mirror(), []told{home}
	for _, button := range buttons {
		p.turnTo(s, button)
		p.showsAnother(seen[len(seen)-1])
		seen = append(seen, p.last)
	}
	for n := len(buttons) - 1; n >= 0; n-- {
		p.order("back")
		p.shows(seen[n])
	}
}

// shows waits until the phone shows the same picture as before.
func (p *phone) shows(before told) {
	p.t.Helper()
	p.until("the phone shows the same picture", func(now told) bool { return now.picture == before.picture })
}

// showsAnother waits until the phone shows another picture than before.
func (p *phone) showsAnother(before told) {
	p.t.Helper()
	p.until("the phone shows another picture", func(now told) bool { return now.picture != before.picture })
}

// Whoever chooses another language for a phone is spoken to in that by the app, as if it had just been started.
func TestOnAPhoneAnotherLanguageIsSpoken(t *testing.T) {
	p, wanted := newPhone(t), newPhone(t, "FAKE_LANGUAGE=uk-UA")
	english, ukrainian := p.restFor(apptest.PassRest, told{}), wanted.restFor(apptest.PassRest, told{})
	p.order("leave")
	p.order("language uk-UA")
	p.order("return")
	p.showsAnother(english)
	p.shows(ukrainian)
}
