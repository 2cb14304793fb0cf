package editorui

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// Badge is the small sign of a card: its cost, or a crown for a major card, in the colour of its kind of action.
type Badge struct {
	widget.BaseWidget
	circle  *canvas.Circle
	cost    *canvas.Text
	crown   *canvas.Image
	content fyne.CanvasObject
}

// badgeSize is how wide and high a badge is.
const badgeSize = 26

// NewBadge returns a badge that shows no card yet.
func NewBadge() *Badge {
	b := &Badge{circle: canvas.NewCircle(look.White), cost: canvas.NewText("", look.White), crown: canvas.NewImageFromResource(look.Symbol("major"))}
	b.cost.Alignment, b.cost.TextStyle.Bold, b.cost.TextSize = fyne.TextAlignCenter, true, 14
	b.crown.FillMode = canvas.ImageFillContain
	disc := container.NewStack(b.circle, container.NewCenter(b.cost), container.NewPadded(b.crown))
	b.content = container.NewCenter(container.NewGridWrap(fyne.NewSquareSize(badgeSize), disc))
	b.ExtendBaseWidget(b)
	return b
}

// Set shows the sign of a card of a pack with some numbers.
func (b *Badge) Set(numbers duel.Numbers, card schema.Card) {
	b.circle.FillColor = look.KindColor(numbers.Kind(&card.Card))
	b.circle.Refresh()
	b.cost.Text = fmt.Sprint(card.Cost)
	b.cost.Refresh()
	Visible(!card.IsMajor, b.cost)
	Visible(card.IsMajor, b.crown)
}

// CreateRenderer belongs to the toolkit.
func (b *Badge) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(b.content) }
