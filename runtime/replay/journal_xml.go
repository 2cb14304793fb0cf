package replay

import (
	"encoding/xml"
	"io"
)

// The elements of a journal document; inputs and outputs are written as in a document of cases.
type (
	xmlJournal struct {
		XMLName   xml.Name      `xml:"journal"`
		Decisions []xmlDecision `xml:"decision"`
	}
	xmlDecision struct {
		Turn      int         `xml:"turn,attr"`
		Round     int         `xml:"round,attr"`
		Seat      string      `xml:"seat,attr"`
		Hero      string      `xml:"hero,attr"`
		Inputs    []xmlSignal `xml:"input"`
		Cases     []xmlCase   `xml:"case"`
		Available int         `xml:"available"`
		Outputs   []xmlSignal `xml:"output"`
		Weights   []xmlWeight `xml:"weight"`
		Card      string      `xml:"card"`
		Decided   string      `xml:"decided"`
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
	for i := range j.Rows {
		document.Decisions = append(document.Decisions, j.Rows[i].element(j.Weights))
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

func (row *Row) element(weights bool) xmlDecision {
	decision := xmlDecision{
		Turn: row.Turn, Round: row.Round, Seat: seatName(row.Seat), Hero: row.Hero,
		Available: row.Available, Card: row.Card, Decided: row.Decided,
	}
	if !row.Rationale.HasNetwork() {
		return decision
	}
	decision.Inputs = signals(row.Rationale.Inputs[:])
	decision.Outputs = signals(row.Rationale.Outputs[:])
	for i := range row.Rationale.Retrieved {
		found := &row.Rationale.Retrieved[i]
		decision.Cases = append(decision.Cases, xmlCase{found.ID, exact(found.Distance, true)})
	}
	if weights {
		for output := range row.Rationale.Weights {
			for input, a := range row.Rationale.Weights[output] {
				decision.Weights = append(decision.Weights, xmlWeight{output, input, exact(a, true)})
			}
		}
	}
	return decision
}

func signals(values []float32) []xmlSignal {
	signals := make([]xmlSignal, len(values))
	for i, x := range values {
		signals[i] = xmlSignal{i, exact(x, true)}
	}
	return signals
}
