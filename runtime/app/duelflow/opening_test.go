package duelflow_test

import (
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/motion"
	"boardduels/schema"
)

// What rules bring about as a duel begins is seen before anybody acts, and stands in the log also once the duel goes
// on.
func TestTheOpeningIsSeenBeforeAnybodyActs(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	clock := &motion.ByHand{}
	pack, _ := schema.LoadPack(os.DirFS("../../../schema/testdata/mechanics"))
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Clock, o.Pack = clock, pack })
	s.Game.Duels.Begin(apptest.Pair("plain", "early_bird", "random"))
	s.Settle(func() bool { return s.Game.Duels.Session() != nil && s.Game.Duels.Session().Now.View.Round > 0 })
	v := s.Game.Duels.Session()
	const told = "Early Bird’s passive rule: Early Bird gains 4 shield"
	assert.Contains(t, v.Log[0].Lines, told)
	assert.Contains(t, v.Table.Field.Now.Lines, told)
	s.Work()
	assert.Empty(t, v.Now.Legal, "it is looked at first")
	assert.Empty(t, v.Actions)
	for len(v.Now.Legal) == 0 {
		clock.Pass(time.Second)
		s.Work()
	}
	v.PlayCard(0, 0)
	s.Work()
	s.Game.Close()

	s = apptest.NewWith(t, apptest.OnPhone, "en", s.Folder, func(o *app.Options) { o.Pack = pack })
	s.Resume()
	again := s.Game.Duels.Session()
	assert.Contains(t, again.Log[0].Lines, told)
	assert.Empty(t, again.Now.Events)
}
