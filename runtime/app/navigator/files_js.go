package navigator

import (
	"bytes"
	"io"
	"syscall/js"

	"fyne.io/fyne/v2/dialog"
)

// In a browser the toolkit's dialogs for files do nothing. Files are chosen there in the browser's own dialog, and what
// is saved goes where the browser puts downloads.

// ChooseFile lets the player choose a file to read, which chosen has to close. It is called on the toolkit's thread.
func (p *Pages) ChooseFile(chosen func(name string, content io.ReadCloser)) {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	var handlers []js.Func
	handle := func(f func(js.Value)) js.Func {
		h := js.FuncOf(func(_ js.Value, args []js.Value) any {
			f(args[0])
			return nil
		})
		handlers = append(handlers, h)
		return h
	}
	answer := func(f func()) {
		for _, h := range handlers {
			h.Release()
		}
		p.options.Do(f)
	}
	read := handle(func(buffer js.Value) {
		name := input.Get("files").Index(0).Get("name").String()
		content := io.NopCloser(bytes.NewReader(bytesOf(buffer)))
		answer(func() { chosen(name, content) })
	})
	failed := handle(func(reason js.Value) { answer(func() { p.Report(js.Error{Value: reason}) }) })
	input.Set("onchange", handle(func(js.Value) {
		input.Get("files").Index(0).Call("arrayBuffer").Call("then", read, failed)
	}))
	input.Set("oncancel", handle(func(js.Value) { answer(func() {}) }))
	input.Call("click")
}

// bytesOf returns what an ArrayBuffer holds.
func bytesOf(buffer js.Value) []byte {
	array := js.Global().Get("Uint8Array").New(buffer)
	data := make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	return data
}

// SaveAs saves a file where the browser puts downloads, and tells that: what are the words for it.
func (p *Pages) SaveAs(what, name string, text []byte) {
	array := js.Global().Get("Uint8Array").New(len(text))
	js.CopyBytesToJS(array, text)
	blob := js.Global().Get("Blob").New([]any{array})
	url := js.Global().Get("URL").Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	js.Global().Get("URL").Call("revokeObjectURL", url)
	p.savedIn(what, name, p.Translator().Text("saved.downloads"))
}

// ShowFiles shows nothing: packs, which are chosen by it, are not to be had here.
func (*Pages) ShowFiles(*dialog.FileDialog, string) {}
