package runflow

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
)

// stop is a place along the road at which a rival waits, or is beaten. It opens who that is.
type stop struct {
	*ui.Pressable
	face   *medallion
	lines  []*widget.Label
	isBoss bool
	side   float32           // of the medallion
	at     fyne.Position     // the medallion's middle, in the stop
	rest   fyne.CanvasObject // the sign of the rest before it, or nil
}

// newStop shows a stage: who waits there, and whether it is done.
func newStop(t *i18n.Translator, g *gallery.Gallery, way *Way, stage int, host dueltable.SheetHost) *stop {
	rival := &way.Rivals[stage]
	s := &stop{face: newMedallion(g.Portrait(&rival.Hero.Hero)), isBoss: rival.IsBoss}
	key := "run.rival"
	if rival.IsBoss {
		key = "run.boss_rival"
		s.face.crown(look.Symbol("major"))
	}
	name := ui.Paragraph(t.Text(key, i18n.Args{"N": stage + 1, "Rival": explanation.Brain(t, rival.Rival), "Hero": g.HeroName(&rival.Hero.Hero)}))
	name.TextStyle.Bold = true
	s.lines = []*widget.Label{name}
	switch {
	case stage < way.State.Beaten:
		name.Importance, s.face.picture.Translucency = widget.LowImportance, 0.55
		s.face.crown(look.Symbol("wreath"))
		s.tell(t.Text("run.beaten_left", i18n.Args{"HP": way.State.Left[stage]}))
	case stage == way.State.Stage:
		s.face.rim = look.ColorGold
		s.tell(t.Text("run.next"))
		s.tell(explanation.BrainAbout(t, rival.Rival))
	}
	content := &fyne.Container{Objects: []fyne.CanvasObject{s.face.Container}}
	for _, line := range s.lines {
		content.Add(line)
	}
	s.Pressable = ui.NewPressable(content, func() { host.OpenSheet(g.HeroName(&rival.Hero.Hero), aboutRival(t, g, way, stage, host)) })
	return s
}

// tell adds a line in small letters.
func (s *stop) tell(text string) { s.lines = append(s.lines, caption(text)) }

// highIn returns how high what is told is at a width.
func (s *stop) highIn(width float32) (high float32) {
	for _, line := range s.lines {
		line.Resize(fyne.NewSize(width, line.Size().Height)) // what wraps knows its height only at a width
		high += line.MinSize().Height - closer()
	}
	return high + closer()
}

// leftOfWords is the room for a medallion left of what is told, on a road that goes down.
func leftOfWords() float32 { return (downSide*bossShare + 2*stopMargin) * look.Unit() }

// closer is by how much lines stand closer to each other than labels do.
func closer() float32 { return theme.InnerPadding() + theme.Padding() }

// lay puts the stop into its place: the words under the medallion on a road that goes across, else beside it.
func (s *stop) lay(place ui.Rect, side float32, isAcross bool) {
	place.Put(s.Pressable)
	margin := stopMargin * look.Unit()
	s.side, s.at = side, fyne.NewPos(place.W/2, margin+side/2)
	words, align := ui.NewRect(0, margin+side, place.W, place.H-side-margin), fyne.TextAlignCenter
	if !isAcross {
		left := leftOfWords()
		s.at = fyne.NewPos(left/2, place.H/2)
		high := s.highIn(place.W - left)
		words, align = ui.NewRect(left, (place.H-high)/2, place.W-left, high), fyne.TextAlignLeading
	}
	s.face.lay(ui.NewRect(s.at.X-side/2, s.at.Y-side/2, side, side))
	for _, line := range s.lines {
		line.Alignment = align
		line.Resize(fyne.NewSize(words.W, line.Size().Height))
		words.CutTop(line.MinSize().Height, -closer()).Put(line)
		line.Refresh()
	}
}

// middle returns the middle of the medallion on the road.
func (s *stop) middle() fyne.Position { return s.Position().Add(s.at) }

// newRestSign tells how many hp a rest gives back.
func newRestSign(hp int16) fyne.CanvasObject {
	number := canvas.NewText("+"+strconv.Itoa(int(hp)), look.Color(look.ColorMuted))
	return container.NewHBox(ui.Icon(look.Symbol("healing"), 18), ui.GrownText(number, 13))
}

// aboutRival tells who waits at a stage, how strong it is, and what comes before.
func aboutRival(t *i18n.Translator, g *gallery.Gallery, way *Way, stage int, host dueltable.SheetHost) fyne.CanvasObject {
	rival := &way.Rivals[stage]
	hero := &rival.Hero
	name := ui.Paragraph(explanation.Brain(t, rival.Rival))
	name.TextStyle.Bold = true
	told := container.NewVBox(name, container.NewHBox(screen.StrengthOf(rival.Rival).Object), ui.Paragraph(explanation.BrainAbout(t, rival.Rival)))
	switch {
	case stage < way.State.Beaten:
		told.Add(ui.Note("wreath", t.Text("run.beaten_left", i18n.Args{"HP": way.State.Left[stage]})))
	case stage > 0 && stage > way.State.Stage:
		told.Add(ui.Paragraph(t.Text("run.rest", i18n.Args{"HP": way.Run.Plan.Stages[stage].Rest})))
	}
	if rival.MoreHP > 0 {
		told.Add(ui.Paragraph(t.Text("run.more_hp", i18n.Args{"HP": rival.MoreHP})))
	}
	for _, text := range g.TheirAlways(hero) {
		told.Add(ui.Note("log", text))
	}
	if len(hero.Deck) > 0 {
		told.Add(ui.Heading(t.Text("deck.title")))
		told.Add(gallery.NewDeck(t, g, hero, [duel.LineCapacity]uint8{}, host.Enlarge))
	}
	return container.NewVBox(container.NewCenter(ui.NewFramed(g.Portrait(&hero.Hero), 132)), told)
}
