package face

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
)

// print is what is printed on a card: frame, picture, name, rule text, cost gem and marks.
type print struct {
	face    *Face
	frame   *canvas.Rectangle
	paper   *canvas.Rectangle
	picture *canvas.Image
	ribbon  *canvas.Rectangle
	name    *look.Fitted
	rules   *look.Fitted
	gem     *canvas.Circle
	cost    *look.Fitted
	tag     *canvas.Rectangle
	extra   *look.Fitted // by how much the cost differs from the one printed
	star    *canvas.Image
	mark    *canvas.Circle
	kind    *canvas.Image
	trap    *canvas.Image // of a reactive card
	badge   *canvas.Rectangle
	change  *look.Fitted // by how much the numbers differ from those printed
	source  *canvas.Image
	shade   *canvas.Rectangle
	rim     *canvas.Rectangle
	back    *canvas.Image
	tokens  []*tokenSign // of a brief card
}

func newPrint(f *Face) *print {
	bold := fyne.TextStyle{Bold: true}
	p := &print{
		face:    f,
		frame:   canvas.NewRectangle(color.Transparent),
		paper:   canvas.NewRectangle(look.Parchment),
		picture: &canvas.Image{FillMode: canvas.ImageFillCover},
		ribbon:  canvas.NewRectangle(color.Transparent),
		name:    newName(),
		rules:   newRules(),
		gem:     canvas.NewCircle(look.Gem),
		cost:    look.NewFitted(bold, nil, fyne.TextAlignCenter, look.White),
		tag:     canvas.NewRectangle(color.Transparent),
		extra:   look.NewFitted(bold, nil, fyne.TextAlignCenter, look.White),
		star:    sign(),
		mark:    canvas.NewCircle(color.Transparent),
		kind:    sign(),
		trap:    sign(),
		badge:   canvas.NewRectangle(color.Transparent),
		change:  look.NewFitted(bold, nil, fyne.TextAlignLeading, look.White),
		source:  sign(),
		shade:   canvas.NewRectangle(look.Faded(look.Ink, 0.55)),
		rim:     canvas.NewRectangle(color.Transparent),
		back:    sign(),
	}
	p.gem.StrokeColor, p.mark.StrokeColor = look.White, look.White
	p.Refresh()
	return p
}

func newName() *look.Fitted {
	return look.NewFitted(fyne.TextStyle{Bold: true}, look.Title, fyne.TextAlignCenter, look.White)
}

func newRules() *look.Fitted {
	return look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignCenter, look.Ink)
}

func sign() *canvas.Image { return &canvas.Image{FillMode: canvas.ImageFillContain} }

func (p *print) Destroy() {}

func (p *print) MinSize() fyne.Size { return p.face.minimum }

func (p *print) Objects() []fyne.CanvasObject {
	if p.face.state == Hidden {
		return []fyne.CanvasObject{p.back}
	}
	if p.face.isSlim(p.face.Size()) {
		return p.slimObjects()
	}
	objects := []fyne.CanvasObject{p.frame, p.paper, p.picture, p.ribbon, p.name.Object()}
	if p.face.isBrief(p.face.Size()) {
		for _, t := range p.tokens {
			objects = append(objects, t.symbol, t.number.Object())
		}
	} else {
		objects = append(objects, p.rules.Object())
	}
	objects = append(objects, p.mark, p.kind)
	if p.face.card.Rules.ActivateByNextAttack {
		objects = append(objects, p.trap)
	}
	if p.face.state.isPale() {
		objects = append(objects, p.shade)
	}
	if effect, _ := p.face.card.bonus(); effect != duel.NoEffect {
		objects = append(objects, p.badge, p.source, p.change.Object())
	}
	if p.face.extra() != 0 {
		objects = append(objects, p.tag, p.extra.Object())
	}
	return append(append(objects, p.costs()...), p.rim)
}

// costs returns what tells the cost.
func (p *print) costs() []fyne.CanvasObject {
	if p.face.card.Rules.IsMajor {
		return []fyne.CanvasObject{p.gem, p.star}
	}
	return []fyne.CanvasObject{p.gem, p.cost.Object()}
}

func (p *print) Refresh() {
	card := &p.face.card
	kind := card.kind()
	tone := look.KindColor(kind)
	p.paper.FillColor = look.Parchment
	if p.face.state.isPale() {
		tone, p.paper.FillColor = look.Ash, look.DimParchment
	}
	p.frame.FillColor, p.ribbon.FillColor, p.mark.FillColor = tone, tone, tone
	p.name.SetText(card.Name)
	p.rules.SetText(p.face.Text())
	p.setTokens()
	p.cost.SetText(p.face.gem())
	p.setBadge()
	p.setTag()
	p.gem.FillColor = p.gemColor()
	p.rim.StrokeColor = p.rimColor()
	p.Layout(p.face.Size())
	for _, o := range p.Objects() {
		canvas.Refresh(o)
	}
}

func (p *print) setBadge() {
	_, amount := p.face.card.bonus()
	p.badge.FillColor = look.Boon
	if amount < 0 {
		p.badge.FillColor = look.Curse
	}
	p.change.SetText(rulestext.Signed(amount))
}

// setTag tells of a cost that isn't the one printed.
func (p *print) setTag() {
	p.tag.FillColor = look.Boon
	if p.face.extra() > 0 {
		p.tag.FillColor = look.Curse
	}
	p.extra.SetText(rulestext.Signed(p.face.extra()))
}

// drawPictures draws what can be seen at its present size.
func (p *print) drawPictures() {
	card := &p.face.card
	if p.face.state == Hidden {
		look.Draw(p.back, look.CardBack())
		return
	}
	look.Draw(p.picture, card.Art)
	look.Draw(p.kind, look.KindSymbol(card.kind()))
	if effect, amount := card.bonus(); effect != duel.NoEffect {
		look.Draw(p.source, look.EffectSymbol(effect, amount))
	}
	if card.Rules.IsMajor {
		look.Draw(p.star, look.Symbol("major"))
	}
	if card.Rules.ActivateByNextAttack {
		look.Draw(p.trap, look.Symbol("reactive"))
	}
}

func (p *print) gemColor() color.Color {
	switch {
	case p.face.card.Rules.IsMajor:
		return look.Ink
	case p.face.state == TooExpensive:
		return look.Warning
	case p.face.extra() > 0:
		return look.Curse
	case p.face.extra() < 0:
		return look.Boon
	}
	return look.Gem
}

func (p *print) rimColor() color.Color {
	switch p.face.state {
	case Highlighted:
		return look.Gold
	case Playable:
		return look.Faded(look.Gold, 0.55)
	}
	return color.Transparent
}

func (p *print) Layout(size fyne.Size) {
	w, h := size.Width, size.Height
	if w == 0 || h == 0 {
		return
	}
	place(p.back, 0, 0, w, h)
	place(p.frame, 0, 0, w, h)
	place(p.rim, 0, 0, w, h)
	switch {
	case p.face.isSlim(size):
		p.layoutSlim(size)
	case lies(size):
		p.layoutLying(size)
	case p.face.isBrief(size):
		p.layoutBrief(size)
	default:
		p.layoutUpright(size)
	}
	p.drawPictures()
}

// round gives all edges what fits a card of a width.
func (p *print) round(w float32) (rim float32) {
	round := Corner(w)
	p.back.CornerRadius, p.frame.CornerRadius, p.rim.CornerRadius = round, round, round
	p.rim.StrokeWidth = max(w*edge, 2)
	return w * edge
}

func (p *print) layoutUpright(size fyne.Size) {
	w := size.Width
	textHeight := paperHeight(p.rules, size)
	bottom := p.layoutParts(size, w*ribbon, textHeight)
	rim := w * edge
	p.name.Layout(fyne.NewPos(rim+2, bottom-w*ribbon), ribbonRoom(size), w*ribbon*smallestName, w*ribbon*largestName)
	p.rules.Layout(fyne.NewPos(rim+w*margin, bottom), rulesRoom(size, textHeight), smallestText, largestRules(w))
	p.layoutMarks(w, rim, w*gemSize)
	p.layoutBadge(w, rim, bottom-w*ribbon)
}

// layoutParts stacks picture, ribbon and paper, and returns where the paper begins.
func (p *print) layoutParts(size fyne.Size, ribbonHeight, paperHeight float32) (paper float32) {
	w, rim := size.Width, p.round(size.Width)
	inner := w - 2*rim
	pictureHeight := size.Height - 2*rim - ribbonHeight - paperHeight
	place(p.picture, rim, rim, inner, pictureHeight)
	place(p.shade, rim, rim, inner, pictureHeight)
	place(p.ribbon, rim, rim+pictureHeight, inner, ribbonHeight)
	paper = rim + pictureHeight + ribbonHeight
	place(p.paper, rim, paper, inner, paperHeight)
	p.paper.BottomLeftCornerRadius, p.paper.BottomRightCornerRadius = w*corner*0.7, w*corner*0.7
	return paper
}

// gemShift is how far the gem reaches over the edge of the picture, as a share of its diameter.
const gemShift = 0.12

// layoutMarks puts the marks on the picture of a card of a width, the gem with a diameter.
func (p *print) layoutMarks(w, rim, d float32) {
	place(p.gem, rim-d*gemShift, rim-d*gemShift, d, d)
	p.gem.StrokeWidth = max(w*0.012, 1)
	rest := d * 0.09 // between the cost and the edge of the gem
	p.cost.Layout(p.gem.Position().AddXY(rest, 0), fyne.NewSize(d-2*rest, d), d*0.4, d*0.66)
	place(p.tag, p.gem.Position().X+d*0.16, p.gem.Position().Y+d*0.72, d*0.68, d*0.62)
	p.tag.CornerRadius = d * 0.14
	p.extra.Layout(p.tag.Position().AddXY(0, d*0.25), fyne.NewSize(d*0.68, d*0.36), d*0.2, d*0.34)
	inset := d * 0.16
	place(p.star, p.gem.Position().X+inset, p.gem.Position().Y+inset, d-2*inset, d-2*inset)
	m := w * 0.17
	place(p.mark, w-rim-m*1.1, rim+m*0.1, m, m)
	p.mark.StrokeWidth = max(w*0.01, 1)
	inset = m * 0.2
	place(p.kind, p.mark.Position().X+inset, p.mark.Position().Y+inset, m-2*inset, m-2*inset)
	place(p.trap, w-rim-m*1.1, rim+m*1.2, m, m)
}

// layoutBadge puts the badge at the lower edge of the picture.
func (p *print) layoutBadge(w, left, bottom float32) {
	h := w * 0.16
	top := bottom - h
	place(p.badge, left, top, h*2.1, h)
	p.badge.TopRightCornerRadius = h / 3
	place(p.source, left+h*0.12, top+h*0.1, h*0.8, h*0.8)
	p.change.Layout(fyne.NewPos(left+h, top), fyne.NewSize(h*1.1, h), h*0.5, h*0.7)
}

func place(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}
