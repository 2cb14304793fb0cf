// Package trialpage shows duels and games on boards in place of the desk, with the edits as they are.
package trialpage
