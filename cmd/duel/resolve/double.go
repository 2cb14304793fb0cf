package resolve

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"regexp"
	"strings"

	"boardduels/ai"
	"boardduels/ai/duel/imitation"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/internal/textnorm"
	"boardduels/kb"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// DoublePrefix marks the double of a user by the file of what is known of that user, as "double:anna.xml". The digest
// of the file may follow, as "double:anna.xml@01ab23cd": then it has to be the file's.
const DoublePrefix = imitation.ID + ":"

var digested = regexp.MustCompile(`@[0-9a-f]{8}$`)

// user is somebody whose double is in a file.
type user struct {
	id     string // of the double, with the digest
	double *kb.Double
}

// findUser reads the file that the id of a double names; nil if the id is of something else.
func findUser(id string) (*user, error) {
	path, ok := strings.CutPrefix(id, DoublePrefix)
	if !ok {
		return nil, nil
	}
	asked := digested.FindString(path)
	path = strings.TrimSuffix(path, asked)
	source, err := readDocument(path)
	if err != nil {
		return nil, err
	}
	found, err := parseDouble(path, source)
	if err != nil {
		return nil, err
	}
	sum := fnv.New32a()
	_, _ = io.WriteString(sum, source)
	digest := fmt.Sprintf("@%08x", sum.Sum32())
	if asked != "" && asked != digest {
		return nil, fmt.Errorf("%s: the file has the digest %s, not %s", path, digest[1:], asked[1:])
	}
	return &user{DoublePrefix + path + digest, found}, nil
}

// ReadDouble reads the file of a double.
func ReadDouble(path string) (*kb.Double, error) {
	source, err := readDocument(path)
	if err != nil {
		return nil, err
	}
	return parseDouble(path, source)
}

func parseDouble(path, source string) (*kb.Double, error) {
	document := schema.Parse(schema.CasesKind, schema.FileOf(schema.CasesKind, imitation.ID), source)
	for _, d := range document.Diagnostics() {
		if d.Severity == schema.Error {
			d.File = path
			return nil, errors.New(d.String())
		}
	}
	found, err := kb.ReadDouble(document)
	if errors.Is(err, kb.AlteredDouble{}) {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: style: there is none, so nothing is known of a user; allowed is what 'duel knowledge imitate' prints", path)
	}
	return found, nil
}

func readDocument(path string) (string, error) {
	file, err := files.Open(path)
	if err != nil {
		return "", cli.Usage(err)
	}
	defer file.Close()
	source, err := io.ReadAll(io.LimitReader(file, schema.MaxDocumentSize+1))
	if err == nil && len(source) > schema.MaxDocumentSize {
		err = &files.TooLarge{Most: schema.MaxDocumentSize}
	}
	if err != nil {
		return "", fmt.Errorf("%s: %w", path, err)
	}
	return string(textnorm.Meant(source)), nil
}

// brain returns the user's double, whatever else is known.
func (u *user) brain() ai.Brain {
	return ai.Brain{ID: u.id, NeedsKnowledge: true, New: func(s ai.Setup) (ai.Player, error) {
		if s.Knowledge != nil {
			s.Knowledge = u.double.Playing(s.Knowledge)
		}
		return imitation.Brain.New(s)
	}}
}

// Impersonate has a seat that knows its heroes know the user whose double an id names, if it is one with a file: a
// record has what is known of a user, and no file.
func Impersonate(seat *duelrecord.Seat, id string) error {
	u, err := findUser(id)
	if u == nil {
		return err
	}
	seat.Brain = imitation.ID
	return seat.Impersonate(u.double)
}
