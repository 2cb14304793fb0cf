package boardcmd

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/cmd/duel/text"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/runtime/game/dynamic"
)

// compared is how many candidates of a decision are shown.
const compared = 5

// hint tells what the strongest level would do.
func (p *terminal) hint(ctx context.Context, view *dynamic.View, legal []string) error {
	brain, action, why, err := p.memory.hint(ctx, view, legal)
	if err != nil {
		return err
	}
	p.say("cli.board.hint", i18n.Args{"Brain": brain, "Action": action})
	explain(p.out, p.t, p.table.Family(), why)
	return nil
}

// why explains what the others did since the person's last move.
func (p *terminal) why() {
	if len(p.whys) == 0 {
		p.say("cli.why.nothing")
		return
	}
	for _, d := range p.whys {
		fmt.Fprintf(p.out, "%s: %s\n", p.names.of(d.seat), termsafe.Line(d.action))
		explain(p.out, p.t, p.table.Family(), d.why)
	}
}

// explain lays out the best candidates of a decision, with what their scores are made of.
func explain(to io.Writer, t *i18n.Translator, family string, why *dynamicplayer.Rationale) {
	if why == nil {
		fmt.Fprintf(to, "  %s\n", t.Text("cli.board.no_reason"))
		return
	}
	if why.Slip {
		fmt.Fprintf(to, "  %s\n", t.Text("cli.board.slip"))
	}
	var rows [][]string
	for i := range why.Candidates[:min(compared, len(why.Candidates))] {
		c := &why.Candidates[i]
		score := fmt.Sprintf("%.4g", c.Score)
		if c.Rough {
			score = "~" + score
		}
		rows = append(rows, []string{"  " + c.Action, text.Right(score, 8), terms(t, family, c)})
	}
	fmt.Fprint(to, text.Fit(rows))
}

// weighty is how many parts of a score are shown.
const weighty = 6

// terms are the largest parts of a score.
func terms(t *i18n.Translator, family string, c *board.Candidate[string]) string {
	largest := slices.SortedStableFunc(slices.Values(c.Terms), func(a, b board.Term) int {
		return cmp.Compare(math.Abs(b.Amount), math.Abs(a.Amount))
	})
	var parts []string
	for _, term := range largest[:min(weighty, len(largest))] {
		parts = append(parts, fmt.Sprintf("%s %+.3g", games.Words(family).Term(t, term.Name), term.Amount))
	}
	if len(largest) > weighty {
		parts = append(parts, "…")
	}
	return strings.Join(parts, ", ")
}
