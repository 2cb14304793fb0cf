package app

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/kb"
)

// damagedKnowledge says that what an AI had learned about a hero was damaged.
type damagedKnowledge struct {
	hero string // its id
	kb.Damage
}

func (d *damagedKnowledge) Error() string {
	return fmt.Sprintf("what is known of %s: %s", d.hero, d.Damage.String())
}

// unreadKnowledge says that nobody knows what an AI has learned about a hero.
type unreadKnowledge struct {
	hero   string // its id
	reason error
}

func (u *unreadKnowledge) Error() string {
	return fmt.Sprintf("what is known of %s: %v", u.hero, u.reason)
}
func (u *unreadKnowledge) Unwrap() error { return u.reason }

// damagedDuel says that the duel under way can't be continued.
type damagedDuel struct {
	path   string
	kept   string // where its file is now; "" if it couldn't be moved
	reason error
	stuck  error // why it couldn't be moved; nil if it was
}

func (d *damagedDuel) Error() string { return d.in(i18n.For(i18n.Default)) }
func (d *damagedDuel) Unwrap() error { return d.reason }

// in tells it in a language.
func (d *damagedDuel) in(t *i18n.Translator) string {
	words := i18n.Args{"Path": d.path, "Kept": d.kept, "Reason": errtext.Unread(t, d.reason)}
	if d.stuck == nil {
		return t.Text("trouble.duel", words)
	}
	words["Stuck"] = errtext.Unsaved(t, d.stuck)
	return t.Text("trouble.duel_stuck", words)
}

// noteDamage remembers damage to be told at the next occasion. It may be called on any goroutine.
func (g *Game) noteDamage(d error) {
	g.damage.Lock()
	defer g.damage.Unlock()
	g.damaged = append(g.damaged, d)
}

// tellDamage tells what was found damaged since it was last called.
func (g *Game) tellDamage() {
	g.damage.Lock()
	found := g.damaged
	g.damaged = nil
	g.damage.Unlock()
	if len(found) > 0 {
		g.report(errors.Join(found...))
	}
}

// wordsOfDamage tells what became of an AI's knowledge.
func (g *Game) wordsOfDamage(d *damagedKnowledge) string {
	name := cmp.Or(g.heroCalled(d.hero), d.hero)
	key := "trouble.knowledge_other"
	switch {
	case d.Restored:
		key = "trouble.knowledge_restored"
	case d.Anew:
		key = "trouble.knowledge_lost"
	}
	told := g.translator.Text(key, i18n.Args{"Hero": name, "Reason": wordsOfFiles(g.translator, &d.Damage)})
	if len(d.Kept) > 0 {
		told += "\n\n" + g.translator.Text("trouble.knowledge_kept", i18n.Args{"Kept": strings.Join(d.Kept, "\n")})
	}
	return told
}

// wordsOfFiles tells which files are damaged, and why they stay where they are if they do.
func wordsOfFiles(t *i18n.Translator, d *kb.Damage) string {
	var parts []string
	for _, f := range d.Files {
		key := map[kb.Fate]string{kb.Damaged: "trouble.file_damaged", kb.Missing: "trouble.file_missing", kb.Foreign: "trouble.file_foreign"}[f.Fate]
		part := t.Text(key, i18n.Args{"File": f.File})
		if f.After > 0 {
			part += ", " + t.Text("trouble.files_after", i18n.Args{"N": f.After})
		}
		parts = append(parts, part)
	}
	switch {
	case errors.Is(d.Stuck, context.DeadlineExceeded):
		parts = append(parts, t.Text("trouble.knowledge_busy"))
	case d.Stuck != nil:
		parts = append(parts, t.Text("trouble.knowledge_stuck", i18n.Args{"Reason": errtext.Unsaved(t, d.Stuck)}))
	}
	return strings.Join(parts, "; ")
}

// heroCalled returns what a hero of the edition is called, "" if there is none with the id.
func (g *Game) heroCalled(id string) string {
	for i := range g.edition.heroes {
		if hero := &g.edition.heroes[i]; hero.ID == id {
			return g.gallery.HeroName(&hero.Hero)
		}
	}
	return ""
}
