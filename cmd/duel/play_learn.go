package main

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/review"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// memory returns what the AI knows of the two heroes, if it is to learn; nil if it isn't.
func (p *playing) memory(cmd *cobra.Command, t *i18n.Translator, pack *schema.Pack, mine, theirs string) (*learner, error) {
	if p.kb == "" {
		return nil, nil
	}
	store, err := openKnowledge(p.kb, cmd.ErrOrStderr())
	if err != nil {
		return nil, err
	}
	return newLearner(pack, mine, theirs, store, cmd.ErrOrStderr(), t)
}

// checkLearning returns an error if a brain can't learn though it should.
func (p *playing) checkLearning(brain string) error {
	if p.kb != "" && brain != duelbrains.Default {
		return cli.Usage(fmt.Errorf("--kb is for the brain %s, %s doesn't learn", duelbrains.Default, brain))
	}
	return nil
}

// settle has the AI learn from a saved duel that is over, unless it has: the program was killed before it could. It
// always returns an error, because such a duel can't go on.
func (p *playing) settle(cmd *cobra.Command, t *i18n.Translator, record *duelrecord.Record) error {
	if err := p.learn(cmd, t, record, true); err != nil {
		return err
	}
	return fmt.Errorf("the duel in %s is over; look at it with 'duel replay show %[1]s', or save to another file", p.save)
}

// hasLearned reports whether the AI has learned from a duel. Another may have been saved under the same name, but then
// on another date, if it has one.
func hasLearned(u *kb.Update, of kb.Occasion, record *duelrecord.Record) (bool, error) {
	history, err := u.History(of.Mine)
	return slices.ContainsFunc(history, func(e kb.Entry) bool {
		return e.Kind == kb.Played && e.ID == of.ID && (e.Date.Equal(record.Date) || record.Date.IsZero())
	}), err
}

// learn draws the lesson of a duel that is over, keeps it, and tells it. With once it does nothing if the AI has
// learned from the duel before.
func (p *playing) learn(cmd *cobra.Command, t *i18n.Translator, record *duelrecord.Record, once bool) error {
	if p.kb == "" {
		return nil
	}
	pack, err := resolve.LoadPack(cmd.Context(), p.pack)
	if err != nil {
		return err
	}
	of := p.occasionOf(record)
	l, err := p.memory(cmd, t, pack, of.Mine, of.Theirs)
	if err != nil {
		return err
	}
	return l.store.Update(cmd.Context(), func(u *kb.Update) error {
		if once {
			if before, err := hasLearned(u, of, record); before || err != nil {
				return err
			}
		}
		present, err := l.recall(u.Load)
		if err != nil {
			return err
		}
		user, err := u.Rating()
		if err != nil {
			return err
		}
		learned, err := review.Learn(cmd.Context(), record, 1-personOf(record), present, user)
		if err != nil {
			return err
		}
		of.User = &learned.User
		if _, err := u.Learn(of, learned.History(), learned.Known.Knowledge()...); err != nil {
			return err
		}
		tellLesson(cmd.OutOrStdout(), t, record, learned.History(), learned.Known.Knowledge())
		if taught := taughtIn(t, record, 1-personOf(record)); taught != "" {
			says := i18n.Args{"Hero": newNames(t, record).Hero(1 - personOf(record)), "Words": taught}
			fmt.Fprint(cmd.OutOrStdout(), text.Hang("", t.Text("cli.foretold.says", says)))
		}
		return nil
	})
}

// openKnowledge returns the store in a folder, which tells if it has to wait for another program.
func openKnowledge(folder string, errs io.Writer) (*kb.Store, error) {
	store, err := kb.Open(folder)
	if err == nil {
		store.Waiting = func(held error) { fmt.Fprintf(errs, "duel: waiting: %s\n", termsafe.Line(held.Error())) }
	}
	return store, err
}

// occasionOf returns what the history calls a duel that is over.
func (p *playing) occasionOf(record *duelrecord.Record) kb.Occasion {
	me, date := personOf(record), record.Date
	if date.IsZero() {
		date = time.Now().UTC().Truncate(time.Second)
	}
	return kb.Occasion{
		ID: p.replayName(), Date: date, Mine: record.Seats[1-me].Hero.ID, Theirs: record.Seats[me].Hero.ID,
		Won: record.Result.Winner != me,
	}
}

// replayName is what the history calls the replay of the duel; "" if there is none.
func (p *playing) replayName() string {
	if p.save == "" {
		return ""
	}
	return strings.TrimSuffix(filepath.Base(p.save), files.ReplayExt)
}

// tellLesson tells in a line what the AI learned.
func tellLesson(to io.Writer, t *i18n.Translator, record *duelrecord.Record, changes []kb.Change, known []*kb.Knowledge) {
	names := newNames(t, record)
	cards := func(hero string) explanation.CardNames {
		seat := game.Seat(0)
		if record.Seats[seat].Hero.ID != hero {
			seat = 1
		}
		return names.cards(seat)
	}
	told := t.Text("result.learned") + " " + explanation.Lesson(t, changes, cards, known)
	_, _ = io.WriteString(to, text.Hang("", strings.TrimSpace(told)))
}

// checkPack returns an error if the flags name another pack than a duel is played with: then nothing could be learned.
func (p *playing) checkPack(cmd *cobra.Command, r *duelrecord.Record) error {
	if p.kb == "" && !cmd.Flags().Changed("pack") {
		return nil
	}
	pack, err := resolve.LoadPack(cmd.Context(), p.pack)
	if err != nil {
		return err
	}
	switch {
	case pack.Hash() == r.Pack.Hash:
		return nil
	case cmd.Flags().Changed("pack"):
		return cli.Usage(fmt.Errorf("%s holds a duel with another pack, which --pack can't change; save to another file", p.save))
	}
	return cli.Usage(errors.New("the duel in " + p.save + " is played with the pack " + r.Pack.Name + ", which --pack must name for the AI to learn"))
}
