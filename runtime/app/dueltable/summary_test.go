package dueltable

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Where there is little room the sum of the enemy's turn is told in fewer words, those that matter most first: it stays
// readable, and is never cut off.
func TestTheSummaryIsReadOnEveryScreen(t *testing.T) {
	for _, size := range quick.First(fyne.NewSize(360, 640), fyne.NewSize(320, 568), fyne.NewSize(640, 360), fyne.NewSize(1280, 800)) {
		f := newBout(t, 0, "knight", "mage")
		looktest.ShowAlone(t, f.Table.Root, size)
		f.hold(0, "shield_block")
		f.hold(1, "frost_nova", "arcane_blast", "ice_barrier")
		f.state.Fighters[0].HP, f.state.Fighters[1].HP, f.state.Fighters[1].EP = 21, 5, 8
		f.state.Fighters[1].DoTs[0], f.state.Fighters[1].DoTCount = duel.Periodic{Power: 1, Time: 2}, 1
		f.state.Fighters[0].DoTs[0], f.state.Fighters[0].DoTCount = duel.Periodic{Power: 3, Time: 1}, 1
		f.state.Fighters[0].DamageBonus, f.state.Fighters[0].DamageBonusTime = 2, 1
		f.show(Moment{Seat: game.Nobody})
		f.play("")
		f.play("frost_nova")
		f.play("arcane_blast")
		f.play("ice_barrier")
		f.play("")
		f.Table.Field.ask(f.Translator.Text("duel.why"))
		whole := f.told()
		require.Greater(t, strings.Count(whole, ", "), 4, "there is much to tell: %s", whole)
		mine, theirs := strings.Index(whole, "Лицар: здоров’я 21"), strings.Index(whole, "Маг: здоров’я 5")
		assert.True(t, mine > 0 && theirs > mine && theirs < strings.Index(whole, "щит"), "hp first: %s", whole)

		var told []string
		for _, line := range f.Table.Field.lines[0].Object().(*fyne.Container).Objects {
			told = append(told, line.(*canvas.Text).Text)
			assert.GreaterOrEqual(t, line.(*canvas.Text).TextSize, float32(11.5), "%v: %v", size, line)
		}
		shown := strings.Join(told, " ")
		assert.NotContains(t, shown, "…", size)
		assert.True(t, strings.HasPrefix(whole, shown), "%v: %q of %q", size, shown, whole)
		assert.Contains(t, shown, "Лицар: здоров’я 21", size)
	}
}
