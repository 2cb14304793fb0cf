package document

// step is an edit with what it changed.
type step struct {
	edit    Edit
	changes []Change
	sealed  bool // the next edit doesn't join it
}

// history is what can be undone and redone.
type history struct {
	done, undone []step // the latest last
}

// add remembers a step. It joins the one before if both set the same field, as typing does.
func (h *history) add(s step) {
	h.undone = nil
	if last := len(h.done) - 1; last >= 0 && h.done[last].continues(s) {
		h.done[last].changes = join(h.done[last].changes, s.changes)
		if len(h.done[last].changes) == 0 {
			h.done = h.done[:last]
		}
		return
	}
	h.done = append(h.done, s)
}

func (s *step) continues(next step) bool {
	was, ok := s.edit.(continuous)
	if !ok || s.sealed {
		return false
	}
	is, ok := next.edit.(continuous)
	return ok && was.target() == is.target()
}

// continuous is an edit that people do in many small ones, such as typing: those with one target count as one.
type continuous interface {
	target() [2]string
}

// seal ends the joining of edits.
func (h *history) seal() {
	if last := len(h.done) - 1; last >= 0 {
		h.done[last].sealed = true
	}
}

func (h *history) undo() (step, bool) {
	h.seal()
	return move(&h.done, &h.undone)
}

func (h *history) redo() (step, bool) { return move(&h.undone, &h.done) }

func move(from, to *[]step) (step, bool) {
	last := len(*from) - 1
	if last < 0 {
		return step{}, false
	}
	s := (*from)[last]
	s.sealed = true
	*from, *to = (*from)[:last], append(*to, s)
	return s, true
}
