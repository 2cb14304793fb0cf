package design

import (
	"fmt"
	"slices"

	"boardduels/schema"
)

// Silenceable reports whether a diagnostic can be silenced: errors can't, as nobody can play with them, nor can a
// silence that nothing needs.
func Silenceable(d schema.Diagnostic) bool {
	return d.Severity != schema.Error && d.Code != idleSilence
}

// SilenceOf returns which silence of a pack silences a diagnostic; −1 if none does.
func SilenceOf(pack *schema.Pack, d schema.Diagnostic) int {
	return slices.IndexFunc(pack.Title().Silences, func(s schema.Silence) bool { return silences(s, d) })
}

func silences(s schema.Silence, d schema.Diagnostic) bool {
	return Silenceable(d) && s.Code == d.Code && (s.Of == "" || s.Of == d.File)
}

const idleSilence = "idle-silence"

// silence parts what is to be told from what the pack silences.
func (c *checker) silence() (r Report) {
	title := c.pack.Document(schema.TitleFile)
	all := c.pack.Title().Silences
	idle := make([]bool, len(all))
	for i, s := range all {
		idle[i] = c.faces != nil || s.Code != "name-too-long" && s.Code != "text-too-long"
	}
	r.Told = make([]schema.Diagnostic, 0, len(c.found))
	for _, d := range c.found {
		silent := false
		for i, s := range all {
			if silences(s, d) {
				silent, idle[i] = true, false
			}
		}
		if silent {
			r.Silenced = append(r.Silenced, d)
		} else {
			r.Told = append(r.Told, d)
		}
	}
	for i, s := range all {
		if idle[i] {
			r.Told = append(r.Told, title.Diagnose(fmt.Sprintf("silence[%d]", i), idleSilence, schema.Args{"found": s.Code}))
		}
	}
	return r
}
