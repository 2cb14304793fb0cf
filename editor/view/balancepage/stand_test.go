package balancepage_test

import (
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/container"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/editor/balance"
	"boardduels/editor/document"
	"boardduels/editor/view/balancepage"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/settings"
	"boardduels/schema"
)

// stand is a desk on which nothing but the balance is shown.
type stand struct {
	*viewtest.Stand
	balancer *balancepage.Balancer
	view     *balancepage.View
}

// newStand returns a desk with a card open, whose edits are judged, once that is asked for, by one brain only, which is
// quick.
func newStand(t *testing.T) *stand {
	t.Helper()
	s := &stand{Stand: viewtest.New(t, viewtest.OnDesktop, "en")}
	set, err := settings.Open(filepath.Join(s.Home, "settings.json"))
	require.NoError(t, err)
	set.Change(func(s *settings.Settings) { s.BalanceByHand = true }, nil)
	s.File = viewtest.Cleave
	s.balancer = balancepage.NewBalancer(s, set, s.Home, duelbrains.Known())
	s.balancer.Brains = s.balancer.Brains[:1]
	s.balancer.Follow(s.Work)
	s.view = balancepage.New(s.balancer, s.Tips, func() {})
	main := container.NewBorder(nil, s.view.Strip.Object, nil, nil, container.NewAppTabs(s.view.Tab))
	s.Lay(func(*schema.Document) { s.view.Refresh() }, main, nil, 0)
	t.Cleanup(func() {
		s.balancer.Cancel()
		s.balancer.Wait()
		require.NoError(t, set.Flush(), "the folder goes once nothing is written there")
	})
	return s
}

// What the balance alone asks of its desk.

func (s *stand) Item() (open document.Item, ready bool) { return s.Current(), true }
func (s *stand) AskBaseline()                           { s.T.Error("no test fixes a baseline") }

// measure opens the balance, and has it measured.
func (s *stand) measure() {
	s.view.Open(true)
	s.view.Begin()
}

// answered waits for the answer to the edits as they are.
func (s *stand) answered() *balance.Result {
	s.T.Helper()
	s.Until(func() bool { return !s.balancer.Running })
	require.NotNil(s.T, s.balancer.Shown)
	return s.balancer.Shown.Result
}

func (s *stand) verdict() string { return s.view.Pane.Verdict.Text }
