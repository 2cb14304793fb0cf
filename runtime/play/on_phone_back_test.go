package play

import (
	"testing"

	"github.com/stretchr/testify/assert"

	own "boardduels/runtime/play/widget"
)

// A phone's way back leads out of the start screen, into the background, and from anything else one step towards it.
func TestOnAPhoneBackLeadsBack(t *testing.T) {
	p := newPhone(t)
	home := p.restFor(passRest, told{}) // with what is painted late
	p.order("back")
	left := p.until("the app is left", func(now told) bool { return now.gone == 1 && now.sounding == 0 })
	p.order("return")
	p.until("it is painted again", func(now told) bool { return now.frames > left.frames })
	p.shows(home)

	s := p.mirror()
	p.rest(p.press(s, "home.new_duel"))
	p.showsAnother(home)
	p.order("back")
	p.shows(home)

	s = p.mirror()
	runs := p.rest(p.press(s, "home.runs"))
	s.work()
	p.rest(p.press(s, "runs.by_seed"))
	p.tap(find(s, func(*own.Entry) bool { return true }))
	p.order("back") // which takes the keyboard away, and no more
	p.showsAnother(runs)
	p.order("back")
	p.shows(runs)
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
	p.act(p.atTable())
	assert.Equal(t, 1, p.last.gone, "only the start screen leads out of the app")
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
	english, ukrainian := p.restFor(passRest, told{}), wanted.restFor(passRest, told{})
	p.order("leave")
	p.order("language uk-UA")
	p.order("return")
	p.showsAnother(english)
	p.shows(ukrainian)
}
