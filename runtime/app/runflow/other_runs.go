package runflow

import "boardduels/schema"

// otherRuns is the flow while other runs are looked at than the one under way, which ends where one of them begins.
type otherRuns struct{ *venture }

// OpenOtherRuns implements [runMapIntents].
func (v *venture) OpenOtherRuns() { v.showRunChoice(otherRuns{v}) }

// OpenHome leads back to the run under way.
func (o otherRuns) OpenHome() { o.open() }

// SetOut asks whether the run under way is to be given up, keeps it, and begins the other one.
func (o otherRuns) SetOut(plan schema.Run, hero, seed, day string) {
	if _, ok := o.runSeed(seed); !ok {
		return
	}
	o.Confirm("run.give_up_title", "run.give_up_about", "run.give_up", func() {
		o.run.GiveUp()
		o.Background(func() func() {
			err := o.RunFiles().KeepRun(o.run)
			return func() {
				if err != nil {
					o.Report(err)
					return
				}
				o.Flow.SetOut(plan, hero, seed, day)
			}
		})
	})
}
