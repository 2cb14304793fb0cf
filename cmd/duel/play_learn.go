package main

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"boardduels/internal/brains"
	"boardduels/internal/lessons"
	"boardduels/internal/prose"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/runtime/replay"
	"boardduels/schema"
)

// memory returns what the AI knows of the two heroes, if it is to learn; nil if it isn't.
func (p *playing) memory(cmd *cobra.Command, pack *schema.Pack, mine, theirs string) (*learner, error) {
	if p.kb == "" {
		return nil, nil
	}
	store, err := kb.Open(p.kb)
	if err != nil {
		return nil, err
	}
	return newLearner(pack, mine, theirs, store, cmd.ErrOrStderr())
}

// checkLearning returns an error if a brain can't learn though it should.
func (p *playing) checkLearning(brain string) error {
	if p.kb != "" && brain != brains.Default {
		return usage{fmt.Errorf("--kb is for the brain %s, %s doesn't learn", brains.Default, brain)}
	}
	return nil
}

// learn draws the lesson of a duel that is over, keeps it, and tells it. An interrupt ends it soon, with what was learned
// by then.
func (p *playing) learn(cmd *cobra.Command, terminal *terminal, record *replay.Record) error {
	if p.kb == "" {
		return nil
	}
	pack, err := loadPack(p.pack)
	if err != nil {
		return err
	}
	seat := 1 - terminal.me()
	mine, theirs := record.Seats[seat].Hero.ID, record.Seats[1-seat].Hero.ID
	l, err := p.memory(cmd, pack, mine, theirs)
	if err != nil {
		return err
	}
	learned, err := lessons.Learn(cmd.Context(), record, seat, l.known)
	if err != nil {
		return err
	}
	changes := learned.History()
	of := kb.Match{
		ID: p.replayName(), Date: time.Now().UTC().Truncate(time.Second), Mine: mine, Theirs: theirs, Won: record.Result.Winner == seat,
	}
	if _, err := l.store.Learn(of, changes, learned.Known.Knowledge()...); err != nil {
		return err
	}
	terminal.tellLesson(changes)
	return nil
}

// replayName is what the history calls the replay of the duel; "" if there is none.
func (p *playing) replayName() string {
	if p.save == "" {
		return ""
	}
	return strings.TrimSuffix(filepath.Base(p.save), replayExt)
}

// tellLesson tells in a line what the AI learned.
func (p *terminal) tellLesson(changes []kb.Change) {
	cards := func(hero string) prose.CardNames {
		seat := game.Seat(0)
		if p.record.Seats[seat].Hero.ID != hero {
			seat = 1
		}
		return p.names.cards(seat)
	}
	told := p.t.Text("result.learned") + " " + prose.Lesson(p.t, changes, cards)
	_, _ = io.WriteString(p.out, hang("", strings.TrimSpace(told)))
}

// checkPack returns an error if the flags name another pack than a duel is played with: then nothing could be learned.
func (p *playing) checkPack(cmd *cobra.Command, r *replay.Record) error {
	if p.kb == "" && !cmd.Flags().Changed("pack") {
		return nil
	}
	pack, err := loadPack(p.pack)
	if err != nil {
		return err
	}
	switch {
	case pack.Hash() == r.Pack.Hash:
		return nil
	case cmd.Flags().Changed("pack"):
		return usage{fmt.Errorf("%s holds a duel under way, which --pack can't change; save to another file", p.save)}
	}
	return usage{errors.New("the duel in " + p.save + " is played with the pack " + r.Pack.Name + ", which --pack must name for the AI to learn")}
}
