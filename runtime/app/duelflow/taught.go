package duelflow

import (
	"slices"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/learning"
	"boardduels/kb"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/record/duelrecord"
)

// tellRevision says on the result screen what the AI expects of the person otherwise since a duel from which it has
// learned, with a way to the turn that taught it that.
func (d *Flow) tellRevision(view *screen.Result, record *duelrecord.Record, s finish) {
	if s.revision == nil {
		return
	}
	told := screen.TaughtLine(d.Translator(), d.Gallery, record, record.Person(), s.revision)
	view.TellTaught(d.Translator(), told+" "+explanation.RevisionTurn(d.Translator(), s.revision), func() { d.OpenPlaybackAt(record, s.revision.Turn) })
}

// besides returns what was learned, without what is expected of the person otherwise if that is told for itself.
func (s *finish) besides() []kb.Change {
	if s.revision == nil {
		return s.learned.Changes
	}
	return slices.DeleteFunc(slices.Clone(s.learned.Changes), func(c kb.Change) bool { return c.Kind == learning.StyleMoved.String() })
}
