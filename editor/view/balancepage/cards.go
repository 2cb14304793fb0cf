package balancepage

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/arena"
	"boardduels/editor/balance"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
)

// balanceCards shows what each card of a hero contributes, in somebody's hands.
type balanceCards struct {
	texts  *i18n.Translator
	lines  *fyne.Container
	object fyne.CanvasObject
}

func newBalanceCards(t *i18n.Translator) *balanceCards {
	c := &balanceCards{texts: t, lines: container.New(&columnsLayout{shares: []float32{1.8, 1, 1.4, 1.4}})}
	c.object = container.NewVBox(editorui.Dense(c.lines), editorui.Caption(t.Text("editor.balance.cards.note")))
	return c
}

// show lists a hero's cards with the edits, and the figures without in brackets where they differ.
func (c *balanceCards) show(words balance.Words, b *arena.BrainBalance, hero string) {
	c.lines.RemoveAll()
	for i, key := range []string{"editor.balance.cards.card", "editor.balance.cards.plays", "editor.balance.cards.chances", "editor.balance.cards.gain"} {
		alignment := fyne.TextAlignTrailing
		if i == 0 {
			alignment = fyne.TextAlignLeading
		}
		head := wrapped(c.texts.Text(key), alignment)
		head.TextStyle.Bold = true
		c.lines.Add(head)
	}
	for _, use := range b.Packs[1].Cards {
		if use.Hero != hero || use.Duels == 0 {
			continue
		}
		before := useOf(b.Packs[0].Cards, hero, use.Card)
		c.lines.Add(wrapped(words.Card(use.Card), fyne.TextAlignLeading))
		for _, figure := range c.figures(words, &use, before) {
			c.lines.Add(wrapped(figure, fyne.TextAlignTrailing))
		}
	}
	c.lines.Refresh()
}

// wrapped returns a text that takes more lines where it has no room.
func wrapped(text string, alignment fyne.TextAlign) *widget.Label {
	label := widget.NewLabel(text)
	label.Alignment, label.Wrapping = alignment, fyne.TextWrapWord
	return label
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
// often its hero wins where it draws it than where it draws another one.
func (c *balanceCards) figures(words balance.Words, now, before *arena.CardUse) []string {
	told := func(f func(*arena.CardUse) string, unit string) string {
		is := f(now)
		if before == nil || f(before) == is {
			return is + unit
		}
		return f(before) + " → " + is + unit
	}
	return []string{
		told(func(u *arena.CardUse) string { return c.texts.Decimal(u.Plays, 1) }, ""),
		told(func(u *arena.CardUse) string {
			if u.Chances.Turns == 0 {
				return "–"
			}
			return words.Percent(u.Chances.Played.Share)
		}, " %"),
		words.Gain(now),
	}
}

// columnsLayout lays objects in lines of columns whose widths are in proportion to its shares. Texts that wrap take the
// height that they need in the width that there was last.
type columnsLayout struct {
	shares []float32
	width  float32
}

func (l *columnsLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	height := float32(0)
	for line := range slices.Chunk(objects, len(l.shares)) {
		height += l.height(line)
	}
	return fyne.NewSize(0, height)
}

// column returns how wide a column is.
func (l *columnsLayout) column(i int) float32 {
	sum := float32(0)
	for _, share := range l.shares {
		sum += share
	}
	return l.width * l.shares[i] / sum
}

func (l *columnsLayout) height(line []fyne.CanvasObject) (height float32) {
	for i, o := range line {
		if l.width > 0 {
			o.Resize(fyne.NewSize(l.column(i), o.Size().Height)) // a text that wraps must know its width
		}
		height = max(height, o.MinSize().Height)
	}
	return height
}

func (l *columnsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	y := float32(0)
	for line := range slices.Chunk(objects, len(l.shares)) {
		x, height := float32(0), l.height(line)
		for i, o := range line {
			o.Move(fyne.NewPos(x, y))
			o.Resize(fyne.NewSize(l.column(i), height))
			x += l.column(i)
		}
		y += height
	}
}
