package kb

import (
	"cmp"

	"boardduels/internal/i18n"
)

// widestGap is how many entries can be missing in a row where no head says which is the newest.
const widestGap = 1000

// judgeEntries follows the chain of seals: from the head to the newest entry, from there back to the first.
func (st *state) judgeEntries() {
	read, faults := st.readEntries()
	st.doubtHead(read)
	if st.head == nil {
		st.guessHead(read)
	} else {
		st.newest, st.last = st.head.Entry, st.head.seal
		st.follow(read)
	}
	expected, known := st.last, st.known()
	for number := st.newest; number > 0; number-- {
		n := fileName{number: number}
		r, fault := read[number], faults[number]
		if r != nil && expected != "" && expected != r.own {
			r, fault = nil, becauseOf("kb.fault.not_before", number+1)
		}
		switch {
		case r != nil:
			st.entries[number] = r
			expected = r.after
		case st.texts[n] == nil:
			number = st.missRow(number, known)
			expected = ""
		default:
			st.find(n.String()+ending, fault, false)
			expected = ""
		}
	}
	for _, number := range st.numbers() {
		if number > st.newest {
			fault := cmp.Or(faults[number], because("kb.fault.not_after_that"))
			st.find(fileName{number: number}.String()+ending, i18n.Message{
				Key: "kb.fault.newest", Args: i18n.Args{"Entry": fileName{number: st.newest}.String(), "Reason": fault},
			}, true)
		}
	}
}

// doubtHead finds a head of another store: the entry that it names isn't the one that is there, and that has a
// successor.
func (st *state) doubtHead(read map[int]*record) {
	if st.head == nil {
		return
	}
	named, next := read[st.head.Entry], read[st.head.Entry+1]
	if named != nil && next != nil && next.after == named.own && named.own != st.head.seal {
		st.head = nil
		st.find(headName+ending, because("kb.fault.other_head"), false)
	}
}

// readEntries reads the entries by themselves, and says what is wrong with the others.
func (st *state) readEntries() (map[int]*record, map[int]fault) {
	read, faults := map[int]*record{}, map[int]fault{}
	for n, f := range st.texts {
		if n.hero != "" {
			continue
		}
		if r, fault := st.store.parse(n, f); fault != nil {
			faults[n.number] = fault
		} else {
			read[n.number] = r
		}
	}
	return read, faults
}

// parse is parseRecord, unless it read the same before.
func (s *Store) parse(n fileName, f *file) (*record, fault) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if before, ok := s.parsed[n]; ok && before.text == f.text {
		return before.record, nil
	}
	r, fault := parseRecord(n, f)
	if fault == nil {
		s.parsed[n] = parsed{f.text, r}
	}
	return r, fault
}

// parseRecord reads an entry, or says what is wrong with it.
func parseRecord(n fileName, f *file) (*record, fault) {
	if f.fault != nil {
		return nil, f.fault
	}
	body, seal := unseal(f.text)
	e, err := parseEntry([]byte(body))
	if fault := seal.fault(body, n.String()); fault != nil && (seal != nil || err == nil) {
		return nil, fault
	}
	if err != nil {
		return nil, asFault(err)
	}
	e.Number = n.number
	r := &record{Entry: e, own: seal.own, after: seal.after, holds: map[string]digest{}}
	for _, h := range e.Holds {
		r.holds[h.File] = digest(h.Seal)
	}
	return r, nil
}

// follow goes on from the head to entries that were written after it: one, if the program was killed before it wrote
// the head, or more, if an old head was put back.
func (st *state) follow(read map[int]*record) {
	for {
		r := read[st.newest+1]
		if r == nil || r.after != st.last {
			break
		}
		st.newest, st.last = r.Number, r.own
	}
	if st.newest > st.head.Entry+1 {
		st.problems = append(st.problems, problem{
			file: headName + ending, reason: i18n.Message{Key: "kb.fault.old_head", Args: i18n.Args{
				"Entry": fileName{number: st.head.Entry}.String(), "Newest": fileName{number: st.newest}.String(),
			}},
		})
	}
}

// guessHead finds the newest entry where no head names it. What has a seal had a head, so that was deleted.
func (st *state) guessHead(read map[int]*record) {
	for _, number := range st.numbers() {
		if number > st.newest+widestGap {
			break
		}
		st.newest, st.last = number, digestOf(st.texts[fileName{number: number}].text)
		if r := read[number]; r != nil {
			st.last = r.own
		}
	}
	last := st.lastSealed()
	if last > st.newest && last <= st.newest+widestGap {
		st.newest, st.last = last, digestOf("") // nobody knows its seal
	}
	if len(st.problems) == 0 && (len(read) > 0 || last > 0) { // or it is damaged, and that was noted
		st.problems = append(st.problems, problem{
			file: headName + ending, reason: becauseOf("kb.fault.no_head", st.newest),
		})
	}
}

// lastSealed returns the entry of the last generation that has a seal, 0 if none has: the entries themselves may be
// lost.
func (st *state) lastSealed() (last int) {
	for n, f := range st.texts {
		body, seal := unseal(f.text)
		if n.hero != "" && seal.fault(body, n.String()) == nil {
			last = max(last, n.number)
		}
	}
	return last
}
