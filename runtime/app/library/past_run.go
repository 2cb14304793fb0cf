package library

import (
	"time"

	"boardduels/runtime/run"
)

// PastRun is a run that is over, as far as the name of its file tells.
type PastRun struct {
	Path       string
	Plan, Hero string // ids
	Date       time.Time
	Stages     int
	Score      run.Score
}
