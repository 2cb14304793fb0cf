package main

import (
	"syscall/js"
	"unicode/utf8"

	"fyne.io/fyne/v2"
)

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
