package procgroup

import (
	"bytes"
	"os"
	"strconv"
	"syscall"
	"time"
)

// entry is what the table of processes holds about one.
type entry struct {
	pid, parent, session int
	dead                 bool // nobody has asked yet how it ended
}

// table is the table of processes, by parent.
type table map[int][]entry

// readTable reads the table. One after the other: a process that starts meanwhile may be missing.
func readTable() table {
	t := table{}
	dir, err := os.Open("/proc")
	if err != nil {
		return t
	}
	defer dir.Close()
	names, _ := dir.Readdirnames(-1)
	for _, name := range names {
		pid, err := strconv.Atoi(name)
		if err != nil {
			continue
		}
		stat, err := os.ReadFile("/proc/" + name + "/stat")
		if err != nil {
			continue // it has ended
		}
		if e, ok := parseStat(pid, stat); ok {
			t[e.parent] = append(t[e.parent], e)
		}
	}
	return t
}

// parseStat reads a line of proc(5)'s stat: the name, which may hold anything, stands in parentheses.
func parseStat(pid int, stat []byte) (entry, bool) {
	fields := bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:])
	if len(fields) < 18 {
		return entry{}, false
	}
	number := func(i int) int { n, _ := strconv.Atoi(string(fields[i])); return n }
	// A process whose first thread has ended counts as dead there, though others may run.
	dead := bytes.ContainsAny(fields[0], "ZXx") && number(17) <= 1
	return entry{pid: pid, parent: number(1), session: number(3), dead: dead}, true
}

// below returns what descends from a process.
func (t table) below(pid int) (found []entry) {
	for next := t[pid]; len(next) > 0; {
		found = append(found, next...)
		children := next
		next = nil
		for _, e := range children {
			next = append(next, t[e.pid]...)
		}
	}
	return found
}

// descendants returns what descends from this process.
func descendants(t table) []entry { return t.below(os.Getpid()) }

// everPatient is how long a keeper, for whom nobody waits, kills.
const everPatient = time.Minute

// endAll kills what is found in the table until twice in a row nothing is found that lives: something that starts
// others may have been missed once.
func endAll(find func(table) []entry, patience time.Duration) {
	const calm = 2
	start := time.Now()
	for quiet, pause := 0, time.Duration(0); quiet < calm && time.Since(start) < patience; {
		quiet++
		for _, e := range find(readTable()) {
			_ = syscall.Kill(e.pid, syscall.SIGKILL)
			if !e.dead {
				quiet = 0
			}
		}
		if quiet == 0 {
			time.Sleep(pause) // for what was killed to end; not at first, when more may be starting
			pause = min(pause+time.Millisecond, 20*time.Millisecond)
		}
	}
}
