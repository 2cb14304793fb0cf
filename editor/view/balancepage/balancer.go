package balancepage

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"boardduels/ai"
	"boardduels/editor/balance"
	"boardduels/editor/document"
	"boardduels/editor/merge"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/schema"
)

// Balancer compares the open pack with and without its unsaved edits, one comparison at a time, in the background. It
// keeps the latest answers, so that undo shows at once what was known. It belongs to the toolkit's thread.
type Balancer struct {
	desk     Desk
	settings *settings.Store
	Brains   ai.Brains // that judge
	scope    scope
	memory   *balance.Memory
	// baselines are kept from one day to the next; baseline is that of the open pack, without a pack if there is none.
	baselines document.Baselines
	Baseline  document.Baseline
	keeping   sync.WaitGroup
	saves     int          // how often what is saved may have changed
	Kept      []comparison // the latest first
	Shown     *comparison  // of the pack as it is; nil if nothing is known of it
	failed    error        // why the last one couldn't be made
	Running   bool
	stop      context.CancelFunc
	waiting   func() bool // stops the wait before the next automatic one
	// After calls a function on the toolkit's thread when a time has passed, unless it is stopped.
	After   func(time.Duration, func()) (stop func() bool)
	changed func() // the screen's
}

// scope is which edits are judged.
type scope uint8

// The scopes, in the order in which they are offered.
const (
	unsavedEdits  scope = iota // all that aren't saved
	latestEdit                 // that which undo would take back
	sinceBaseline              // all since a state that people have fixed, saved or not
)

// comparison is an answer, and what it is about.
type comparison struct {
	edits  edits
	last   *document.Step // the latest of the edits; nil if there were none
	isSum  bool           // there were others before it
	pack   *schema.Pack
	Result *balance.Result
}

// edits tell unsaved edits apart.
type edits struct {
	saves     int
	scope     scope
	baseline  *schema.Pack
	documents string // see balancer.edits
}

// mostKept is how many answers are kept, mostTold how many edited documents are told apart by what they hold,
// settleTime how long edits rest before they are judged.
const (
	mostKept   = 30
	mostTold   = 500
	settleTime = 1200 * time.Millisecond
)

// How many duels of each two heroes a comparison takes at most, one that is asked to be more exact, and the state of a
// pack without edits.
const (
	exactDuels = 4000
	plainDuels = 1000
)

// NewBalancer returns a balancer that keeps baselines in a folder of the editor's data.
func NewBalancer(desk Desk, set *settings.Store, data string, brains ai.Brains) *Balancer {
	b := &Balancer{desk: desk, settings: set, baselines: document.NewBaselines(filepath.Join(data, "baselines")), Brains: balance.Judges(brains), memory: &balance.Memory{}, stop: func() {}, waiting: func() bool { return false }, changed: func() {}}
	b.After = func(d time.Duration, f func()) func() bool { return time.AfterFunc(d, func() { desk.Later(f) }).Stop }
	return b
}

// Follow begins with another workspace.
func (b *Balancer) Follow(work *document.Workspace) {
	b.Cancel()
	b.saves++
	b.Kept, b.Shown, b.failed = nil, nil, nil
	b.Baseline = document.Baseline{}
	if b.scope == sinceBaseline {
		b.scope = unsavedEdits
	}
	work.Listen(b.edited)
	b.recall(work)
}

// recall looks for the baseline that the pack's place has, in the background.
func (b *Balancer) recall(work *document.Workspace) {
	place := work.Place()
	go func() {
		found, ok, err := b.baselines.Of(place)
		if !ok && err == nil {
			return
		}
		b.desk.Later(func() {
			switch {
			// Another pack is open, or another baseline was fixed
			case b.desk.Workspace() != work || b.Baseline.Pack != nil:
			case err != nil:
				b.desk.Report(err)
			default:
				b.Baseline = found
				b.changed()
			}
		})
	}()
}

// Fix makes a pack the baseline from now on, and judges what was edited since.
func (b *Balancer) Fix(pack *schema.Pack) {
	b.Baseline = document.Baseline{Pack: pack, When: time.Now().Truncate(time.Second)}
	place, kept := b.desk.Workspace().Place(), b.Baseline
	b.keeping.Go(func() {
		if err := b.baselines.Keep(place, kept); err != nil {
			b.desk.Later(func() { b.desk.Report(err) })
		}
	})
	b.judge(sinceBaseline)
}

// edited gives up what is being compared, and shows what is known of the pack as it is now. The rest is found out once
// the edits have come to rest, if that is wanted.
func (b *Balancer) edited(changes []document.Change) {
	if len(changes) == 0 {
		b.saves++
		if b.Shown != nil && b.Shown.pack == b.desk.Workspace().Pack() {
			b.keep()
			b.changed()
			return
		}
	}
	b.Cancel()
	b.Shown, b.failed = b.Known(), nil
	if b.Shown == nil && b.IsAutomatic() && b.IsEdited() {
		b.waiting = b.After(settleTime, func() { b.compare(false) })
	}
	b.changed()
}

// keep goes on with what is known, or being found out, of a pack that has been saved as it is: it is the answer to
// these edits until there are others.
func (b *Balancer) keep() {
	was, now := b.Shown.edits, b.edits()
	b.Shown.edits = now
	for i := range b.Kept {
		if b.Kept[i].edits == was {
			b.Kept[i].edits = now
		}
	}
}

// Cancel gives up what is being compared, or about to be.
func (b *Balancer) Cancel() {
	b.waiting()
	b.stop()
	b.stop, b.Running = func() {}, false
}

// Wait waits until what is to be kept is in its files.
func (b *Balancer) Wait() { b.keeping.Wait() }

// IsAutomatic reports whether edits are judged without being asked.
func (b *Balancer) IsAutomatic() bool { return !b.settings.Get().BalanceByHand }

// Automate switches the comparison after each edit on or off, for good.
func (b *Balancer) Automate(on bool) {
	b.settings.Change(func(s *settings.Settings) { s.BalanceByHand = !on },
		func(err error) { b.desk.Later(func() { b.desk.Report(err) }) })
	if on {
		b.edited(nil)
	} else {
		b.waiting()
	}
}

// judge chooses which edits are judged.
func (b *Balancer) judge(scope scope) {
	b.scope = scope
	b.Cancel()
	b.Shown = b.Known()
	b.changed()
}

// before returns the pack without the edits that are judged.
func (b *Balancer) before() *schema.Pack {
	switch b.scope {
	case latestEdit:
		pack, _ := b.desk.Workspace().BeforeLatest()
		return pack
	case sinceBaseline:
		return b.Baseline.Pack
	}
	return b.desk.Workspace().SavedPack()
}

// files returns the documents that the edits are in that are judged.
func (b *Balancer) files() (files []string) {
	switch b.scope {
	case latestEdit:
		_, files = b.desk.Workspace().BeforeLatest()
	case sinceBaseline:
		files = merge.Changed(b.Baseline.Pack, b.desk.Workspace().Pack())
	default:
		files = b.desk.Workspace().Dirty()
	}
	return files
}

// IsEdited reports whether there are edits to be judged. What boards of other games have is no matter of duels.
func (b *Balancer) IsEdited() bool {
	return slices.ContainsFunc(b.files(), func(file string) bool {
		kind, ok := schema.KindOf(file)
		return !ok || !slices.Contains(schema.BoardKinds(), kind)
	})
}

// edits returns what the unsaved edits are. Documents that were changed there and back are the same again, unless very
// many are.
func (b *Balancer) edits() edits {
	e, told := edits{saves: b.saves, scope: b.scope}, b.desk.Workspace().Dirty()
	if b.scope == sinceBaseline { // whatever is saved
		e.saves, e.baseline, told = 0, b.Baseline.Pack, b.files()
	}
	before, files := b.desk.Workspace().BeforeLatest()
	if len(told)+len(files) > mostTold {
		e.documents = fmt.Sprintf("%p", b.desk.Workspace().Pack())
		return e
	}
	tell := func(pack *schema.Pack, files []string) {
		for _, file := range files {
			e.documents += file
			if d := pack.Document(file); d != nil {
				e.documents += d.Hash()
			}
		}
	}
	tell(b.desk.Workspace().Pack(), told)
	if b.scope == latestEdit {
		tell(before, files)
	}
	return e
}

// Known returns what is known of the pack as it is; nil if nothing is.
func (b *Balancer) Known() *comparison {
	if len(b.Kept) == 0 {
		return nil
	}
	now := b.edits()
	i := slices.IndexFunc(b.Kept, func(c comparison) bool { return c.edits == now })
	if i < 0 {
		return nil
	}
	return &b.Kept[i]
}

// earlier returns the latest answer to edits that hold yet, below others; nil if there is none.
func (b *Balancer) earlier() *comparison {
	steps, done := b.desk.Workspace().Steps()
	i := slices.IndexFunc(b.Kept, func(c comparison) bool {
		return c.last != nil && slices.ContainsFunc(steps[:done], func(s document.Step) bool { return slices.Equal(s.Changes, c.last.Changes) })
	})
	if i < 0 {
		return nil
	}
	return &b.Kept[i]
}

// compare plays the pack with and without its edits; exactly is with as many duels as people wait for.
func (b *Balancer) compare(exactly bool) {
	b.Cancel()
	work := b.desk.Workspace()
	question := balance.Question(b.before(), work.Pack(), b.Brains)
	switch {
	case exactly:
		question.Least, question.Most = exactDuels, exactDuels
	case !b.IsEdited():
		question.Least, question.Most = plainDuels, plainDuels
	}
	ctx, stop := context.WithCancel(context.Background())
	b.stop, b.Running = stop, true
	found := comparison{edits: b.edits(), last: latestStep(work), isSum: b.scope == unsavedEdits && b.isMoreThanLatest(), pack: work.Pack()}
	b.failed = nil
	b.Shown = &comparison{edits: found.edits, last: found.last, pack: found.pack, Result: &balance.Result{Most: question.Most}}
	b.changed()
	show := func(f func()) {
		b.desk.Later(func() {
			if ctx.Err() == nil {
				f()
				b.changed()
			}
		})
	}
	take := func(r *balance.Result) {
		show(func() {
			found.Result, found.edits = r, b.Shown.edits // which a save may have changed
			b.take(found)
		})
	}
	go func() {
		last, err := question.Run(ctx, b.memory, take)
		if err != nil {
			show(func() { b.Shown, b.failed, b.Running = nil, err, false })
			return
		}
		take(last)
		show(func() { b.Running = false })
	}()
}

// latestStep returns the step that undo would take back; nil if there is none.
func latestStep(work *document.Workspace) *document.Step {
	steps, done := work.Steps()
	if done == 0 {
		return nil
	}
	return &steps[done-1]
}

// isMoreThanLatest reports whether something isn't saved besides the latest edit.
func (b *Balancer) isMoreThanLatest() bool {
	work := b.desk.Workspace()
	before, _ := work.BeforeLatest()
	return slices.ContainsFunc(work.Dirty(), func(file string) bool {
		was, saved := before.Document(file), work.Saved(file)
		return was != saved && (was == nil || saved == nil || was.Source() != saved.Source())
	})
}

// About returns the answers that were found right after a step of the history: of it alone, and of all unsaved edits up
// to it.
func (b *Balancer) About(step document.Step) (answers []string) {
	for _, c := range b.Kept {
		if c.last == nil || c.edits.scope == sinceBaseline || !slices.Equal(c.last.Changes, step.Changes) {
			continue
		}
		answer := balance.Words{Translator: b.desk.Texts(), Pack: c.pack}.Answer(c.Result)
		if c.isSum {
			answer = b.desk.Texts().Text("editor.history.sum", i18n.Args{"Answer": answer})
		}
		answers = append(answers, answer)
	}
	return answers
}

// take shows what was found, and keeps it once it is an answer.
func (b *Balancer) take(c comparison) {
	b.Shown = &c
	if !c.Result.Answered {
		return
	}
	b.Kept = slices.DeleteFunc(b.Kept, func(other comparison) bool { return other.edits == c.edits })
	b.Kept = slices.Insert(b.Kept, 0, c)
	b.Kept = b.Kept[:min(len(b.Kept), mostKept)]
}

// Halt stops the duels on people's wish. What they came to so far stays.
func (b *Balancer) Halt() {
	b.Cancel()
	if b.Shown != nil && b.Shown.Result.Balance == nil {
		b.Shown = b.Known()
	}
	b.changed()
}
