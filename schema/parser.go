package schema

import (
	"runtime"
	"sync"
)

// parser parses documents on all cores, while the next ones are being read.
type parser struct {
	waiting chan *parsing
	working sync.WaitGroup
	all     []*parsing
}

type parsing struct {
	kind         Kind
	file, source string
	document     *Document // once the parser has ended
}

func newParser() *parser {
	const ahead = 64 // documents that are read before others are parsed
	p := &parser{waiting: make(chan *parsing, ahead)}
	for range runtime.GOMAXPROCS(0) {
		p.working.Go(func() {
			for d := range p.waiting {
				d.document = Parse(d.kind, d.file, d.source)
			}
		})
	}
	return p
}

func (p *parser) add(kind Kind, file, source string) {
	d := &parsing{kind: kind, file: file, source: source}
	p.all = append(p.all, d)
	p.waiting <- d
}

// end waits for the documents, and returns them in the order in which they were added.
func (p *parser) end() []*Document {
	close(p.waiting)
	p.working.Wait()
	documents := make([]*Document, len(p.all))
	for i, d := range p.all {
		documents[i] = d.document
	}
	return documents
}
