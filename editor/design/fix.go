package design

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardduels/editor/document"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// Fix returns the edit that mends a problem; false if none does so without a decision of the designer's. It loses
// nothing that works: what it changes had no effect, or couldn't be played with.
func Fix(pack *schema.Pack, d schema.Diagnostic) (document.Edit, bool) {
	set := func(value string) (document.Edit, bool) {
		return document.SetField{File: d.File, Path: d.Path, Value: value}, d.Path != ""
	}
	switch d.Code {
	case "idle-field":
		if d.Args["found"] == "true" {
			return set("false")
		}
		return set("0")
	case "length-without-effect", "major-with-cost":
		return set("0")
	case "below-base":
		return set(d.Args["min"])
	case "out-of-range":
		value, ok := nearest(pack, d)
		edit, placed := set(value)
		return edit, ok && placed
	case "missing":
		return set(d.Args["default"])
	case "no-such-image", "image-kind", "image-unknown", "image-refused":
		if strings.HasPrefix(d.File, schema.HeroKind.Folder()+"/") {
			return document.ClearField{File: d.File, Path: d.Path}, true
		}
		return set("")
	case "rule-idle-attribute", "kind-says-nothing", idleBound:
		return document.ClearField{File: d.File, Path: d.Path}, true
	case alwaysTrue:
		return withoutCondition(pack, d)
	case "duplicate-card":
		return joined(pack, d)
	case idleSilence:
		i, ok := silenceIndex(d.Path)
		return document.Unsilence{Index: i}, ok
	}
	return nil, false
}

// nearest returns the allowed number next to one that is out of range. Of hp the pack allows fewer than heroes may have
// at all.
func nearest(pack *schema.Pack, d schema.Diagnostic) (string, bool) {
	if hero := pack.Document(d.File); hero != nil && hero.Kind() == schema.HeroKind && d.Path == "hp" {
		n := pack.Numbers()
		d.Args = schema.Args{"found": d.Args["found"], "min": strconv.Itoa(int(n.MinHP)), "max": strconv.Itoa(int(n.MaxHP))}
	}
	found, err := strconv.ParseFloat(d.Args["found"], 64)
	most, wrong := strconv.ParseFloat(d.Args["max"], 64)
	switch {
	case err != nil || wrong != nil:
		return "", false
	case found > most:
		return d.Args["max"], true
	}
	return d.Args["min"], true
}

// joined returns the edit that makes one line of a card that stands in a deck twice; false if its copies are more than
// a line may have.
func joined(pack *schema.Pack, d schema.Diagnostic) (document.Edit, bool) {
	doc := pack.Document(d.File)
	if doc == nil {
		return nil, false
	}
	hero, _ := doc.Hero()
	copies := 0
	for _, line := range hero.Deck {
		if line.Card == d.Args["found"] {
			copies += line.Copies
		}
	}
	return document.JoinLines{Hero: doc.ID(), Card: d.Args["found"]}, copies > 0 && copies <= int(pack.Numbers().Deck)
}

// withoutCondition returns the edit that takes away a condition that always holds, or a bound that nothing reaches,
// with all that nothing in the rule depends on then.
func withoutCondition(pack *schema.Pack, d schema.Diagnostic) (document.Edit, bool) {
	doc := pack.Document(d.File)
	element, _, _ := strings.Cut(d.Path, "@")
	var i int
	if _, err := fmt.Sscanf(element, "rule[%d]", &i); err != nil || doc == nil || i >= len(doc.Said()) {
		return nil, false
	}
	var clear document.Together
	said := doc.Said()[i].Normal()
	for _, a := range rule.Attributes {
		isCondition := slices.Contains([]string{"if", "least", "below"}, a.Name)
		path := element + "@" + a.Name
		if _, written := doc.Value(path); written && (isCondition || !said.Reads(a.Name)) {
			clear.Edits = append(clear.Edits, document.ClearField{File: d.File, Path: path})
		}
	}
	return clear, len(clear.Edits) > 0
}

// silenceIndex returns which silence of pack.xml a path names.
func silenceIndex(path string) (i int, ok bool) {
	_, err := fmt.Sscanf(path, "silence[%d]", &i)
	return i, err == nil
}
