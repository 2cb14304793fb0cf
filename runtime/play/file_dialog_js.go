package play

import (
	"bytes"
	"io"
	"syscall/js"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
)

// In a browser the toolkit's dialogs for files do nothing. Files are chosen there in the browser's own dialog, and what
// is saved goes where the browser puts downloads.

// openFile lets the player choose a file to read. The callback runs on the toolkit's thread; it gets nil if the player
// cancels.
func (g *Game) openFile(chosen func(fyne.URIReadCloser, error)) {
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
	answer := func(file fyne.URIReadCloser, err error) {
		for _, h := range handlers {
			h.Release()
		}
		g.options.Do(func() { chosen(file, err) })
	}
	read := handle(func(buffer js.Value) {
		name := input.Get("files").Index(0).Get("name").String()
		answer(&pickedFile{bytes.NewReader(bytesOf(buffer)), storage.NewFileURI("/" + name)}, nil)
	})
	failed := handle(func(reason js.Value) { answer(nil, js.Error{Value: reason}) })
	input.Set("onchange", handle(func(js.Value) {
		input.Get("files").Index(0).Call("arrayBuffer").Call("then", read, failed)
	}))
	input.Set("oncancel", handle(func(js.Value) { answer(nil, nil) }))
	input.Call("click")
}

// bytesOf returns what an ArrayBuffer holds.
func bytesOf(buffer js.Value) []byte {
	array := js.Global().Get("Uint8Array").New(buffer)
	data := make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	return data
}

// pickedFile is a file that was chosen, and read whole.
type pickedFile struct {
	io.Reader
	uri fyne.URI
}

func (p *pickedFile) URI() fyne.URI { return p.uri }
func (*pickedFile) Close() error    { return nil }

// saveAs saves a file where the browser puts downloads, and tells that: what are the words for it.
func (g *Game) saveAs(what, name string, text []byte) {
	array := js.Global().Get("Uint8Array").New(len(text))
	js.CopyBytesToJS(array, text)
	blob := js.Global().Get("Blob").New([]any{array})
	url := js.Global().Get("URL").Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	js.Global().Get("URL").Call("revokeObjectURL", url)
	g.savedIn(what, name, g.translator.Text("saved.downloads"))
}

// showFiles shows nothing: packs, which are chosen by it, are not to be had here.
func (*Game) showFiles(*dialog.FileDialog, string) {}
