package library

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"boardduels/internal/atomicfile"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
)

// Runs keeps a player's runs beside the duels: the one under way with its duel, and those that are over.
type Runs struct{ Library }

// RunEnding is that of the files of runs.
const RunEnding = ".run"

// Over is where runs are that are over.
func (l Runs) Over() string { return filepath.Join(l.Folder, "runs") }

// Current is the file of the run under way.
func (l Runs) Current() string { return filepath.Join(l.Folder, "current"+RunEnding) }

// Duel is the file of the run's duel under way.
func (l Runs) Duel() duelmatch.File {
	return duelmatch.File{Path: filepath.Join(l.Folder, "current-run"+ReplayEnding)}
}

// Save implements [duelmatch.Saver]: it saves the run's duel under way.
func (l Runs) Save(record *duelrecord.Record) error {
	if err := l.MakeRoom(l.Folder); err != nil {
		return err
	}
	return l.Duel().Save(record)
}

// HasRun reports whether there is a run under way.
func (l Runs) HasRun() bool {
	_, err := os.Stat(l.Current())
	return err == nil
}

// SaveRun saves the run under way.
func (l Runs) SaveRun(r *run.Run) error { return l.write(l.Current(), r) }

func (l Runs) write(path string, r *run.Run) error {
	text, err := r.MarshalText()
	if err == nil {
		err = l.MakeRoom(filepath.Dir(path))
	}
	if err == nil {
		err = atomicfile.Replace(path, text)
	}
	return err
}

// ReadRun reads a run. It returns the error of a file that isn't there.
func ReadRun(path string) (*run.Run, error) {
	text, err := atomicfile.Read(path, run.MaxSize+1)
	if err != nil {
		return nil, err
	}
	r, err := run.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return r, nil
}

// UnderWay returns the run that can be gone on with, nil if there is none, and its duel that isn't over, nil if none is
// begun. A duel that was over when the program ended is taken in. A file that can't be read is put aside and reported
// as [*DamagedRun].
func (l Runs) UnderWay(pool run.Pool) (*run.Run, *duelrecord.Record, error) {
	r, err := ReadRun(l.Current())
	switch {
	case IsNowhere(err):
		return nil, nil, nil
	case err != nil:
		kept, _ := atomicfile.SetAside(l.Current())
		return nil, nil, &DamagedRun{path: l.Current(), kept: kept, reason: err}
	}
	record, err := l.Duel().Load()
	switch s, failed := r.State(); {
	case failed != nil:
		return nil, nil, failed
	case err != nil && !IsNowhere(err):
		kept, _ := atomicfile.SetAside(l.Duel().Path)
		return r, nil, &DamagedRun{path: l.Duel().Path, kept: kept, reason: err}
	case err != nil || s.Phase != run.Fighting || record.Seed != r.At(s.Stage, nil).Seed:
		return r, nil, nil
	case !record.Finished():
		return r, record, nil
	}
	return r, nil, l.TakeIn(r, record, pool)
}

// TakeIn adds a duel that is over to a run, and saves that. The duel's own file stays until the run is saved.
func (l Runs) TakeIn(r *run.Run, record *duelrecord.Record, pool run.Pool) error {
	if err := r.Finish(record, pool); err != nil {
		return err
	}
	if err := l.SaveRun(r); err != nil {
		return &UnkeptRun{Reason: err}
	}
	return atomicfile.Remove(l.Duel().Path)
}

// KeepRun puts a run that is over into the collection.
func (l Runs) KeepRun(r *run.Run) error {
	score, err := r.Score()
	if err == nil {
		err = l.write(filepath.Join(l.Over(), runFile(r, score)), r)
	}
	if err == nil {
		err = atomicfile.Remove(l.Current())
	}
	if err == nil {
		err = atomicfile.Remove(l.Duel().Path)
	}
	if err != nil {
		return &UnkeptRun{Reason: err}
	}
	return nil
}

// runFile names the file of a run that is over such that the name tells how far it came.
func runFile(r *run.Run, s run.Score) string {
	return fmt.Sprintf("%s-%s-%s-%dof%d-%dhp-%drounds-%x%s", r.Date.UTC().Format("20060102-150405"),
		r.Plan.ID, r.Hero.ID, s.Beaten, len(r.Plan.Stages), s.HP, s.Rounds, r.Seed&0xffff, RunEnding)
}

// Saved returns the collection of runs, the newest first, by the names of their files alone.
func (l Runs) Saved() ([]PastRun, error) {
	entries, err := os.ReadDir(l.Over())
	if IsNowhere(err) {
		return nil, nil
	}
	var list []PastRun
	for _, entry := range entries {
		if past, ok := pastRun(entry.Name()); ok {
			past.Path = filepath.Join(l.Over(), entry.Name())
			list = append(list, past)
		}
	}
	slices.SortFunc(list, func(a, b PastRun) int { return cmp.Compare(b.Path, a.Path) })
	return list, err
}

// WithLegs adds the duels of the run under way and of the newest runs to a list of duels, the newest first; at most the
// given number.
func (l Runs) WithLegs(list []screen.SavedDuel, most int) []screen.SavedDuel {
	const mostRuns = 40
	past, _ := l.Saved() // what can't be read is told where runs are chosen
	paths := []string{l.Current()}
	for _, p := range past[:min(len(past), mostRuns)] {
		paths = append(paths, p.Path)
	}
	for _, path := range paths {
		r, err := ReadRun(path)
		if err != nil {
			continue // it is told where the run is opened
		}
		for i := range r.Legs {
			list = append(list, screen.SavedDuel{Path: path, Record: r.Legs[i].Duel, Leg: &screen.RunLeg{Plan: r.Plan, Number: i + 1, Improved: r.Improved(i)}})
		}
	}
	slices.SortStableFunc(list, func(a, b screen.SavedDuel) int { return b.Played().Compare(a.Played()) })
	return list[:min(len(list), most)]
}

// pastRun reads what the name of a run's file tells.
func pastRun(name string) (past PastRun, ok bool) {
	base, is := strings.CutSuffix(name, RunEnding)
	parts := strings.Split(base, "-")
	if !is || len(parts) != 8 {
		return past, false
	}
	past.Plan, past.Hero = parts[2], parts[3]
	_, err := fmt.Sscanf(parts[4], "%dof%d", &past.Score.Beaten, &past.Stages)
	if err != nil {
		return past, false
	}
	hp, _ := strconv.ParseInt(strings.TrimSuffix(parts[5], "hp"), 10, 16)
	past.Score.HP = int16(hp)
	past.Score.Rounds, _ = strconv.Atoi(strings.TrimSuffix(parts[6], "rounds"))
	past.Score.Won = past.Score.Beaten == past.Stages
	past.Date, err = time.Parse("20060102-150405", parts[0]+"-"+parts[1])
	return past, err == nil
}

// DamagedRun says that a run, or its duel under way, can't be gone on with.
type DamagedRun struct {
	path   string
	kept   string // where the file is now; "" if it couldn't be moved
	reason error
}

// Error implements error.
func (d *DamagedRun) Error() string { return d.Tell(i18n.For(i18n.Default)) }

// Unwrap returns the reason.
func (d *DamagedRun) Unwrap() error { return d.reason }

// Tell tells it in a language.
func (d *DamagedRun) Tell(t *i18n.Translator) string {
	return t.Text("trouble.run", i18n.Args{"Path": d.path, "Kept": cmp.Or(d.kept, d.path), "Reason": errtext.Unread(t, d.reason)})
}

// UnkeptRun says that a run couldn't be saved.
type UnkeptRun struct{ Reason error }

// Error implements error.
func (u *UnkeptRun) Error() string { return u.Reason.Error() }

// Unwrap returns the reason.
func (u *UnkeptRun) Unwrap() error { return u.Reason }

// Tell tells it in a language.
func (u *UnkeptRun) Tell(t *i18n.Translator) string {
	return t.Text("run.unkept", i18n.Args{"Reason": errtext.Unsaved(t, u.Reason)})
}
