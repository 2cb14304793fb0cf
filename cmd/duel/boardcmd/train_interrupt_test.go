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
	"boardduels/internal/games/boardtraining"
)

// interruptedTraining is interrupted after some games of ten, or while it measures.
type interruptedTraining struct {
	interrupt context.CancelFunc
	games     int
	nothing   bool // is known until the end
	done      int
}

func (s *interruptedTraining) Options() []boardtraining.Option {
	return []boardtraining.Option{{Name: "from", Value: new(string)}}
}

func (s *interruptedTraining) Check() error { return nil }

func (s *interruptedTraining) Begin(uint64, func(string) (*trained.Document, error)) error {
	return nil
}

func (s *interruptedTraining) Learn(ctx context.Context, told func(done, of int)) error {
	for s.done < s.games {
		s.done++
		told(s.done, 10)
	}
	if s.games < 10 {
		s.interrupt()
	}
	return ctx.Err()
}

func (s *interruptedTraining) Worth(ctx context.Context, _ int) (string, error) {
	s.interrupt()
	return "half measured", ctx.Err()
}

func (s *interruptedTraining) Document(head trained.Head) *trained.Document {
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
		pupil interruptedTraining
		old   string // what the file held before; "" for no file
		told  string
		games int // of the file afterwards; 0 if it is as it was
	}{
		"at once":           {interruptedTraining{}, "", "interrupted before anything was learned; nothing was written", 0},
		"at once, old file": {interruptedTraining{}, "old", "interrupted before anything was learned; FILE is left as it was", 0},
		"soon":              {interruptedTraining{games: 4}, "", "interrupted; FILE holds what was learned from 4 games, unmeasured; --from goes on with it", 4},
		"soon, old file":    {interruptedTraining{games: 4}, "old", "interrupted; FILE is left as it was", 0},
		"known at the end":  {interruptedTraining{games: 4, nothing: true}, "", "interrupted before anything was learned; nothing was written", 0},
		"measuring":         {interruptedTraining{games: 10}, "old", "interrupted; FILE holds what was learned from 10 games, unmeasured; --from goes on with it", 10},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "pupil.txt")
			if c.old != "" {
				require.NoError(t, os.WriteFile(path, []byte(c.old), 0o600))
			}
			ctx, interrupt := context.WithCancel(t.Context())
			defer interrupt()
			c.pupil.interrupt = interrupt
			cmd := newTraining(family, boardtraining.Trainee{ID: "pupil", Start: func() boardtraining.Course { return &c.pupil }})
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
