package boardview

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// The times of a step, of what an attack throws, and of a hit.
const (
	stepTime = 110 * time.Millisecond
	boltTime = 260 * time.Millisecond
	hurtTime = 320 * time.Millisecond
)

// deed is what the events of an order tell: "moved seat 1 fighter c3 c4 d4", "attacked seat 1 fighter d4 n",
// "hit seat 2 archer d3 50 left 20".
type deed struct {
	path []int // of squares, with the first one
	at   int   // where it attacks from, or −1
	hits []int // squares
}

func (s *Skirmish) deedOf(events []string) deed {
	d := deed{at: -1}
	for _, event := range events {
		words := strings.Fields(event)
		switch {
		case len(words) > 5 && words[0] == "moved":
			for _, name := range words[4:] {
				d.path = append(d.path, s.grid.square(name))
			}
		case len(words) > 5 && words[0] == "attacked":
			d.at = s.grid.square(words[4])
		case len(words) > 5 && words[0] == "hit":
			d.hits = append(d.hits, s.grid.square(words[4]))
		}
	}
	return d
}

// Play implements [Board]: the unit goes its way, then the attack flies, and who is hit shakes.
func (s *Skirmish) Play(m *Moment) time.Duration {
	d := s.deedOf(m.Events)
	if len(d.path) == 0 && d.at < 0 {
		s.Present(m)
		return 0
	}
	s.era++
	era := s.era
	s.from, s.to, s.watched, s.advised, s.orders = -1, -1, -1, nil, nil
	s.grid.peeked = -1
	s.show()
	walk := time.Duration(max(len(d.path)-1, 0)) * stepTime
	if walk > 0 {
		s.walk(era, d.path, walk)
	}
	whole := walk
	if d.at >= 0 {
		for _, hit := range d.hits {
			s.throw(era, d.at, hit, walk)
		}
		whole += boltTime
		s.stage.Play(motion.Motion{Of: s.bolt, After: whole, Time: hurtTime, Curve: motion.Shaking, Draw: func(by float32) {
			if era != s.era {
				return
			}
			s.moving = map[int]fyne.Position{}
			for _, hit := range d.hits {
				s.moving[hit] = fyne.NewPos(by*s.grid.rect(hit).W*0.2, 0)
			}
			s.layUnits()
		}})
		whole += hurtTime
	}
	s.stage.Play(motion.Motion{After: whole, Ended: func() {
		if era == s.era {
			s.Present(m)
		}
	}, Draw: func(float32) {}})
	return whole
}

// walk lets a unit go from square to square.
func (s *Skirmish) walk(era int, path []int, whole time.Duration) {
	s.stage.Play(motion.Motion{Of: s, Time: whole, Draw: func(done float32) {
		if era != s.era {
			return
		}
		along := done * float32(len(path)-1)
		step := min(int(along), len(path)-2)
		from, to := s.grid.rect(path[step]), s.grid.rect(path[step+1])
		now, first := between(from, to, along-float32(step)), s.grid.rect(path[0])
		s.moving = map[int]fyne.Position{path[0]: fyne.NewPos(now.X-first.X, now.Y-first.Y)}
		s.layUnits()
	}})
}

// throw lets an attack fly.
func (s *Skirmish) throw(era, from, to int, after time.Duration) {
	s.stage.Play(motion.Motion{After: after, Time: boltTime, Draw: func(done float32) {
		if era != s.era {
			return
		}
		ui.Show(done < 1, s.bolt)
		between(s.grid.rect(from), s.grid.rect(to), done).Scaled(0.3).Put(s.bolt)
		s.bolt.Refresh()
	}})
}
