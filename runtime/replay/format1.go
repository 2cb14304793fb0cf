package replay

import (
	"boardduels/kb"
	"boardduels/runtime/record"
	"boardduels/schema"
)

// knowledge1 takes what a brain knew as format 1 has it: a line per case, then what was learned, then a line per
// neuron.
func (p *parser) knowledge1(s *Seat) error {
	k := &kb.Knowledge{}
	if err := p.known(k); err != nil {
		return err
	}
	for p.Keyword == "case" {
		if err := p.knownCase(k); err != nil {
			return err
		}
	}
	if err := p.learned(k); err != nil {
		return err
	}
	for neuron := range k.Priorities {
		if err := p.Need("priorities"); err != nil {
			return err
		}
		for i := range k.Priorities[neuron] {
			priority, err := p.Int("a priority", -1<<31, 1<<31-1)
			if err != nil {
				return err
			}
			k.Priorities[neuron][i] = priority
		}
		if err := p.Done(); err != nil {
			return err
		}
	}
	s.Knowledge = NewKnowledge(k)
	return nil
}

// known takes "knowledge knight won 3 decisions 95".
func (p *parser) known(k *kb.Knowledge) (err error) {
	if k.Hero = p.Word(); !schema.IsID(k.Hero) {
		return p.Fault("knowledge: %q isn't the id of a hero; allowed are a–z, 0–9 and _", record.Excerpt(k.Hero))
	}
	for _, number := range []struct {
		what string
		to   *int
	}{{"won", &k.Experience.Won}, {"decisions", &k.Experience.Decisions}} {
		if err = p.Literal(number.what); err != nil {
			return err
		}
		if *number.to, err = p.Int(number.what, 0, 1<<31-1); err != nil {
			return err
		}
	}
	return p.Done()
}

func (p *parser) knownCase(k *kb.Knowledge) (err error) {
	if len(k.Cases) == schema.MaxCases {
		return p.Fault("case: a knowledge base holds at most %d", schema.MaxCases)
	}
	k.Cases = append(k.Cases, schema.Case{})
	c := &k.Cases[len(k.Cases)-1]
	if c.ID, err = p.Int("the id", -1<<31, 1<<31-1); err != nil {
		return err
	}
	if err = p.floats("inputs", c.Inputs[:]); err != nil {
		return err
	}
	if err = p.floats("outputs", c.Outputs[:]); err != nil {
		return err
	}
	for _, number := range []struct {
		what string
		to   *float32
	}{{"potency", &c.Potency}, {"frequency", &c.Frequency}} {
		if err = p.Literal(number.what); err != nil {
			return err
		}
		if *number.to, err = p.Float32(number.what); err != nil {
			return err
		}
	}
	if err := p.Done(); err != nil {
		return err
	}
	if p.Keyword == "origin" {
		if c.Origin = p.Word(); !schema.IsID(c.Origin) {
			return p.Fault("origin: %q, allowed are a–z, 0–9 and _", record.Excerpt(c.Origin))
		}
		if err = p.Done(); err != nil {
			return err
		}
	}
	return p.weights("weights", &c.Weights)
}

// learned takes what a knowledge base learned that belongs to no case.
func (p *parser) learned(k *kb.Knowledge) (err error) {
	for _, number := range []struct {
		what string
		to   *int
	}{{"simulated", &k.Experience.Simulated}, {"observed", &k.Experience.Observed}} {
		if p.Keyword != number.what {
			continue
		}
		if *number.to, err = p.Int("the number", 0, 1<<31-1); err != nil {
			return err
		}
		if err = p.Done(); err != nil {
			return err
		}
	}
	if err = p.weights("common", &k.Weights); err != nil {
		return err
	}
	return p.weights("style", &k.Style)
}

// weights takes "common own_hp 2.5 foe_hp -2", if that stands here.
func (p *parser) weights(what string, to *[]schema.Weight) (err error) {
	if p.Keyword != what {
		return nil
	}
	for ok := true; ok; ok = p.Words != "" {
		weight := schema.Weight{Of: p.Word()}
		if !schema.IsID(weight.Of) {
			return p.Fault("%s: %q isn't the name of a trait; allowed are a–z, 0–9 and _", what, record.Excerpt(weight.Of))
		}
		if weight.Value, err = p.Float32(what); err != nil {
			return err
		}
		*to = append(*to, weight)
	}
	return p.Done()
}

func (p *parser) floats(what string, values []float32) (err error) {
	if err = p.Literal(what); err != nil {
		return err
	}
	for i := range values {
		if values[i], err = p.Float32(what); err != nil {
			return err
		}
	}
	return nil
}
