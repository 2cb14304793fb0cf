package edition

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/app/gallery"
	"boardduels/schema"
)

// damagedKnowledge says that what an AI had learned about a hero was damaged.
type damagedKnowledge struct {
	hero schema.Hero
	kb.Damage
}

func (d *damagedKnowledge) Error() string {
	return fmt.Sprintf("what is known of %s: %s", d.hero.ID, d.Damage.String())
}

// Tell tells in a language what became of an AI's knowledge.
func (d *damagedKnowledge) Tell(t *i18n.Translator) string {
	key := "trouble.knowledge_other"
	switch {
	case d.Restored:
		key = "trouble.knowledge_restored"
	case d.Anew:
		key = "trouble.knowledge_lost"
	}
	told := t.Text(key, i18n.Args{"Hero": gallery.HeroName(t, &d.hero), "Reason": WordsOfFiles(t, &d.Damage)})
	if len(d.Kept) > 0 {
		told += "\n\n" + t.Text("trouble.knowledge_kept", i18n.Args{"Kept": strings.Join(d.Kept, "\n")})
	}
	return told
}

// unreadKnowledge says that nobody knows what an AI has learned about a hero.
type unreadKnowledge struct {
	hero   schema.Hero
	reason error
}

func (u *unreadKnowledge) Error() string {
	return fmt.Sprintf("what is known of %s: %v", u.hero.ID, u.reason)
}
func (u *unreadKnowledge) Unwrap() error { return u.reason }

// Tell tells it in a language.
func (u *unreadKnowledge) Tell(t *i18n.Translator) string {
	return t.Text("trouble.knowledge_unread", i18n.Args{"Hero": gallery.HeroName(t, &u.hero), "Reason": errtext.Unsaved(t, u.reason)})
}

// NoteDamage remembers damage to be told at the next occasion. It may be called on any goroutine.
func (p *Present) NoteDamage(d error) {
	p.damage.Lock()
	defer p.damage.Unlock()
	p.damaged = append(p.damaged, d)
}

// TellDamage tells what was found damaged since it was last called.
func (p *Present) TellDamage() {
	p.damage.Lock()
	found := p.damaged
	p.damaged = nil
	p.damage.Unlock()
	if len(found) > 0 {
		p.Report(errors.Join(found...))
	}
}

// WordsOfFiles tells which files are damaged, and why they stay where they are if they do.
func WordsOfFiles(t *i18n.Translator, d *kb.Damage) string {
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

// HeroCalled returns what a hero of the edition is called, "" if there is none with the id.
func (p *Present) HeroCalled(id string) string {
	for i := range p.Edition.Heroes {
		if hero := &p.Edition.Heroes[i]; hero.ID == id {
			return p.Gallery.HeroName(&hero.Hero)
		}
	}
	return ""
}
