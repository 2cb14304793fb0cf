// Package kb holds knowledge bases: what an AI opponent knows about playing one hero. It embeds the classic pack's
// initial cases and experts' tables, forms the consensus of experts, and keeps each hero's own store on disk.
package kb

import "boardduels/schema"

// Knowledge is what the AI knows about one hero: a plain value that players share and don't change.
type Knowledge struct {
	Hero       string        // the hero's id
	Cases      []schema.Case // at most schema.MaxCases
	Priorities schema.Priorities
	Weights    []schema.Weight // what a turn should leave behind, whatever the situation; none in initial knowledge
	Style      []schema.Weight // what the user who plays this hero seems to want a turn to leave behind; likewise
	Experience Experience
}

// Experience is how much the knowledge rests on: potency is a share of the won matches, frequency of the decisions, the
// weights come from simulated duels, the style from what the user was seen to do. All are 0 in initial knowledge.
type Experience struct {
	Won       int // matches
	Decisions int
	Simulated int // duels
	Observed  int // turns of the user who plays this hero
}
