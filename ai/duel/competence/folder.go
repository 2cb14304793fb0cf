package competence

import (
	"cmp"
	"io"
	"io/fs"
	"slices"
	"strings"

	"boardduels/runtime/record/duelrecord"
)

// mostReplays is how many replays of a folder are read, the newest.
const mostReplays = 60

// Replays reads the newest replays of a folder. What can't be read is left out.
func Replays(folder fs.FS) (records []*duelrecord.Record) {
	entries, _ := fs.ReadDir(folder, ".")
	type saved struct {
		name string
		time int64
	}
	var list []saved
	for _, entry := range entries {
		info, err := entry.Info()
		if err == nil && info.Mode().IsRegular() && strings.HasSuffix(entry.Name(), ".replay") && info.Size() <= duelrecord.MaxSize {
			list = append(list, saved{entry.Name(), info.ModTime().UnixNano()})
		}
	}
	slices.SortFunc(list, func(a, b saved) int { return cmp.Or(cmp.Compare(b.time, a.time), cmp.Compare(b.name, a.name)) })
	for _, s := range list[:min(len(list), mostReplays)] {
		if record, err := read(folder, s.name); err == nil {
			records = append(records, record)
		}
	}
	return records
}

func read(folder fs.FS, name string) (*duelrecord.Record, error) {
	file, err := folder.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, duelrecord.MaxSize))
	if err != nil {
		return nil, err
	}
	return duelrecord.Parse(text)
}
