package dueltable

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/game"
)

// The own turn and major cards are announced across the table, for a moment; whoever is in a hurry skips it.
func TestTheBannerAnnounces(t *testing.T) {
	raceflag.Skip(t, "lays card after card out, on the one goroutine that may")
	pass := func(m *moving) { m.play("") }
	for name, c := range map[string]struct {
		first game.Seat
		begin func(*moving)
		want  string
	}{
		"minor card":      {0, plays(0, "cleave", asItIs), ""},
		"major card":      {0, plays(0, "rage", asItIs), "Лють"},
		"enemy's major":   {1, plays(1, "time_warp", asItIs), "Викривлення часу"},
		"enemy's turn":    {0, pass, ""},
		"own turn":        {1, pass, "Ваш хід"},
		"stunned":         {1, func(m *moving) { m.state.Fighters[0].StunTime = 2; m.play("") }, "Оглушено!"},
		"a replay's turn": {1, func(m *moving) { m.Open = true; m.play("") }, ""},
	} {
		for _, size := range anySize {
			for _, calm := range []bool{false, true} {
				m := newMoving(t, fmt.Sprintf("banner_%s_%.0f_%v", name, size.Width, calm), size, c.first)
				m.passAll()
				m.Table.Stage.Set("", calm)
				c.begin(m)
				m.Animate()
				m.show(Moment{Seat: game.Nobody}) // the question comes at once
				m.pass(enterTime + bannerTime/3)
				banner := m.Table.banner
				require.Equal(t, c.want != "", banner.box.Visible(), name)
				if c.want != "" {
					assert.Equal(t, c.want, written(banner.words), name)
					at := rectOf(banner.box)
					assert.GreaterOrEqual(t, at.W, m.Table.Field.Size().Width)
					for _, p := range []*fighterPanel{m.Table.Me, m.Table.Foe} {
						assert.False(t, overlap(at, rectOf(p)), "%s: whose energy comes meanwhile, at %v", name, size)
					}
					assert.Greater(t, banner.box.Size().Height, float32(20), name)
				}
				m.Table.Stage.Finish()
				assert.False(t, banner.box.Visible(), name)
			}
		}
	}
}
