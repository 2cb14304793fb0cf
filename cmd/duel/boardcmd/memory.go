package boardcmd

import (
	"context"
	"strconv"
	"strings"

	"boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/cmd/duel/human"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
)

// memory is what who plays a game knows of how it has gone so far.
type memory struct {
	table  games.Table
	record *boardrecord.Record // as it was when the game was taken up
	me     game.Seat

	now  dynamic.Position // before the next action
	ply  int              // actions so far
	whys []decision       // of others since the person's last move
}

// decision is a brain's action with its rationale.
type decision struct {
	seat   game.Seat
	action string
	why    *dynamicplayer.Rationale
}

func newMemory(table games.Table, r *boardrecord.Record) memory {
	return memory{table: table, record: r, me: r.Person(), now: table.Start(r.Seed)}
}

// recall takes up what happened before a game was resumed, and has the others think again what they thought since the
// person's last move. Each action is told ahead of being carried out.
func (m *memory) recall(ctx context.Context, players []dynamicplayer.Player, told func(action string)) error {
	_, err := m.record.Walk(m.table, func(s boardrecord.Step) error {
		m.now = *s.State
		told(s.Action)
		seat := m.table.Mover(&m.now)
		if err := m.table.Apply(&m.now, s.Action, nil); err != nil {
			return err
		}
		m.add(decision{seat: seat, action: s.Action})
		return nil
	})
	if err != nil {
		return err
	}
	return m.rethink(ctx, players)
}

// rethink asks again for the reasons of the last decisions of others. Who would do otherwise today has none: they
// wouldn't be those of then.
func (m *memory) rethink(ctx context.Context, players []dynamicplayer.Player) error {
	last := len(m.whys)
	ply := 0
	_, err := m.record.Walk(m.table, func(s boardrecord.Step) error {
		i := ply - (m.record.Plies() - last)
		ply++
		if i < 0 {
			return nil
		}
		seat := m.table.Mover(s.State)
		view := m.table.View(s.State, seat)
		action, why, err := players[seat].Decide(ctx, &view, m.table.Legal(s.State, nil))
		if err == nil && action == s.Action {
			m.whys[i].why = why.Clone()
		}
		return err
	})
	return err
}

// follow goes on with a step, and keeps its reasons.
func (m *memory) follow(s *boardmatch.Step) {
	m.now = *s.State
	m.add(decision{s.Seat, s.Action, s.Rationale.Clone()})
}

func (m *memory) add(d decision) {
	m.ply++
	if d.seat == m.me {
		m.whys = nil
		return
	}
	m.whys = append(m.whys, d)
}

// decide has lines read until a command takes one as an action.
func decide(ctx context.Context, prompt *human.Prompt, command func(line string) (action string, err error)) (string, *dynamicplayer.Rationale, error) {
	for {
		line, err := prompt.Ask(ctx)
		if err != nil {
			return "", nil, err
		}
		action, err := command(strings.Join(strings.Fields(line), " "))
		if action != "" || err != nil {
			return action, nil, err
		}
		if ctx.Err() != nil {
			return "", nil, ctx.Err()
		}
	}
}

// hint is what the strongest level would do.
func (m *memory) hint(ctx context.Context, view *dynamic.View, legal []string) (brain, action string, why *dynamicplayer.Rationale, err error) {
	strongest := m.table.Levels[len(m.table.Levels)-1]
	action, why, err = strongest.New(board.Setup{Seed: m.record.Seed}).Decide(ctx, view, legal)
	return strongest.ID, action, why, err
}

// choose returns the action that a line names or numbers, or "" if there is none.
func (m *memory) choose(line string, view *dynamic.View, legal []string) string {
	if n, err := strconv.Atoi(line); err == nil {
		if n >= 1 && n <= len(legal) {
			return legal[n-1]
		}
		return ""
	}
	seen := m.table.Determinize(view, 0)
	action, err := m.table.Parse(&seen, line)
	if err == nil && has(legal, action) {
		return action
	}
	return ""
}

// refusal tells why a line is none of so many actions; unknown is the key for what isn't a number.
func refusal(t *i18n.Translator, unknown, line string, actions int) string {
	if n, err := strconv.Atoi(line); err == nil {
		return t.Text("cli.board.no_number", i18n.Args{"Number": n, "Most": actions})
	}
	return t.Text(unknown, i18n.Args{"Move": termsafe.Line(line)})
}
