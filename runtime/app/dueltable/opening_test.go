package dueltable

import (
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"boardduels/internal/quick"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// What rules bring about as a duel begins is told first, by whose rule it is, and is seen and heard.
func TestTheOpeningIsToldAndSeen(t *testing.T) {
	pack, _ := schema.LoadPack(os.DirFS("../../../schema/testdata/mechanics"))
	for _, language := range quick.First("uk", "en") {
		f := newBoutOf(t, pack, pack, language, 0, "early_bird", "plain")
		looktest.ShowAlone(t, f.Table.Root, fyne.NewSize(412, 915))
		assert.Equal(t, map[string][]string{
			"en": {"Round 1, Early Bird begins", "Early Bird’s passive rule: Early Bird gains 4 shield"},
			"uk": {"Раунд 1, починає Рання пташка", "Рання пташка, пасивне правило: Рання пташка отримує щит +4"},
		}[language], f.Log[0].Lines)
		assert.Equal(t, 2, f.Fresh)

		f.show(Moment{Seat: game.Nobody, Events: f.Opening()})
		var heard []sound.Name
		f.Table.Cue = func(name sound.Name) { heard = append(heard, name) }
		f.Table.Me.hp.before = [2]int16{} // as of a table that is shown for the first time
		f.Deal()
		assert.EqualValues(t, 30, f.Table.Me.hp.seen[0], "nobody saw other hp before")
		f.Table.Stage.Finish()
		assert.Contains(t, heard, sound.Shield)
		assert.EqualValues(t, 4, f.blowOf(0).shield)
	}
}
