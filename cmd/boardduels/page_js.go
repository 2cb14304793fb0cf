package main

import (
	"context"
	"fmt"
	"image/color"
	"syscall/js"
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// pageColours are the colours of the page that the game is in (web/page.css), by the toolkit's names.
var pageColours = map[string]fyne.ThemeColorName{
	"--ground": theme.ColorNameBackground, "--ink": theme.ColorNameForeground, "--muted": theme.ColorNamePlaceHolder,
	"--accent": theme.ColorNamePrimary, "--on-accent": theme.ColorNameForegroundOnPrimary,
}

// dressPage has the page wear the colours of the game, whenever these change.
func dressPage(a fyne.App) {
	style := js.Global().Get("document").Get("documentElement").Get("style")
	dress := func(s fyne.Settings) {
		for name, of := range pageColours {
			c := color.NRGBAModel.Convert(s.Theme().Color(of, s.ThemeVariant())).(color.NRGBA)
			style.Call("setProperty", name, fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B))
		}
	}
	dress(a.Settings())
	a.Settings().AddListener(dress)
}

// speakOnPage tells the page the language of the game.
func speakOnPage(language string) {
	js.Global().Get("document").Get("documentElement").Set("lang", language)
}

// listenToLetters brings letters such as і to what has the focus: in a browser the toolkit takes only those of ASCII
// from the keyboard.
func listenToLetters(c fyne.Canvas, do func(func())) {
	js.Global().Get("document").Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		key := args[0].Get("key").String()
		letter, size := utf8.DecodeRuneInString(key)
		if size < 2 || size != len(key) || args[0].Get("ctrlKey").Bool() || args[0].Get("metaKey").Bool() {
			return nil
		}
		do(func() {
			if f := c.Focused(); f != nil {
				f.TypedRune(letter)
			}
		})
		return nil
	}))
}

// In a browser one thread draws, takes clicks and thinks. The system gets its turn there only while nobody computes, so
// long work stops for a moment now and then: enough for a picture.
const (
	work = 12 * time.Millisecond
	rest = 4 * time.Millisecond
)

// sparing returns a context for work that asks it often whether it has ended.
func sparing(ctx context.Context) context.Context { return &spared{Context: ctx, since: time.Now()} }

type spared struct {
	context.Context
	since time.Time // the last rest
}

// Err rests if it is time to.
func (s *spared) Err() error {
	if time.Since(s.since) > work {
		time.Sleep(rest)
		s.since = time.Now()
	}
	return s.Context.Err()
}
