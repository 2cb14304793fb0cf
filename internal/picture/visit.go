package picture

import "encoding/xml"

// visit is what is known of an element while a document is gone through.
type visit struct {
	name  xml.Name // as it is written
	state visitState
}

type visitState uint8

// How far the search for circles is with an element.
const (
	unseen visitState = iota
	underWay
	finished
)
