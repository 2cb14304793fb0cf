package kb

import (
	"encoding/xml"
	"path/filepath"
	"slices"

	"boardduels/internal/atomicfile"
)

// head says which entry is the newest, so that one that was deleted is missed. Its seal follows that entry's. It is
// written after the entry, and so may be one behind.
type head struct {
	XMLName xml.Name `xml:"head"`
	Entry   int      `xml:"entry,attr"`
	Lost    []string `xml:"lost"` // files of which it was told that they are damaged or missing
	seal    digest   // of the entry
}

const headName = "head"

func (s *Store) headFile() string { return filepath.Join(s.dir, headName+ending) }

// parseHead returns what a head says, or what is wrong with it.
func parseHead(text string) (*head, fault) {
	body, seal := unseal(text)
	if fault := seal.fault(body, headName); fault != nil {
		return nil, fault
	}
	h := &head{seal: seal.after}
	if err := xml.Unmarshal([]byte(body), h); err != nil {
		return nil, incomprehensible(err)
	}
	if h.Entry < 0 || h.Entry > mostEntries {
		return nil, because("kb.fault.impossible")
	}
	slices.Sort(h.Lost)
	return h, nil
}

// hasLost reports whether it was told that a file is damaged or missing.
func (h *head) hasLost(file string) bool {
	_, lost := slices.BinarySearch(h.Lost, file)
	return lost
}

func (s *Store) writeHead(h *head) error {
	body, err := xml.MarshalIndent(h, "", "  ")
	if err != nil {
		return err
	}
	text, _ := sealed(string(body)+"\n", headName, h.seal)
	return atomicfile.Replace(s.headFile(), []byte(text))
}
