package kb

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"time"

	"boardduels/internal/atomicfile"
)

// patience is how long a look that found something wrong waits for the program that changes the store.
const patience = 10 * time.Second

// see returns what the folder holds. What looks wrong may be so because another program is changing the store; so it
// is looked at again as its owner, set aside and told.
func (s *Store) see() (*state, error) {
	st, err := s.look()
	if err != nil {
		return nil, failed(err)
	}
	if len(st.problems) == 0 {
		return st, nil
	}
	release, err := s.ownSoon()
	if err != nil {
		s.note(st.damage(nil, err))
		return st, nil
	}
	defer func() { _ = release() }()
	return s.heal()
}

// ownSoon owns the store unless another program owns it for long.
func (s *Store) ownSoon() (release func() error, err error) {
	ctx, stop := context.WithTimeout(context.Background(), patience)
	defer stop()
	return s.own(ctx, nil)
}

// lookAlone looks while nobody changes the store, if that can be had.
func (s *Store) lookAlone() (*state, error) {
	if release, err := s.ownSoon(); err == nil {
		defer func() { _ = release() }()
	}
	return s.look()
}

// heal returns what the folder holds after what is wrong has been set aside. The store must be owned.
func (s *Store) heal() (*state, error) {
	st, err := s.look()
	if err != nil {
		return nil, failed(err)
	}
	if len(st.problems) == 0 {
		return st, nil
	}
	kept, err := st.setAside()
	if err == nil {
		err = st.admit()
	}
	s.note(st.damage(kept, err))
	return st, nil
}

// setAside gives what is wrong other names.
func (st *state) setAside() (kept []string, err error) {
	for _, p := range st.problems {
		if !p.there {
			continue
		}
		aside, err := atomicfile.SetAside(filepath.Join(st.store.dir, p.file))
		if aside != "" {
			kept = append(kept, aside)
		}
		if err != nil {
			return kept, err
		}
	}
	return kept, nil
}

// admit writes into the head what is lost, so that it is told once.
func (st *state) admit() error {
	h := st.newHead()
	for _, p := range st.problems {
		if _, ours := parseName(p.file); !ours || p.stray {
			continue
		}
		for _, one := range p.each() {
			h.Lost = append(h.Lost, one.file)
		}
	}
	slices.Sort(h.Lost)
	h.Lost = slices.Compact(h.Lost)
	if err := st.store.writeHead(h); err != nil {
		return err
	}
	st.head = h
	return nil
}

// newHead returns the head that tells of the present.
func (st *state) newHead() *head {
	h := &head{Entry: st.newest, seal: st.last}
	if st.head != nil {
		h.Lost = slices.Clone(st.head.Lost)
	}
	return h
}

// damage is the report of what is wrong; err is why it couldn't be set aside.
func (st *state) damage(kept []string, err error) *Damage {
	d := &Damage{Kept: kept, Stuck: err, heroes: map[string]int{}}
	d.Problems, d.Files = told(st.problems)
	for _, p := range st.problems {
		n, ours := parseName(p.file)
		if !ours || p.stray {
			continue
		}
		for hero := range st.heroesOf(n) {
			now := 0
			if numbers := st.kept(hero); !st.now(hero).isInitial() {
				now = numbers[len(numbers)-1]
			}
			if now < n.number+p.after {
				d.heroes[hero] = now
			}
		}
	}
	return d
}

// mostMissing is how many files in a row are told one by one.
const mostMissing = 8

// told tells of problems, and of many files that are missing in a row only the first and how many.
func told(problems []problem) (list []Problem, files []Lost) {
	for i := 0; i < len(problems); {
		next, missing := i, 0
		for ; next < len(problems) && problems[next].missing; next++ {
			missing += 1 + problems[next].after
		}
		if missing > mostMissing {
			list = append(list, Problem{File: problems[i].file, Reason: problems[i].reason, After: missing - 1})
			files = append(files, Lost{File: problems[i].file, Fate: Missing, After: missing - 1})
			i = next
			continue
		}
		for _, p := range problems[i].each() {
			list, files = append(list, Problem{File: p.file, Reason: p.reason}), append(files, p.lost())
		}
		i++
	}
	return list, files
}

func (p problem) lost() Lost {
	switch {
	case p.stray:
		return Lost{File: p.file, Fate: Foreign}
	case p.missing:
		return Lost{File: p.file, Fate: Missing}
	}
	return Lost{File: p.file, Fate: Damaged}
}

// heroesOf returns whose knowledge a file that is lost may have changed.
func (st *state) heroesOf(n fileName) map[string]bool {
	heroes := map[string]bool{}
	if n.hero != "" {
		heroes[n.hero] = true
		return heroes
	}
	for hero := range st.generations {
		heroes[hero] = true
	}
	return heroes
}

// note keeps a report until it is told.
func (s *Store) note(d *Damage) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.untold = s.untold.and(d)
}

// Damage returns what was found damaged since it or Load was called last; nil if nothing was.
func (s *Store) Damage() *Damage {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	d := s.untold
	s.untold = nil
	return d
}

func failed(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("knowledge base: %w", err)
}
