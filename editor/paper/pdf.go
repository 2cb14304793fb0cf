package paper

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"io"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"boardduels/assets/icons"
	"boardduels/internal/picture/pixels"
)

// written is when each file says that it was: two of the same pack are the same.
var written = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

// family is what the faces of text are called in a file.
const family = "text"

// PDF draws the sheets. An error is that of the context, or of the library.
func (s *Sheets) PDF(ctx context.Context) ([]byte, error) {
	width, height := s.Format.Size()
	p := &press{Fpdf: fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", Size: fpdf.SizeType{Wd: width, Ht: height}}), sheets: s, drawn: map[string]image.Point{}, widths: map[string]int{}, taken: map[int]bool{}}
	p.SetCreationDate(written)
	p.SetModificationDate(written)
	p.SetCatalogSort(true)
	p.SetTitle(s.title, true)
	p.SetAutoPageBreak(false, 0)
	p.SetMargins(0, 0, 0)
	p.AddUTF8FontFromBytes(family, "", faces[plain])
	p.AddUTF8FontFromBytes(family, "B", faces[bold])
	for i := range s.Faces {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if i%PerSheet == 0 {
			p.AddPage()
			p.marks(min(PerSheet, len(s.Faces)-i))
		}
		x, y := s.Format.place(i % PerSheet)
		p.face(&s.Faces[i], x, y)
	}
	var b bytes.Buffer
	err := p.Output(&b)
	return b.Bytes(), err
}

// press draws sheets.
type press struct {
	*fpdf.Fpdf
	sheets *Sheets
	// Sizes in pixels of the pictures that the file has; empty of those that can't be drawn
	drawn  map[string]image.Point
	widths map[string]int // their widths in the file
	taken  map[int]bool   // those widths
}

// marks draws where to cut: lines outside of the cards, and a small cross wherever four of them meet.
func (p *press) marks(cards int) {
	const away, length, cross = 0.5, 3.0, 1.2
	across, down := min(cards, columns), (cards+columns-1)/columns
	left, top := p.sheets.Format.place(0)
	right, bottom := left+float64(across)*CardWidth, top+float64(down)*CardHeight
	p.SetLineWidth(0.1)
	p.SetDrawColor(0, 0, 0)
	for i := range across + 1 {
		x := left + float64(i)*CardWidth
		p.Line(x, top-away-length, x, top-away)
		p.Line(x, bottom+away, x, bottom+away+length)
		for j := range down + 1 {
			y := top + float64(j)*CardHeight
			p.Line(x-cross, y, x+cross, y)
			p.Line(x, y-cross, x, y+cross)
		}
	}
	for j := range down + 1 {
		y := top + float64(j)*CardHeight
		p.Line(left-away-length, y, left-away, y)
		p.Line(right+away, y, right+away+length, y)
	}
}

// face draws a card at a place of the sheet.
func (p *press) face(f *Face, x, y float64) {
	p.TransformBegin()
	p.TransformTranslate(x, y)
	p.fill(f.band)
	p.Rect(f.Band.X, f.Band.Y, f.Band.Width, f.Band.Height, "F")
	p.picture(f)
	if f.content.cost != "" || f.crown {
		p.disc(f.disc())
	}
	if f.crown {
		p.icon("major", f.disc().inset(1.35))
	}
	if f.sign != "" {
		p.disc(f.seal())
		p.icon(f.sign, f.seal().inset(1.35))
	}
	p.draw(faint)
	p.SetLineWidth(0.15)
	if f.Divider > 0 {
		p.Line(frame.X+gap, f.Divider, frame.X+frame.Width-gap, f.Divider)
	}
	p.draw(f.band)
	p.SetLineWidth(0.5)
	p.Rect(frame.X, frame.Y, frame.Width, frame.Height, "D")
	for i := range f.Lines {
		p.line(&f.Lines[i])
	}
	p.TransformEnd()
}

func (p *press) line(l *Line) {
	style := ""
	if l.Bold {
		style = "B"
	}
	p.SetFont(family, style, l.Size)
	p.SetTextColor(int(l.ink.R), int(l.ink.G), int(l.ink.B))
	p.Text(l.X, l.Y, l.Text)
}

// disc draws a white disc into a box.
func (p *press) disc(b Box) {
	p.fill(white)
	p.draw(ink)
	p.SetLineWidth(0.2)
	p.Circle(b.X+b.Width/2, b.Y+b.Height/2, b.Width/2, "FD")
}

func (p *press) fill(c color.NRGBA) { p.SetFillColor(int(c.R), int(c.G), int(c.B)) }
func (p *press) draw(c color.NRGBA) { p.SetDrawColor(int(c.R), int(c.G), int(c.B)) }

// picture fills the box of a card's picture with it, of which the edges that don't fit aren't seen.
func (p *press) picture(f *Face) {
	b := f.Picture
	if b.Height == 0 {
		return
	}
	key := "art/" + f.image
	p.bring(key, "JPG", func() (image.Image, error) { return pixels.Draw(f.art, pixels.MaxSide) })
	size := p.drawn[key]
	if size == (image.Point{}) {
		return // it turned out to be damaged
	}
	scale := max(b.Width/float64(size.X), b.Height/float64(size.Y))
	width, height := float64(size.X)*scale, float64(size.Y)*scale
	p.put(key, "JPG", b, Box{b.X + (b.Width-width)/2, b.Y + (b.Height-height)/2, width, height})
}

// icon draws a sign of the game.
func (p *press) icon(name string, b Box) {
	const side = 192 // pixels: 600 to an inch
	key := "icon/" + name
	p.bring(key, "PNG", func() (image.Image, error) { return pixels.Own(icons.SVG(name), side) })
	p.put(key, "PNG", b, b)
}

// put draws a picture that the file has at a place, as far as that lies within a box.
func (p *press) put(key, format string, within, at Box) {
	width := at.Width * float64(p.widths[key]) / float64(p.drawn[key].X)
	p.ClipRect(within.X, within.Y, within.Width, within.Height, false)
	p.ImageOptions(key, at.X, at.Y, width, at.Height, false, fpdf.ImageOptions{ImageType: format}, 0, "")
	p.ClipEnd()
}

// bring puts a picture into the file unless that has it, on white. The library writes pictures in the order of their
// widths, and by chance where these are equal: so each gets a width of its own, by white at its right edge.
func (p *press) bring(key, format string, draw func() (image.Image, error)) {
	if _, ok := p.drawn[key]; ok {
		return
	}
	p.drawn[key] = image.Point{}
	made, err := draw()
	if err != nil {
		return
	}
	size := made.Bounds().Size()
	width := size.X
	for p.taken[width] {
		width++
	}
	p.drawn[key], p.widths[key], p.taken[width] = size, width, true
	var b bytes.Buffer
	if err := encode(&b, format, onWhite(made, image.Pt(width, size.Y))); err != nil {
		p.SetError(err)
	}
	p.RegisterImageOptionsReader(key, fpdf.ImageOptions{ImageType: format}, &b)
}

// onWhite returns a picture in the upper left corner of a white one.
func onWhite(made image.Image, size image.Point) image.Image {
	opaque := image.NewRGBA(image.Rectangle{Max: size})
	draw.Draw(opaque, opaque.Bounds(), image.White, image.Point{}, draw.Src)
	draw.Draw(opaque, opaque.Bounds(), made, made.Bounds().Min, draw.Over)
	return opaque
}

func encode(to io.Writer, format string, made image.Image) error {
	if format == "PNG" {
		return png.Encode(to, made)
	}
	return jpeg.Encode(to, made, &jpeg.Options{Quality: 90})
}
