package boardcmd

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/fit/trained"
	"boardduels/internal/games"
	"boardduels/internal/games/schooling"
)

// interruptedSchooling is interrupted after some games of ten, or while it measures.
type interruptedSchooling struct {
	interrupt context.CancelFunc
	games     int
	nothing   bool // is known until the end
	done      int
}

func (s *interruptedSchooling) Options() []schooling.Option {
	return []schooling.Option{{Name: "from", Value: new(string)}}
}

func (s *interruptedSchooling) Check() error { return nil }

func (s *interruptedSchooling) Begin(uint64, func(string) (*trained.Document, error)) error {
	return nil
}

func (s *interruptedSchooling) Learn(ctx context.Context, told func(done, of int)) error {
	for s.done < s.games {
		s.done++
		told(s.done, 10)
	}
	if s.games < 10 {
		s.interrupt()
	}
	return ctx.Err()
}

func (s *interruptedSchooling) Worth(ctx context.Context, _ int) (string, error) {
	s.interrupt()
	return "half measured", ctx.Err()
}

func (s *interruptedSchooling) Document(head trained.Head) *trained.Document {
	if s.nothing && s.done < 10 {
		return nil
	}
	head.Brain, head.Games = "pupil", s.done
	return &trained.Document{Head: head}
}

// Who interrupts a training is told what is kept, and where; it is so.
func TestAnInterruptedTrainingTellsWhatIsKept(t *testing.T) {
	family, err := games.Find("reversi")
	require.NoError(t, err)
	for name, c := range map[string]struct {
		pupil interruptedSchooling
		old   string // what the file held before; "" for no file
		told  string
		games int // of the file afterwards; 0 if it is as it was
	}{
		"at once":           {interruptedSchooling{}, "", "interrupted before anything was learned; nothing was written", 0},
		"at once, old file": {interruptedSchooling{}, "old", "interrupted before anything was learned; FILE is left as it was", 0},
		"soon":              {interruptedSchooling{games: 4}, "", "interrupted; FILE holds what was learned from 4 games, unmeasured; --from goes on with it", 4},
		"soon, old file":    {interruptedSchooling{games: 4}, "old", "interrupted; FILE is left as it was", 0},
		"known at the end":  {interruptedSchooling{games: 4, nothing: true}, "", "interrupted before anything was learned; nothing was written", 0},
		"measuring":         {interruptedSchooling{games: 10}, "old", "interrupted; FILE holds what was learned from 10 games, unmeasured; --from goes on with it", 10},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "pupil.txt")
			if c.old != "" {
				require.NoError(t, os.WriteFile(path, []byte(c.old), 0o600))
			}
			ctx, interrupt := context.WithCancel(t.Context())
			defer interrupt()
			c.pupil.interrupt = interrupt
			cmd := newTraining(family, schooling.Trainee{ID: "pupil", Start: func() schooling.Course { return &c.pupil }})
			cmd.SetArgs([]string{"-o", path})
			cmd.SilenceErrors, cmd.SilenceUsage = true, true
			require.EqualError(t, cmd.ExecuteContext(ctx), strings.ReplaceAll(c.told, "FILE", path))
			text, err := os.ReadFile(path)
			switch {
			case c.games > 0:
				require.NoError(t, err)
				document, err := trained.Parse(string(text))
				require.NoError(t, err)
				assert.Equal(t, c.games, document.Head.Games)
				assert.Empty(t, document.Head.Measured)
			case c.old == "":
				assert.ErrorIs(t, err, os.ErrNotExist)
			default:
				assert.Equal(t, c.old, string(text))
			}
		})
	}
}
