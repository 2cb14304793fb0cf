package boardview

import (
	"image"
	"image/color"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// NewDiscsPicture is a small picture of four squares with discs.
func NewDiscsPicture(side float32) fyne.CanvasObject {
	picture := &fyne.Container{}
	var place []func(ui.Rect)
	for i, seat := range []game.Seat{1, 0, 0, 1} {
		square, disc := canvas.NewRectangle(felt), newToken()
		square.StrokeWidth, square.StrokeColor = 1, grain
		if i == 1 || i == 2 {
			square.FillColor = feltDark
		}
		picture.Objects = append(append(picture.Objects, square), disc.objects()...)
		place = append(place, func(whole ui.Rect) {
			in := ui.NewRect(whole.X+whole.W/2*float32(i%2), whole.Y+whole.H/2*float32(i/2), whole.W/2, whole.H/2)
			in.Put(square)
			disc.draw(in.Scaled(discPart), seat, 1)
		})
	}
	picture.Layout = ui.NewGrowing(fyne.NewSquareSize(side), func(size fyne.Size, _ float32) {
		for _, put := range place {
			put(ui.RectOf(size).Within(1))
		}
	})
	return picture
}

// NewPointsPicture is a small picture of points with checkers.
func NewPointsPicture(side float32) fyne.CanvasObject {
	const across = 4
	ground := canvas.NewRaster(func(w, h int) image.Image {
		picture := image.NewNRGBA(image.Rect(0, 0, w, h))
		draw.Draw(picture, picture.Rect, image.NewUniform(felt), image.Point{}, draw.Src)
		unit, tones := float32(w)/across, [2]color.NRGBA{darkPoint, lightPoint}
		for i := range across {
			drawPoint(picture, ui.NewRect(unit*float32(i), 0, unit, float32(h)*0.45), true, tones[i%2])
			drawPoint(picture, ui.NewRect(unit*float32(i), float32(h)*0.55, unit, float32(h)*0.45), false, tones[1-i%2])
		}
		return picture
	})
	picture := &fyne.Container{Objects: []fyne.CanvasObject{ground}}
	var place []func(ui.Rect)
	for _, c := range []struct {
		seat           game.Seat
		column, height float32
	}{{0, 0, 0}, {0, 0, 1}, {1, 2, 0}, {1, 1, 3}, {1, 1, 2}, {0, 3, 3}} {
		t := newToken()
		picture.Objects = append(picture.Objects, t.objects()...)
		place = append(place, func(in ui.Rect) {
			d := in.W / across
			t.draw(ui.NewRect(in.X+d*c.column, in.Y+d*c.height, d, d).Scaled(0.94), c.seat, 1)
		})
	}
	picture.Layout = ui.NewGrowing(fyne.NewSquareSize(side), func(size fyne.Size, _ float32) {
		in := ui.RectOf(size).Within(1)
		in.Put(ground)
		for _, put := range place {
			put(in)
		}
	})
	return picture
}

// NewLandPicture is a small picture of areas of hexes with dice.
func NewLandPicture(side float32) fyne.CanvasObject {
	pieces := []game.Piece{{Seat: 0, Count: 2}, {Seat: 1, Count: 4}, {Seat: 5, Count: 8}}
	for row := range int8(8) {
		for col := range int8(8) {
			area := 0
			if row > 3 {
				area = 1
			}
			if col > 4-row/4 {
				area = 2
			}
			pieces[area].Cells = append(pieces[area].Cells, game.Cell{Col: col, Row: row})
		}
	}
	land := NewLand(nil, Intents{}, nil)
	land.take(&Moment{Scene: game.Scene{Pieces: pieces}})
	picture := &fyne.Container{Objects: []fyne.CanvasObject{land.picture}}
	for _, s := range land.stacks {
		picture.Objects = append(picture.Objects, s.objects()...)
	}
	picture.Layout = ui.NewGrowing(fyne.NewSquareSize(side), func(size fyne.Size, _ float32) {
		land.Resize(size)
		in, unit := land.plan.in(ui.RectOf(size))
		in.Put(land.picture)
		for i := range pieces {
			land.stacks[i].draw(land.spot(i), unit, pieces[i].Count)
		}
	})
	return picture
}

// NewSkirmishPicture is a small picture of units that stand against each other.
func NewSkirmishPicture(side float32) fyne.CanvasObject {
	const across = 3
	picture := &fyne.Container{}
	var place []func(ui.Rect)
	cell := func(i int, whole ui.Rect) ui.Rect {
		return ui.NewRect(whole.X+whole.W/across*float32(i%across), whole.Y+whole.H/across*float32(i/across), whole.W/across, whole.H/across)
	}
	for i := range across * across {
		square := canvas.NewRectangle(meadow)
		switch {
		case i == 4:
			square.FillColor = rock
		case i == 5:
			square.FillColor = lake
		case i%2 == 1:
			square.FillColor = meadowDark
		}
		picture.Add(square)
		place = append(place, func(whole ui.Rect) { cell(i, whole).Put(square) })
	}
	for _, c := range []struct {
		at int
		stands
	}{
		{0, stands{0, "archer", 1, false}}, {3, stands{0, "fighter", 1, false}}, {6, stands{0, "wizard", 0.6, false}},
		{2, stands{1, "wizard", 1, false}}, {8, stands{1, "fighter", 0.5, false}},
	} {
		u := newUnit()
		for _, o := range u.objects() {
			picture.Add(o)
		}
		place = append(place, func(whole ui.Rect) { u.draw(cell(c.at, whole), c.stands) })
	}
	picture.Layout = ui.NewGrowing(fyne.NewSquareSize(side), func(size fyne.Size, _ float32) {
		for _, put := range place {
			put(ui.RectOf(size).Within(1))
		}
	})
	return picture
}
