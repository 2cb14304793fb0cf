package dueltable

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
)

func TestFighterPanelMasters(t *testing.T) {
	fighter := duel.Fighter{HP: 17, EP: 3, Shield: 4, DamageBonus: 2, DamageBonusTime: 2, StunTime: 1, Armed: 1, HandCount: 4, DeckCount: 7, DoTCount: 2}
	fighter.DoTs[0], fighter.DoTs[1] = duel.Periodic{Power: 1, Time: 2}, duel.Periodic{Power: 2, Time: 4}
	for name, size := range map[string]fyne.Size{"broad": fyne.NewSize(348, 82), "high": fyne.NewSize(300, 480), "small": fyne.NewSize(150, 200)} {
		t.Run(name, func(t *testing.T) {
			p := newFighterPanel(motion.NewStage(&motion.ByHand{}), func() {})
			w := looktest.ShowAlone(t, p, size)
			p.set(standing{
				name: "Knight", portrait: look.DefaultHero(), fighter: fighter, maxHP: 30, maxEP: 5, majors: 3, spent: 1,
				effects: rulestext.Effects(i18n.For("en"), &fighter), armed: look.DefaultCard(), moving: true,
			})
			looktest.AssertMaster(t, "fighter_"+name+".xml", w.Canvas())
			looktest.AssertNothingCutOff(t, w, name)
		})
	}
}

func TestPanelLeavesOutWhatHasNoRoom(t *testing.T) {
	fighter := duel.Fighter{DoTCount: duel.MaxDoTs, StunTime: 1, DamageBonus: 1, DamageBonusTime: 1, Defence: 20, DefenceTime: 3}
	for i := range fighter.DoTs {
		fighter.DoTs[i] = duel.Periodic{Power: 1, Time: 9}
	}
	p := newFighterPanel(motion.NewStage(&motion.ByHand{}), func() {})
	looktest.ShowAlone(t, p, fyne.NewSize(150, 200))
	p.set(standing{name: "Knight", portrait: look.DefaultHero(), fighter: fighter, maxHP: 30, maxEP: 5, effects: rulestext.Effects(i18n.For("en"), &fighter)})
	drawn := p.chips.box.Objects
	more := drawn[len(drawn)-1].(*canvas.Text)
	assert.Equal(t, len(p.now.effects), len(drawn)-1+int(more.Text[1]-'0'), "the last sign counts the effects that aren't drawn")
	assert.LessOrEqual(t, more.Position().X+more.MinSize().Width, p.chips.box.Size().Width)
}

// On a phone, too, there is room for what a fighter is likely to have at once; what takes hp stands first.
func TestPoisonIsNeverHidden(t *testing.T) {
	fighter := duel.Fighter{
		StunTime: 1, DamageBonus: -3, DamageBonusTime: 2, Defence: 20, DefenceTime: 3, HealingBonus: 2, HealingBonusTime: 3, RegenBonus: 1,
		CostsModifier: 2, CostsModifierTime: 1, DoTCount: 2,
	}
	fighter.DoTs[0], fighter.DoTs[1] = duel.Periodic{Power: 4, Time: 2, Increase: -1}, duel.Periodic{Power: 1, Time: 3}
	effects := rulestext.Effects(i18n.For("en"), &fighter)
	for name, size := range map[string]fyne.Size{"phone": fyne.NewSize(348, 104), "desktop": fyne.NewSize(300, 480)} {
		p := newFighterPanel(motion.NewStage(&motion.ByHand{}), func() {})
		looktest.ShowAlone(t, p, size)
		p.set(standing{name: "Knight", portrait: look.DefaultHero(), fighter: fighter, maxHP: 30, maxEP: 5, effects: effects})
		assert.Len(t, p.chips.box.Objects, len(effects), name)
		for i := range fighter.DoTCount {
			assert.True(t, p.chips.list[i].hurts, name)
		}
		for i, o := range p.chips.box.Objects {
			chip := ui.NewRect(o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height)
			assert.GreaterOrEqual(t, chip.H, float32(smallestChip))
			assert.LessOrEqual(t, chip.X+chip.W, p.chips.box.Size().Width, name)
			assert.LessOrEqual(t, chip.Y+chip.H, p.chips.box.Size().Height, name)
			for _, before := range p.chips.box.Objects[:i] {
				assert.True(t, before.Position().Y != chip.Y || before.Position().X+before.Size().Width <= chip.X, name)
			}
		}
	}
}
