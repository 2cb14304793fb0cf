package library

import (
	"os"
	"path/filepath"

	"boardduels/internal/atomicfile"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// A duel from which an AI couldn't learn, since that couldn't be stored, is owed to it: it lies here until the AI has
// learned, in this run of the program or another.
func (l Library) pendingFolder(path string) string {
	return filepath.Join(l.Folder, "owed", knowledgeFolder(path))
}

// AddPending keeps a duel until the AI has learned from it.
func (l Library) AddPending(path string, record *duelrecord.Record) error {
	return l.put(l.pendingFolder(path), record)
}

// RemovePending says that nothing is owed for a duel any more.
func (l Library) RemovePending(path string, record *duelrecord.Record) error {
	return atomicfile.Remove(filepath.Join(l.pendingFolder(path), NameOf(record)+ReplayEnding))
}

// Pending returns the duels with a pack that are owed, the oldest first.
func (l Library) Pending(path string) (list []*duelrecord.Record) {
	entries, _ := os.ReadDir(l.pendingFolder(path)) // there seldom are any
	for _, entry := range entries {
		file := duelmatch.File{Path: filepath.Join(l.pendingFolder(path), entry.Name())}
		if record, err := file.Load(); err == nil && record.Finished() {
			list = append(list, record)
		}
	}
	return list
}
