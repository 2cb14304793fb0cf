package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/arena"
	"boardduels/editor/balance"
	own "boardduels/editor/view/widget"
	"boardduels/internal/i18n"
)

// balanceCards shows what each card of a hero contributes, in somebody's hands.
type balanceCards struct {
	texts  *i18n.Translator
	lines  *fyne.Container
	object fyne.CanvasObject
}

func newBalanceCards(t *i18n.Translator) *balanceCards {
	c := &balanceCards{texts: t, lines: container.New(columnsLayout{1.8, 1, 1.5, 2})}
	c.object = container.NewVBox(own.Dense(c.lines), own.Caption(t.Text("editor.balance.cards.note")))
	return c
}

// show lists a hero's cards with the edits, and the figures without in brackets where they differ.
func (c *balanceCards) show(words balance.Words, b *arena.BrainBalance, hero string) {
	c.lines.RemoveAll()
	for i, key := range []string{"editor.balance.cards.card", "editor.balance.cards.plays", "editor.balance.cards.chances", "editor.balance.cards.gain"} {
		head := own.Heading(c.texts.Text(key))
		if i > 0 {
			head.Alignment = fyne.TextAlignTrailing
		}
		c.lines.Add(head)
	}
	for _, use := range b.Packs[1].Cards {
		if use.Hero != hero || use.WhenDrawn.Count+use.WhenNotDrawn.Count == 0 {
			continue
		}
		before := useOf(b.Packs[0].Cards, hero, use.Card)
		name := widget.NewLabel(words.Card(use.Card))
		name.Truncation = fyne.TextTruncateEllipsis
		c.lines.Add(name)
		for _, figure := range c.figures(words, &use, before) {
			label := widget.NewLabel(figure)
			label.Alignment, label.Truncation = fyne.TextAlignTrailing, fyne.TextTruncateEllipsis
			c.lines.Add(label)
		}
	}
	c.lines.Refresh()
}

func useOf(all []arena.CardUse, hero, card string) *arena.CardUse {
	for i := range all {
		if all[i].Hero == hero && all[i].Card == card {
			return &all[i]
		}
	}
	return nil
}

// figures returns how often a card is played a duel, in which share of the turns in which it can be, and how much more
// often its hero wins with it.
func (c *balanceCards) figures(words balance.Words, now, before *arena.CardUse) []string {
	told := func(f func(*arena.CardUse) string) string {
		is := f(now)
		if before == nil || f(before) == is {
			return is
		}
		return f(before) + " → " + is
	}
	return []string{
		told(func(u *arena.CardUse) string { return c.texts.Decimal(u.Plays, 1) }),
		told(func(u *arena.CardUse) string {
			if u.Chances == nil || u.Chances.Turns == 0 {
				return "–"
			}
			return words.Percent(u.Chances.Played.Share) + " %"
		}),
		words.Roughly(now.ByPlaying),
	}
}

// columnsLayout lays objects in lines of columns whose widths are in proportion to its numbers.
type columnsLayout []float32

func (l columnsLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	height := float32(0)
	for i := 0; i < len(objects); i += len(l) {
		height += l.height(objects[i:min(i+len(l), len(objects))])
	}
	return fyne.NewSize(0, height)
}

func (l columnsLayout) height(line []fyne.CanvasObject) (height float32) {
	for _, o := range line {
		height = max(height, o.MinSize().Height)
	}
	return height
}

func (l columnsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	sum := float32(0)
	for _, share := range l {
		sum += share
	}
	y := float32(0)
	for i := 0; i < len(objects); i += len(l) {
		line, x := objects[i:min(i+len(l), len(objects))], float32(0)
		height := l.height(line)
		for column, o := range line {
			width := size.Width * l[column] / sum
			o.Move(fyne.NewPos(x, y))
			o.Resize(fyne.NewSize(width, height))
			x += width
		}
		y += height
	}
}
