package external

import (
	"strings"
	"sync"
	"unicode"
)

// tail keeps the end of what is written to it.
type tail struct {
	mu  sync.Mutex
	end []byte
}

// kept is how many bytes of a program's standard error are kept.
const kept = 4096

// Write implements [io.Writer].
func (t *tail) Write(text []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(text) >= kept {
		t.end = append(t.end[:0], text[len(text)-kept:]...)
		return len(text), nil
	}
	if over := len(t.end) + len(text) - kept; over > 0 {
		t.end = append(t.end[:0], t.end[over:]...)
	}
	t.end = append(t.end, text...)
	return len(text), nil
}

func (t *tail) clear() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.end = t.end[:0]
}

// String returns what is kept as text that a terminal can show.
func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	text := strings.ToValidUTF8(string(t.end), "\uFFFD")
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if r == '\n' || r == '\t' || unicode.IsPrint(r) {
			return r
		}
		return -1
	}, text))
}

// lastLine returns the last line, which tells why most programs fail.
func (t *tail) lastLine() string {
	const most = 200
	text := t.String()
	line := []rune(text[strings.LastIndexByte(text, '\n')+1:])
	return strings.TrimSpace(string(line[:min(len(line), most)]))
}
