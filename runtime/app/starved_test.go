package app_test

import (
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// queued is for how long each thread of a program has waited for a processor up to now. Where the system doesn't tell
// it is empty.
type queued map[string]time.Duration

// queuedOf asks the system. A thread that ends meanwhile doesn't count.
func queuedOf(process int) queued {
	q := queued{}
	files, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/schedstat", process))
	for _, file := range files {
		var ran, waited time.Duration
		if text, err := os.ReadFile(file); err == nil {
			_, _ = fmt.Sscan(string(text), &ran, &waited)
		}
		q[file] = waited
	}
	return q
}

// since returns for how long at most a thread has waited since before: a program that didn't get a processor wasn't at
// rest, though nothing of it was seen.
func (q queued) since(before queued) (most time.Duration) {
	for thread, waited := range q {
		most = max(most, waited-before[thread])
	}
	return most
}
