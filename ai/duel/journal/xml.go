package journal

import (
	"encoding/xml"
	"io"

	"boardduels/runtime/record/duelrecord"
)

// The elements of a journal document; inputs and outputs are written as in a document of cases.
type (
	xmlJournal struct {
		XMLName   xml.Name `xml:"journal"`
		Turns     []xmlRow `xml:"turn"`
		Decisions []xmlRow `xml:"decision"`
	}
	xmlRow struct {
		Turn      int           `xml:"turn,attr"`
		Round     int           `xml:"round,attr"`
		Seat      string        `xml:"seat,attr"`
		Hero      string        `xml:"hero,attr"`
		Inputs    []xmlSignal   `xml:"input"`
		Cases     []xmlCase     `xml:"case"`
		Available int           `xml:"available"`
		Outputs   []xmlSignal   `xml:"output"`
		Weights   []xmlWeight   `xml:"weight"`
		Imagined  []xmlImagined `xml:"imagined"`
		Actions   []xmlAction   `xml:"action"`
	}
	xmlImagined struct {
		Turn    string     `xml:"turn,attr"`
		Score   string     `xml:"score,attr"`
		Duels   int        `xml:"duels,attr"`
		Share   string     `xml:"share,attr"`
		Answers int        `xml:"answers,attr"`
		Idle    int        `xml:"idle,attr"`
		Reply   []xmlReply `xml:"reply"`
	}
	xmlReply struct {
		Card  string `xml:"card,attr"`
		Duels int    `xml:"duels,attr"`
	}
	xmlAction struct {
		Card    string `xml:"card,attr"`
		Kind    string `xml:"kind,attr,omitempty"`
		Decided string `xml:"decided,attr"`
	}
	xmlSignal struct {
		ID    int    `xml:"id,attr"`
		Value string `xml:",chardata"`
	}
	xmlCase struct {
		ID       int    `xml:"id,attr"`
		Distance string `xml:"distance,attr"`
	}
	xmlWeight struct {
		Output int    `xml:"output,attr"`
		Input  int    `xml:"input,attr"`
		Value  string `xml:",chardata"`
	}
)

// WriteXML writes the journal as a document, numbers exact.
func (j *Journal) WriteXML(to io.Writer) error {
	document := xmlJournal{}
	rows := &document.Decisions
	if j.turns {
		rows = &document.Turns
	}
	for i := range j.Rows {
		*rows = append(*rows, j.Rows[i].element(j.Weights))
	}
	if _, err := io.WriteString(to, xml.Header); err != nil {
		return err
	}
	encoder := xml.NewEncoder(to)
	encoder.Indent("", "  ")
	if err := encoder.Encode(document); err != nil {
		return err
	}
	_, err := io.WriteString(to, "\n")
	return err
}

func (row *Row) element(weights bool) xmlRow {
	element := xmlRow{
		Turn: row.Turn, Round: row.Round, Seat: duelrecord.SeatName(row.Seat), Hero: row.Hero, Available: row.Available,
	}
	for _, played := range row.Actions {
		action := xmlAction{Card: played.Card, Decided: played.Decided}
		if played.plays {
			action.Kind = played.Kind.String()
		}
		element.Actions = append(element.Actions, action)
	}
	for i := range row.Imagined {
		element.Imagined = append(element.Imagined, row.Imagined[i].element())
	}
	if !row.Rationale.HasNetwork() {
		return element
	}
	element.Inputs = signals(row.Rationale.Inputs[:])
	element.Outputs = signals(row.Rationale.Outputs[:])
	for i := range row.Rationale.Retrieved {
		found := &row.Rationale.Retrieved[i]
		element.Cases = append(element.Cases, xmlCase{found.ID, exact(found.Distance, true)})
	}
	if weights {
		for output := range row.Rationale.Weights {
			for input, a := range row.Rationale.Weights[output] {
				element.Weights = append(element.Weights, xmlWeight{output, input, exact(a, true)})
			}
		}
	}
	return element
}

func (m *Imagined) element() xmlImagined {
	element := xmlImagined{
		Turn: m.Turn, Score: exact(m.Score, true), Duels: m.Duels, Share: exact(m.Share, true), Answers: m.Answers, Idle: m.Idle,
	}
	for i, card := range m.Reply {
		element.Reply = append(element.Reply, xmlReply{card, m.Imagined.Reply[i].Duels})
	}
	return element
}

func signals(values []float32) []xmlSignal {
	signals := make([]xmlSignal, len(values))
	for i, x := range values {
		signals[i] = xmlSignal{i, exact(x, true)}
	}
	return signals
}
