package sentences

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// Tagged lets people tell which of the pack's tags a card has.
type Tagged struct {
	around Around
	ids    []string // of the pack's tags, as they are shown
	Checks []*editorui.Check
	none   fyne.CanvasObject // says that the pack has no tags
	checks *fyne.Container
	object *fyne.Container
	file   string
	known  *schema.Document // shown last
}

// NewTagged returns the tags of a card.
func NewTagged(around Around) *Tagged {
	t := &Tagged{around: around, none: editorui.Caption(around.Words().Text("editor.tagged.none")), checks: editorui.Wrap()}
	t.object = container.NewStack(t.none, t.checks)
	return t
}

// Name returns the name of the elements.
func (t *Tagged) Name() string { return "tag" }

// Object returns what is seen of the tags.
func (t *Tagged) Object() fyne.CanvasObject { return t.object }

// Open reports whether the tags are unfolded from the start.
func (t *Tagged) Open() bool { return len(t.of()) > 0 }

// of returns the tags that the card has.
func (t *Tagged) of() []string {
	card, _ := t.known.Card()
	return card.Says.Tagged()
}

// Summary tells which tags the card has.
func (t *Tagged) Summary() string {
	var names []string
	for _, id := range t.of() {
		names = append(names, t.called(id))
	}
	return strings.Join(names, " · ")
}

func (t *Tagged) called(id string) string {
	return t.around.Pack().Dictionary(t.around.Words().Language()).Tag(id)
}

// Show brings the tags to a card. Those that the pack doesn't know are shown, too, so that they can be taken away.
func (t *Tagged) Show(d *schema.Document) {
	t.file, t.known = d.File(), d
	of := t.of()
	var ids []string
	rules := t.around.Pack().Rules()
	for _, tag := range rules.Tags {
		ids = append(ids, tag.ID)
	}
	for _, id := range of {
		if !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	t.ids, t.Checks = ids, nil
	t.checks.RemoveAll()
	for _, id := range ids {
		check := editorui.NewCheck(t.called(id), nil)
		check.SetChecked(slices.Contains(of, id))
		check.OnChanged = func(on bool) { t.tag(id, on) }
		if !check.Checked && len(of) == rule.MostTags {
			check.Disable()
		}
		t.Checks = append(t.Checks, check)
		t.checks.Add(check)
	}
	editorui.Visible(len(ids) == 0, t.none)
}

// tag gives the card a tag, or takes it away.
func (t *Tagged) tag(id string, on bool) {
	tags := slices.DeleteFunc(t.of(), func(other string) bool { return other == id })
	if on {
		tags = append(tags, id)
	}
	t.around.Do(document.SetTags{Card: t.known.ID(), Tags: tags})
	t.around.Settle()
}

// Complain reports whether anything is wrong with the tags: the list of problems tells what.
func (t *Tagged) Complain(problems []schema.Diagnostic) bool {
	return slices.ContainsFunc(problems, func(p schema.Diagnostic) bool {
		return p.File == t.file && strings.HasPrefix(p.Path, t.Name()+"[") && p.Severity != schema.Info
	})
}

// Focus puts the cursor into the tag that a path is about, and returns where that is; nil if it is something else.
func (t *Tagged) Focus(path string, canvas fyne.Canvas) fyne.CanvasObject {
	if !strings.HasPrefix(path, t.Name()) || len(t.Checks) == 0 {
		return nil
	}
	text, _ := t.known.Value(path)
	check := t.Checks[max(slices.Index(t.ids, text), 0)]
	canvas.Focus(check)
	return check
}
