package kb

import (
	"cmp"
	"fmt"
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
		st.since, st.newest, st.last = st.head.Since, st.head.Entry, st.head.seal
		st.follow(read)
	}
	var first *record // with a seal, once the chain is back at it
	expected, known := st.last, st.known()
	for number := st.newest; number > 0; number-- {
		n := fileName{number: number}
		r, fault := read[number], faults[number]
		if r != nil && (number >= st.since) != r.isSealed() {
			r, fault = nil, "it has no seal, or that is damaged"
		}
		if r != nil && expected == "" && first != nil {
			r, fault = nil, fmt.Sprintf("it wasn't there when entry %06d was written", st.since)
		}
		if r != nil && expected != "" && expected != r.own {
			r, fault = nil, fmt.Sprintf("it isn't the entry that was written before %06d", number+1)
		}
		switch {
		case r != nil:
			st.entries[number] = r
			if number == st.since {
				first = r
			}
			expected = r.after
		case st.texts[n] == nil:
			number = st.missRow(number, known)
			expected = ""
		default:
			st.find(n.String()+ending, fault, false)
			expected = ""
		}
		if first != nil {
			expected = first.holds[fileName{number: number - 1}.String()+ending]
		}
	}
	for _, number := range st.numbers() {
		if number > st.newest {
			fault := cmp.Or(faults[number], "it doesn't follow that")
			st.find(fileName{number: number}.String()+ending, fmt.Sprintf("the newest entry is %06d: %s", st.newest, fault), true)
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
		st.find(headName+ending, "it belongs to other entries", false)
	}
}

// readEntries reads the entries by themselves, and says what is wrong with the others.
func (st *state) readEntries() (map[int]*record, map[int]string) {
	read, faults := map[int]*record{}, map[int]string{}
	for n, f := range st.texts {
		if n.hero != "" {
			continue
		}
		if r, fault := st.store.parse(n, f); fault != "" {
			faults[n.number] = fault
		} else {
			read[n.number] = r
		}
	}
	return read, faults
}

// parse is parseRecord, unless it read the same before.
func (s *Store) parse(n fileName, f *file) (*record, string) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if before, ok := s.parsed[n]; ok && before.text == f.text {
		return before.record, ""
	}
	r, fault := parseRecord(n, f)
	if fault == "" {
		s.parsed[n] = parsed{f.text, r}
	}
	return r, fault
}

// parseRecord reads an entry, or says what is wrong with it.
func parseRecord(n fileName, f *file) (*record, string) {
	if f.fault != "" {
		return nil, f.fault
	}
	body, seal := unseal(f.text)
	if seal != nil {
		if fault := seal.fault(body, n.String()); fault != "" {
			return nil, fault
		}
	}
	e, err := parseEntry([]byte(body))
	if err != nil {
		return nil, err.Error()
	}
	e.Number = n.number
	r := &record{Entry: e, holds: map[string]digest{}}
	for _, h := range e.Holds {
		r.holds[h.File] = digest(h.Seal)
	}
	if seal == nil {
		r.own = digestOf(f.text)
	} else {
		r.own, r.after = seal.own, seal.after
	}
	return r, ""
}

func (r *record) isSealed() bool { return r.after != "" }

// follow goes on from the head to entries that were written after it: one, if the program was killed before it wrote
// the head, or more, if an old head was put back.
func (st *state) follow(read map[int]*record) {
	for {
		r := read[st.newest+1]
		if r == nil || !r.isSealed() || r.after != st.last {
			break
		}
		st.newest, st.last = r.Number, r.own
	}
	if st.newest > st.head.Entry+1 {
		st.problems = append(st.problems, problem{
			file: headName + ending, reason: fmt.Sprintf("it is an old one: it names entry %06d, and the newest is %06d", st.head.Entry, st.newest),
		})
	}
}

// guessHead finds the newest entry where no head names it. Entries with seals have a head, so it was deleted.
func (st *state) guessHead(read map[int]*record) {
	st.since = 0
	for _, number := range st.numbers() {
		if number > st.newest+widestGap {
			break
		}
		st.newest, st.last = number, digestOf(st.texts[fileName{number: number}].text)
		if r := read[number]; r != nil {
			st.last = r.own
			if r.isSealed() {
				st.since = max(r.Since, 1)
			}
		}
	}
	last := st.lastSealed()
	if st.since == 0 && last == 0 {
		st.since = st.newest + 1
		return
	}
	st.since = max(st.since, 1)
	if last > st.newest && last <= st.newest+widestGap {
		st.newest, st.last = last, digestOf("") // nobody knows its seal
	}
	if len(st.problems) == 0 { // or it is damaged, and that was noted
		st.problems = append(st.problems, problem{
			file: headName + ending, reason: fmt.Sprintf("it is missing, so entries after %06d may have been deleted", st.newest),
		})
	}
}

// lastSealed returns the entry of the last generation that has a seal, 0 if none has: the entries themselves may be
// lost.
func (st *state) lastSealed() (last int) {
	for n, f := range st.texts {
		body, seal := unseal(f.text)
		if n.hero != "" && seal.fault(body, n.String()) == "" {
			last = max(last, n.number)
		}
	}
	return last
}
