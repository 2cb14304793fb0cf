package view

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

// sourcePane shows the text of a document as it will be saved; lines that differ from the file are marked.
type sourcePane struct {
	texts  *i18n.Translator
	known  [2]*schema.Document
	lines  *widget.TextGrid
	note   *widget.Label
	object fyne.CanvasObject
}

func newSourcePane(t *i18n.Translator) *sourcePane {
	s := &sourcePane{texts: t, lines: widget.NewTextGrid(), note: editorui.Caption("")}
	s.lines.ShowLineNumbers = true
	s.lines.Scroll = fyne.ScrollBoth
	s.object = container.NewBorder(s.note, nil, nil, nil, s.lines)
	return s
}

// show shows a document and marks what differs from the saved one, which may be nil.
func (s *sourcePane) show(now, saved *schema.Document) {
	if s.known == [2]*schema.Document{now, saved} {
		return
	}
	s.known = [2]*schema.Document{now, saved}
	old := ""
	if saved != nil {
		old = saved.Source()
	}
	marks := changedLines(splitLines(old), splitLines(now.Source()))
	s.lines.SetText(strings.TrimSuffix(now.Source(), "\n"))
	style := &widget.CustomTextGridStyle{BGColor: look.Faded(look.Color(look.ColorGold), 0.28)}
	count := 0
	for i, changed := range marks {
		if changed && i < len(s.lines.Rows) {
			s.lines.SetRowStyle(i, style)
			count++
		}
	}
	s.lines.Refresh() // styles alone aren't drawn
	s.note.SetText(s.texts.Text("editor.source.changed", i18n.Args{"N": count, "File": now.File()}) + " · " + s.texts.Text("editor.source.shown"))
}

func splitLines(text string) []string {
	return strings.Split(strings.TrimSuffix(text, "\n"), "\n")
}

// longestDiff bounds the work of comparing: beyond it, everything between the first and the last change counts.
const longestDiff = 2000

// changedLines marks the lines of after that aren't those of before.
func changedLines(before, after []string) []bool {
	marks := make([]bool, len(after))
	head := 0
	for head < len(before) && head < len(after) && before[head] == after[head] {
		head++
	}
	tail := 0
	for tail < len(before)-head && tail < len(after)-head && before[len(before)-1-tail] == after[len(after)-1-tail] {
		tail++
	}
	a, b := before[head:len(before)-tail], after[head:len(after)-tail]
	if len(a) > longestDiff || len(b) > longestDiff {
		for i := range b {
			marks[head+i] = true
		}
		return marks
	}
	markDiff(a, b, marks[head:])
	return marks
}

// markDiff marks the lines of b that are no part of the longest common subsequence with a.
func markDiff(a, b []string, marks []bool) {
	common := make([][]int, len(a)+1) // of a[i:] and b[j:]
	for i := range common {
		common[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				common[i][j] = common[i+1][j+1] + 1
			} else {
				common[i][j] = max(common[i+1][j], common[i][j+1])
			}
		}
	}
	i := 0
	for j := range b {
		for i < len(a) && a[i] != b[j] && common[i+1][j] >= common[i][j+1] {
			i++
		}
		if i < len(a) && a[i] == b[j] {
			i++
		} else {
			marks[j] = true
		}
	}
}
