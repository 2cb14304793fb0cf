package outside_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/outside"
)

// verdict is what became of a test.
type verdict struct {
	testing.TB
	said []string
}

func (v *verdict) Helper()                   {}
func (v *verdict) Skipf(string, ...any)      { v.said = append(v.said, "skipped") }
func (v *verdict) Fatalf(string, ...any)     { v.said = append(v.said, "failed") }
func (v *verdict) find(name string) []string { outside.Program(v, name, "nowhere"); return v.said }

func TestAMissingProgramIsTold(t *testing.T) {
	t.Setenv("CI", "")
	assert.Empty(t, (&verdict{}).find("go"))
	assert.Equal(t, []string{"skipped"}, (&verdict{}).find("no-such-program"))
	t.Setenv("CI", "true")
	assert.Empty(t, (&verdict{}).find("go"))
	assert.Equal(t, []string{"failed"}, (&verdict{}).find("no-such-program"))
}
