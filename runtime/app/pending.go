package app

import (
	"os"
	"path/filepath"

	"boardduels/internal/atomicfile"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// A duel from which an AI couldn't learn, since that couldn't be stored, is owed to it: it lies here until the AI has
// learned, in this run of the program or another.
func (l library) pendingFolder(path string) string {
	return filepath.Join(l.folder, "owed", knowledgeFolder(path))
}

// addPending keeps a duel until the AI has learned from it.
func (l library) addPending(path string, record *duelrecord.Record) error {
	return l.put(l.pendingFolder(path), record)
}

// removePending says that nothing is owed for a duel any more.
func (l library) removePending(path string, record *duelrecord.Record) error {
	return atomicfile.Remove(filepath.Join(l.pendingFolder(path), nameOf(record)+replayEnding))
}

// pending returns the duels with a pack that are owed, the oldest first.
func (l library) pending(path string) (list []*duelrecord.Record) {
	entries, _ := os.ReadDir(l.pendingFolder(path)) // there seldom are any
	for _, entry := range entries {
		file := duelmatch.File{Path: filepath.Join(l.pendingFolder(path), entry.Name())}
		if record, err := file.Load(); err == nil && record.Finished() {
			list = append(list, record)
		}
	}
	return list
}
