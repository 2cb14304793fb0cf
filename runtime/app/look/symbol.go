package look

import (
	"bytes"
	"fmt"
	"sync"

	"fyne.io/fyne/v2"

	"boardduels/assets/blanks"
	"boardduels/assets/characters"
	"boardduels/assets/icons"
	"boardduels/assets/nemeses"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// resources are those asked for so far, by name, so that each is handed to the toolkit under one name once.
var resources sync.Map

func resource(name string, load func() fyne.Resource) fyne.Resource {
	if known, ok := resources.Load(name); ok {
		return known.(fyne.Resource)
	}
	known, _ := resources.LoadOrStore(name, load())
	return known.(fyne.Resource)
}

func drawing(name string, load func() []byte) fyne.Resource {
	return resource(name, func() fyne.Resource { return fyne.NewStaticResource(name, load()) })
}

// Symbol returns a drawing of package icons by name. Signs of the game are drawn because the faces lack most of them.
func Symbol(name string) fyne.Resource {
	return drawing("icon-"+name+".svg", func() []byte {
		svg := icons.SVG(name)
		if svg == nil {
			panic(fmt.Sprintf("look: there is no icon %q", name))
		}
		return svg
	})
}

// Character returns the portrait of an opponent by its brain's id, or nil if it has none.
func Character(id string) fyne.Resource {
	svg := characters.SVG(id)
	if svg == nil {
		return nil
	}
	return drawing("character-"+id+".svg", func() []byte { return svg })
}

// Nemesis returns the face of a nemesis in a mood, or nil if there is no such one.
func Nemesis(id string, mood nemeses.Mood) fyne.Resource { return nemesis(id, mood, whole) }

// NemesisClose is [Nemesis] from near, for where little more than a thumb's width is there.
func NemesisClose(id string, mood nemeses.Mood) fyne.Resource {
	return nemesis(id, mood, "60 36 200 200")
}

// whole is what is seen of a drawing of a nemesis as it is.
const whole = "0 0 320 320"

// nemesis returns what is seen of a nemesis in a mood, nil if there is no such one.
func nemesis(id string, mood nemeses.Mood, seen string) fyne.Resource {
	svg := nemeses.SVG(id, mood)
	if svg == nil {
		return nil
	}
	return drawing("nemesis-"+id+"-"+string(mood)+"-"+seen+".svg", func() []byte {
		return bytes.Replace(svg, []byte(`viewBox="`+whole), []byte(`viewBox="`+seen), 1)
	})
}

// DefaultCard is the picture of a card without one.
func DefaultCard() fyne.Resource { return blank("card") }

// DefaultHero is the picture of a hero without one.
func DefaultHero() fyne.Resource { return blank("hero") }

// CardBack is the back of every card.
func CardBack() fyne.Resource { return blank("back") }

func blank(name string) fyne.Resource {
	return drawing("blank-"+name+".svg", func() []byte { return blanks.SVG(name) })
}

// EffectSymbol returns the drawing of a lasting effect that has an amount.
func EffectSymbol(e duel.Effect, amount int16) fyne.Resource {
	l := e.Lasting()
	if amount < 0 && l.Less != "" {
		return Symbol(l.Less)
	}
	return Symbol(l.Sign)
}

// StanceSymbol returns the drawing of a stance; of one that isn't shown, that of a choice that nobody sees.
func StanceSymbol(s rule.Stance) fyne.Resource {
	switch s {
	case rule.Strike, rule.Guard, rule.Focus:
		return Symbol("stance_" + s.String())
	}
	return Symbol("sealed")
}

// KindSymbol returns the drawing of a kind of action.
func KindSymbol(k duel.Kind) fyne.Resource {
	return Symbol([duel.KindCount]string{"attack", "defend", "major_attack", "major_defend"}[k])
}
