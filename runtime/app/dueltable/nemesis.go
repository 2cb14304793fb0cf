package dueltable

import (
	"fyne.io/fyne/v2/canvas"

	"boardduels/assets/nemeses"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// mood is how the nemesis takes what happens: who has won first, then what became of what it foretold of the turn that
// is just over, then how it fares.
func (b *Board) mood() nemeses.Mood {
	v, told := &b.Now.View, b.foretold()
	foe := &v.Fighters[1-b.Me]
	switch {
	case v.Winner == 1-b.Me:
		return nemeses.Pleased
	case v.Winner == b.Me:
		return nemeses.Grim
	case told.Turns > 0 && !told.Sealed && told.Foreseen:
		return nemeses.Pleased
	case told.Turns > 0 && !told.Sealed && told.Outwits:
		return nemeses.Surprised
	case isHurt(foe.HP, b.Duel.MaxHP(foe, 1-b.Me)) && foe.HP < v.Fighters[b.Me].HP && v.Winner == game.Nobody:
		return nemeses.Grim
	}
	return nemeses.Calm
}

// countenance is the face of the nemesis in the bar of the table; it isn't there where nobody has one.
type countenance struct {
	picture *canvas.Image
	id      string
	mood    nemeses.Mood
}

func newCountenance() *countenance {
	c := &countenance{picture: &canvas.Image{FillMode: canvas.ImageFillCover, CornerRadius: 8}}
	c.picture.Hide()
	return c
}

// show shows a nemesis in a mood; nobody if its id is "".
func (c *countenance) show(id string, mood nemeses.Mood) {
	if c.id == id && c.mood == mood {
		return
	}
	c.id, c.mood = id, mood
	ui.Show(look.NemesisClose(id, mood) != nil, c.picture)
	c.draw()
}

// layout places the face at the beginning of a row.
func (c *countenance) layout(r *ui.Rect) {
	if c.picture.Visible() {
		const inset = 2
		r.CutLeft(r.H, 4).Inset(inset).Put(c.picture)
		c.draw()
	}
}

func (c *countenance) draw() {
	if face := look.NemesisClose(c.id, c.mood); face != nil && c.picture.Size().Width > 0 {
		look.Draw(c.picture, face)
	}
}
