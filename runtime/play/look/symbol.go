package look

import (
	"embed"
	"fmt"

	"fyne.io/fyne/v2"

	"boardduels/runtime/duel"
)

// symbols are drawings, because the faces lack most signs of a game.
//
//go:embed symbols/*.svg
var symbols embed.FS

var symbolResources = loadSymbols()

func loadSymbols() map[string]fyne.Resource {
	entries, err := symbols.ReadDir("symbols")
	if err != nil {
		panic(fmt.Sprintf("look: %v", err))
	}
	resources := map[string]fyne.Resource{}
	for _, entry := range entries {
		drawing, err := symbols.ReadFile("symbols/" + entry.Name())
		if err != nil {
			panic(fmt.Sprintf("look: %v", err))
		}
		resources[entry.Name()] = fyne.NewStaticResource("symbol-"+entry.Name(), drawing)
	}
	return resources
}

// Symbol returns a drawing of the game by name, without its extension; nil if there is none of that name.
func Symbol(name string) fyne.Resource { return symbolResources[name+".svg"] }

// EffectSymbol returns the drawing of a lasting effect.
func EffectSymbol(e duel.Effect) fyne.Resource { return Symbol(effectSymbols[e]) }

var effectSymbols = [...]string{
	duel.DefenceEffect:       "defence",
	duel.StunEffect:          "stun",
	duel.DamageBonusEffect:   "damage",
	duel.ImmortalityEffect:   "immortal",
	duel.RegenBonusEffect:    "regen",
	duel.CostsModifierEffect: "cost",
	duel.MaxHPBonusEffect:    "max_hp",
	duel.HealingBonusEffect:  "healing",
	duel.HoTEffect:           "hot",
	duel.DoTEffect:           "dot",
}
