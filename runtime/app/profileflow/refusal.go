package profileflow

import (
	"errors"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/profile"
)

// refusal is why something can't be done with a player.
type refusal struct {
	name   string
	reason error
}

// Error implements error.
func (r *refusal) Error() string { return r.Tell(i18n.For(i18n.Default)) }

// Unwrap returns the reason.
func (r *refusal) Unwrap() error { return r.reason }

// Tell tells it in a language.
func (r *refusal) Tell(t *i18n.Translator) string {
	switch {
	case errors.Is(r.reason, profile.ErrNoName):
		return t.Text("players.no_name")
	case errors.Is(r.reason, profile.ErrTaken):
		return t.Text("players.taken", i18n.Args{"Name": r.name})
	case errors.Is(r.reason, profile.ErrMany):
		return t.Text("players.many", i18n.Args{"N": profile.Most})
	case errors.Is(r.reason, profile.ErrPresent):
		return t.Text("players.present", i18n.Args{"Name": r.name})
	}
	return errtext.Words(t, r.reason)
}
