package motion_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/runtime/app/motion"
)

// trace keeps what a motion draws.
type trace struct {
	drawn []float32
	ended int
}

func (t *trace) of(m motion.Motion) motion.Motion {
	m.Draw = func(done float32) { t.drawn = append(t.drawn, done) }
	m.Ended = func() { t.ended++ }
	return m
}

func TestAMotionIsDrawnFromItsBeginningToItsEnd(t *testing.T) {
	clock := &motion.ByHand{}
	stage := motion.NewStage(clock)
	var seen trace
	stage.Play(seen.of(motion.Motion{Time: 100 * time.Millisecond}))
	assert.Equal(t, []float32{0}, seen.drawn, "at its beginning at once, so that no frame shows it elsewhere")
	clock.Pass(50 * time.Millisecond)
	assert.InDelta(t, 0.5, seen.drawn[len(seen.drawn)-1], 0.01)
	assert.True(t, stage.IsMoving())
	clock.Pass(time.Second)
	assert.EqualValues(t, 1, seen.drawn[len(seen.drawn)-1])
	assert.Equal(t, 1, seen.ended)
	assert.False(t, stage.IsMoving())
	assert.True(t, slices.IsSorted(seen.drawn))
}

// still is a clock whose first frame comes at once.
type still struct{ tick func(time.Duration) bool }

func (c *still) Run(tick func(time.Duration) bool) { c.tick = tick }

func TestTheBeginningIsDrawnOnce(t *testing.T) {
	clock := &still{}
	stage := motion.NewStage(clock)
	var seen trace
	stage.Play(seen.of(motion.Motion{Time: 100 * time.Millisecond}))
	clock.tick(0)
	clock.tick(0)
	assert.Equal(t, []float32{0}, seen.drawn, "what draws may add something to the screen then")
	clock.tick(50 * time.Millisecond)
	assert.Len(t, seen.drawn, 2)
}

func TestWhatWaitsIsNotDrawnBefore(t *testing.T) {
	clock := &motion.ByHand{}
	stage := motion.NewStage(clock)
	var seen trace
	stage.Play(seen.of(motion.Motion{After: 100 * time.Millisecond, Time: 100 * time.Millisecond}))
	clock.Pass(90 * time.Millisecond)
	assert.Empty(t, seen.drawn)
	clock.Pass(20 * time.Millisecond)
	assert.EqualValues(t, 0, seen.drawn[0], "the first of it is its beginning, whenever the frame comes")
	stage.Finish()
	assert.EqualValues(t, 1, seen.drawn[len(seen.drawn)-1])
	assert.Equal(t, 1, seen.ended)
	assert.False(t, stage.IsMoving())
}

func TestPaces(t *testing.T) {
	for _, c := range []struct {
		name     string
		pace     motion.Pace
		calm     bool
		of       motion.Motion
		wantHalf bool // it is under way after half its time
		wantOver bool
	}{
		{"usual", motion.Usual, false, motion.Motion{}, true, false},
		{"double", motion.Double, false, motion.Motion{}, false, true},
		{"off", motion.Off, false, motion.Motion{}, false, true},
		{"less motion", motion.Usual, true, motion.Motion{}, false, true},
		{"less motion, and nothing goes anywhere", motion.Usual, true, motion.Motion{Calm: true}, true, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			clock := &motion.ByHand{}
			stage := motion.NewStage(clock)
			stage.Set(c.pace, c.calm)
			var seen trace
			c.of.Time = 100 * time.Millisecond
			stage.Play(seen.of(c.of))
			if c.pace == motion.Off || c.wantOver && c.calm {
				assert.Equal(t, []float32{0, 1}, seen.drawn)
			}
			clock.Pass(55 * time.Millisecond)
			assert.Equal(t, c.wantOver, seen.ended == 1)
			assert.Equal(t, c.wantHalf, stage.IsMoving())
		})
	}
}

func TestPausesAreReadAtAnyPace(t *testing.T) {
	for _, pace := range []motion.Pace{motion.Usual, motion.Off} {
		clock := &motion.ByHand{}
		stage := motion.NewStage(clock)
		stage.Set(pace, true)
		went := 0
		pause := stage.NewPause(time.Second, func() { went++ })
		pause.Start()
		stage.Finish()
		clock.Pass(900 * time.Millisecond)
		assert.Zero(t, went)
		pause.Skip()
		assert.Equal(t, 1, went)
		clock.Pass(time.Second)
		assert.Equal(t, 1, went, "once in any case")

		pause = stage.NewPause(time.Second, func() { went++ })
		pause.Start()
		pause.GiveUp()
		clock.Pass(2 * time.Second)
		assert.Equal(t, 1, went)
		assert.False(t, stage.IsMoving())
	}
}

// What begins while something ends has its whole time, and the clock ticks on for it.
func TestOneThingLeadsToAnother(t *testing.T) {
	clock := &motion.ByHand{}
	stage := motion.NewStage(clock)
	var second trace
	stage.Play(motion.Motion{Time: 20 * time.Millisecond, Ended: func() {
		stage.Play(second.of(motion.Motion{Time: 100 * time.Millisecond}))
	}})
	clock.Pass(40 * time.Millisecond)
	assert.EqualValues(t, 0, second.drawn[0])
	assert.Less(t, second.drawn[len(second.drawn)-1], float32(0.3))
	clock.Pass(200 * time.Millisecond)
	assert.Equal(t, 1, second.ended)
}

func TestAThingHasOneMotion(t *testing.T) {
	clock := &motion.ByHand{}
	stage := motion.NewStage(clock)
	var thing, other, first, second, third trace
	stage.Play(first.of(motion.Motion{Time: 100 * time.Millisecond, Of: &thing}), third.of(motion.Motion{Time: 100 * time.Millisecond, Of: &other}))
	clock.Pass(30 * time.Millisecond)
	stage.Play(second.of(motion.Motion{Time: 100 * time.Millisecond, Of: &thing}))
	assert.EqualValues(t, 1, first.drawn[len(first.drawn)-1])
	assert.Equal(t, 1, first.ended)
	assert.Zero(t, third.ended)
	clock.Pass(200 * time.Millisecond)
	assert.Equal(t, [3]int{1, 1, 1}, [3]int{first.ended, second.ended, third.ended})
}

// Whatever is played, skipped and set: each motion is drawn at its beginning first and at its end last, and ends once.
func TestEveryMotionEndsOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		clock := &motion.ByHand{}
		stage := motion.NewStage(clock)
		var all []*trace
		things := []any{nil, 1, 2}
		t.Repeat(map[string]func(*rapid.T){
			"play": func(t *rapid.T) {
				seen := &trace{}
				all = append(all, seen)
				stage.Play(seen.of(motion.Motion{
					After: time.Duration(rapid.IntRange(0, 300).Draw(t, "after")) * time.Millisecond,
					Time:  time.Duration(rapid.IntRange(0, 300).Draw(t, "time")) * time.Millisecond,
					Calm:  rapid.Bool().Draw(t, "calm"),
					Of:    rapid.SampledFrom(things).Draw(t, "of"),
				}))
			},
			"pass": func(t *rapid.T) { clock.Pass(time.Duration(rapid.IntRange(1, 200).Draw(t, "ms")) * time.Millisecond) },
			"set": func(t *rapid.T) {
				stage.Set(rapid.SampledFrom([]motion.Pace{motion.Usual, motion.Double, motion.Off}).Draw(t, "pace"), rapid.Bool().Draw(t, "less"))
			},
			"finish": func(t *rapid.T) { stage.Finish() },
		})
		clock.Pass(2 * time.Second)
		assert.False(t, stage.IsMoving())
		for _, seen := range all {
			assert.Equal(t, 1, seen.ended)
			assert.EqualValues(t, 0, seen.drawn[0])
			assert.EqualValues(t, 1, seen.drawn[len(seen.drawn)-1])
			assert.True(t, slices.IsSorted(seen.drawn))
		}
	})
}

func TestCurves(t *testing.T) {
	for name, curve := range map[string]motion.Curve{"slowing": motion.Slowing, "gentle": motion.Gentle} {
		assert.EqualValues(t, 0, curve(0), name)
		assert.EqualValues(t, 1, curve(1), name)
		for i := range 100 {
			assert.LessOrEqual(t, curve(float32(i)/100), curve(float32(i+1)/100), name)
		}
	}
	for name, curve := range map[string]motion.Curve{"there and back": motion.ThereAndBack, "shaking": motion.Shaking} {
		assert.InDelta(t, 0, curve(0), 1e-6, name)
		assert.InDelta(t, 0, curve(1), 1e-6, name)
	}
}

// The toolkit's clock stops when nothing moves. Its test driver ends each animation at once.
func TestTheToolkitsClock(t *testing.T) {
	test.NewTempApp(t)
	stage := motion.NewStage(motion.Frames())
	var seen trace
	chained := 0
	stage.Play(seen.of(motion.Motion{Time: time.Second}))
	stage.NewPause(time.Second, func() { stage.NewPause(time.Second, func() { chained++ }).Start() }).Start()
	assert.Equal(t, 1, seen.ended)
	assert.Equal(t, 1, chained)
	assert.False(t, stage.IsMoving())
}

// A moment that is to be felt lasts longer, for everything on the stage. Whoever is in a hurry, or wants less motion,
// isn't kept.
func TestTimeLingers(t *testing.T) {
	clock := &motion.ByHand{}
	stage := motion.NewStage(clock)
	var seen trace
	stage.Play(seen.of(motion.Motion{Time: 200 * time.Millisecond}))
	clock.Pass(50 * time.Millisecond)
	before := seen.drawn[len(seen.drawn)-1]
	stage.Linger(0, 100*time.Millisecond)
	clock.Pass(100 * time.Millisecond)
	assert.Equal(t, before, seen.drawn[len(seen.drawn)-1], "it stands still")
	clock.Pass(50 * time.Millisecond)
	assert.InDelta(t, 0.5, seen.drawn[len(seen.drawn)-1], 0.01, "and goes on")
	stage.Linger(0.5, time.Second)
	clock.Pass(100 * time.Millisecond)
	assert.InDelta(t, 0.75, seen.drawn[len(seen.drawn)-1], 0.01)
	stage.Finish()
	stage.Play(seen.of(motion.Motion{Time: 100 * time.Millisecond}))
	clock.Pass(110 * time.Millisecond)
	assert.Equal(t, 2, seen.ended, "what is skipped doesn't linger on")

	stage.Set(motion.Usual, true)
	stage.Linger(0, time.Second)
	stage.Play(seen.of(motion.Motion{Time: 100 * time.Millisecond, Calm: true}))
	clock.Pass(110 * time.Millisecond)
	assert.Equal(t, 3, seen.ended)
}
