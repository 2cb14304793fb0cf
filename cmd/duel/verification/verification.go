// Package verification verifies replays, whatever the game, and tells what that came to.
package verification

import (
	"errors"
	"fmt"
	"io"

	"boardduels/cmd/duel/lang"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/runtime/record"
)

// verdict is what verifying a file came to.
type verdict struct {
	File   string `json:"file"`
	Status string `json:"status"` // verified, unfinished, diverged, unreadable
	Format int    `json:"format,omitempty"`
	Turns  int    `json:"turns"`
	Known
	Problem    string      `json:"problem,omitempty"`
	Divergence *divergence `json:"divergence,omitempty"`

	err error // whose text the problem is
}

type divergence struct {
	Turn     int    `json:"turn"` // from 1; 0 is the start
	Round    int    `json:"round"`
	Seat     int    `json:"seat"` // from 1; 0 is nobody
	Actions  string `json:"actions,omitempty"`
	What     string `json:"what"`
	Recorded string `json:"recorded"`
	Actual   string `json:"actual"`
}

// newVerdict is the verdict on a file after what was found in it.
func newVerdict(file string, found Found, err error) verdict {
	v := verdict{File: file, Status: "unreadable", Format: found.Format, Turns: found.Turns}
	var d *record.Divergence
	switch {
	case errors.As(err, &d):
		v.Status = "diverged"
		v.Divergence = &divergence{d.Turn, d.Round, int(d.Seat) + 1, d.Actions, d.What, d.Expected, d.Actual}
		v.Problem, v.err = err.Error(), err
	case err != nil:
		v.Problem, v.err = err.Error(), err
	case found.Finished:
		v.Status, v.Known = "verified", found.Known
	default:
		v.Status, v.Known = "unfinished", found.Known
	}
	return v
}

func (v *verdict) print(out io.Writer, t *i18n.Translator) {
	if v.err != nil {
		fmt.Fprintln(out, termsafe.Line(lang.Unread(t, v.File, v.err).Error()))
		return
	}
	if v.Status == "unfinished" {
		fmt.Fprintln(out, t.Text("cli.verify.unfinished", i18n.Args{"File": termsafe.Line(v.File), "N": v.Turns}))
	}
}
