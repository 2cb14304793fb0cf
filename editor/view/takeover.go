package view

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2/theme"

	"boardduels/editor/document"
	"boardduels/editor/merge"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// askTakeOver offers to make documents and pictures what they are in another pack, one by one, or all but what the pack
// is called.
func (e *Editor) askTakeOver(found []merge.Change) {
	isTitle := func(c merge.Change) bool { return c.File == schema.TitleFile }
	picks := make([]pick, 0, len(found)+1)
	if all := slices.DeleteFunc(slices.Clone(found), isTitle); len(all) > 1 {
		picks = append(picks, pick{name: e.texts.Text("editor.take_over.all", i18n.Args{"N": len(all)}), icon: theme.DownloadIcon(), take: func() {
			e.takeOver(all, slices.DeleteFunc(slices.Clone(found), func(c merge.Change) bool { return !isTitle(c) }))
		}})
	}
	for i, c := range found {
		picks = append(picks, pick{name: e.takenName(c), detail: e.whatComes(c), icon: theme.DownloadIcon(), take: func() {
			e.takeOver(found[i:i+1], slices.Delete(slices.Clone(found), i, i+1))
		}})
	}
	raisePicker(e, "editor.take_over", 860, true, func(text string) []pick { return matching(picks, text) })
}

// takenName returns what a document is called, or a picture's file.
func (e *Editor) takenName(c merge.Change) string {
	d := c.To
	if d == nil {
		d = c.From
	}
	if d.Kind() == schema.ArtKind {
		return c.File
	}
	return naming.TitleOf(e.texts, d)
}

// whatComes tells what taking a document over does to this pack.
func (e *Editor) whatComes(c merge.Change) string {
	return strings.Join(merge.Tell(e.texts, merge.Of(c.File, c.To, c.From)), "; ")
}

// takeOver takes some of what another pack has, in one step, and offers the rest.
func (e *Editor) takeOver(taken, rest []merge.Change) {
	var differences []document.Change
	for _, c := range taken {
		differences = append(differences, document.Change{File: c.File, From: c.From, To: c.To})
	}
	e.do(document.TakeOver{Differences: differences})
	if len(rest) > 0 {
		e.askTakeOver(rest)
	}
}
