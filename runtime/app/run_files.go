package app

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
	"boardduels/schema"
)

// runLibrary keeps a player's runs beside the duels: the one under way with its duel, and those that are over.
type runLibrary struct{ library }

const runEnding = ".run"

func (l runLibrary) over() string { return filepath.Join(l.folder, "runs") }

func (l runLibrary) current() string { return filepath.Join(l.folder, "current"+runEnding) }

// duel is the file of the run's duel under way.
func (l runLibrary) duel() duelmatch.File {
	return duelmatch.File{Path: filepath.Join(l.folder, "current-run"+replayEnding)}
}

// Save implements [duelmatch.Saver]: it saves the run's duel under way.
func (l runLibrary) Save(record *duelrecord.Record) error {
	if err := l.makeRoom(l.folder); err != nil {
		return err
	}
	return l.duel().Save(record)
}

// hasRun reports whether there is a run under way.
func (l runLibrary) hasRun() bool {
	_, err := os.Stat(l.current())
	return err == nil
}

// saveRun saves the run under way.
func (l runLibrary) saveRun(r *run.Run) error { return l.write(l.current(), r) }

func (l runLibrary) write(path string, r *run.Run) error {
	text, err := r.MarshalText()
	if err == nil {
		err = l.makeRoom(filepath.Dir(path))
	}
	if err == nil {
		err = atomicfile.Replace(path, text)
	}
	return err
}

// readRun reads a run. It returns the error of a file that isn't there.
func readRun(path string) (*run.Run, error) {
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

// underWay returns the run that can be gone on with, nil if there is none, and its duel that isn't over, nil if none is
// begun. A duel that was over when the program ended is taken in. A file that can't be read is put aside and reported
// as [*damagedRun].
func (l runLibrary) underWay(pool []schema.Card) (*run.Run, *duelrecord.Record, error) {
	r, err := readRun(l.current())
	switch {
	case isNowhere(err):
		return nil, nil, nil
	case err != nil:
		kept, stuck := atomicfile.SetAside(l.current())
		if kept != "" {
			stuck = nil
		}
		return nil, nil, &damagedRun{path: l.current(), kept: kept, reason: err, stuck: stuck}
	}
	record, err := l.duel().Load()
	switch s, failed := r.State(); {
	case failed != nil:
		return nil, nil, failed
	case err != nil && !isNowhere(err):
		kept, _ := atomicfile.SetAside(l.duel().Path)
		return r, nil, &damagedRun{path: l.duel().Path, kept: kept, reason: err}
	case err != nil || s.Phase != run.Fighting || record.Seed != r.At(s.Stage, nil).Seed:
		return r, nil, nil
	case !record.Finished():
		return r, record, nil
	}
	return r, nil, l.takeIn(r, record, pool)
}

// takeIn adds a duel that is over to a run, and saves that. The duel's own file stays until the run is saved.
func (l runLibrary) takeIn(r *run.Run, record *duelrecord.Record, pool []schema.Card) error {
	if err := r.Finish(record, pool); err != nil {
		return err
	}
	if err := l.saveRun(r); err != nil {
		return &unkeptRun{reason: err}
	}
	return atomicfile.Remove(l.duel().Path)
}

// keepRun puts a run that is over into the collection.
func (l runLibrary) keepRun(r *run.Run) error {
	score, err := r.Score()
	if err == nil {
		err = l.write(filepath.Join(l.over(), runFile(r, score)), r)
	}
	if err == nil {
		err = atomicfile.Remove(l.current())
	}
	if err == nil {
		err = atomicfile.Remove(l.duel().Path)
	}
	if err != nil {
		return &unkeptRun{reason: err}
	}
	return nil
}

// runFile names the file of a run that is over such that the name tells how far it came.
func runFile(r *run.Run, s run.Score) string {
	return fmt.Sprintf("%s-%s-%s-%dof%d-%dhp-%drounds-%x%s", r.Date.UTC().Format("20060102-150405"),
		r.Plan.ID, r.Hero.ID, s.Beaten, len(r.Plan.Stages), s.HP, s.Rounds, r.Seed&0xffff, runEnding)
}

// saved returns the collection of runs, the newest first, by the names of their files alone.
func (l runLibrary) saved() ([]screen.PastRun, error) {
	entries, err := os.ReadDir(l.over())
	if isNowhere(err) {
		return nil, nil
	}
	var list []screen.PastRun
	for _, entry := range entries {
		if past, ok := pastRun(entry.Name()); ok {
			past.Path = filepath.Join(l.over(), entry.Name())
			list = append(list, past)
		}
	}
	slices.SortFunc(list, func(a, b screen.PastRun) int { return cmp.Compare(b.Path, a.Path) })
	return list, err
}

// withLegs adds the duels of the run under way and of the newest runs to a list of duels, the newest first; at most the
// given number.
func (l runLibrary) withLegs(list []screen.SavedDuel, most int) []screen.SavedDuel {
	const mostRuns = 40
	past, _ := l.saved() // what can't be read is told where runs are chosen
	paths := []string{l.current()}
	for _, p := range past[:min(len(past), mostRuns)] {
		paths = append(paths, p.Path)
	}
	for _, path := range paths {
		r, err := readRun(path)
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
func pastRun(name string) (past screen.PastRun, ok bool) {
	base, is := strings.CutSuffix(name, runEnding)
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

// damagedRun says that a run, or its duel under way, can't be gone on with.
type damagedRun struct {
	path   string
	kept   string // where the file is now; "" if it couldn't be moved
	reason error
	stuck  error // why it couldn't be moved; nil if it was
}

func (d *damagedRun) Error() string { return d.Tell(i18n.For(i18n.Default)) }
func (d *damagedRun) Unwrap() error { return d.reason }

// Tell tells it in a language.
func (d *damagedRun) Tell(t *i18n.Translator) string {
	return t.Text("trouble.run", i18n.Args{"Path": d.path, "Kept": cmp.Or(d.kept, d.path), "Reason": errtext.Unread(t, d.reason)})
}

// unkeptRun says that a run couldn't be saved.
type unkeptRun struct{ reason error }

func (u *unkeptRun) Error() string { return u.reason.Error() }
func (u *unkeptRun) Unwrap() error { return u.reason }

// Tell tells it in a language.
func (u *unkeptRun) Tell(t *i18n.Translator) string {
	return t.Text("run.unkept", i18n.Args{"Reason": errtext.Unsaved(t, u.reason)})
}
