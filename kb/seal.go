package kb

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"regexp"
	"strings"

	"boardduels/internal/i18n"
)

// digest is a SHA-256 in hexadecimal digits. The empty one isn't known.
type digest string

// nothing is what the first entry follows.
const nothing digest = "nothing"

func digestOf(text string) digest {
	sum := sha256.Sum256([]byte(text))
	return digest(hex.EncodeToString(sum[:]))
}

// seal is the last line of each file that a store writes, a comment. It proves that the file is as it was written,
// under this name and after this entry.
type seal struct {
	name  string // of the file, without its ending
	after digest // the seal of the entry before, of the head that of the newest entry
	own   digest
}

var sealLine = regexp.MustCompile(`^<!-- (\S+) after (nothing|[0-9a-f]{64}) sealed ([0-9a-f]{64}) -->\n$`)

// sealed returns text with its seal, and that.
func sealed(text, name string, after digest) (string, digest) {
	own := digestOf(fmt.Sprintf("%s\n%s after %s", text, name, after))
	return fmt.Sprintf("%s<!-- %s after %s sealed %s -->\n", text, name, after, own), own
}

// unseal takes the seal from a text. It returns nil for a text that has none.
func unseal(text string) (string, *seal) {
	at := strings.LastIndex(text, "<!-- ")
	if at < 0 {
		return text, nil
	}
	parts := sealLine.FindStringSubmatch(text[at:])
	if parts == nil {
		return text, nil
	}
	return text[:at], &seal{parts[1], digest(parts[2]), digest(parts[3])}
}

// fault is what a seal says against a text and its file's name.
func (s *seal) fault(text, name string) fault {
	if s == nil {
		return because("kb.fault.no_seal")
	}
	_, own := sealed(text, s.name, s.after)
	switch {
	case own != s.own:
		return because("kb.fault.altered")
	case s.name != name:
		return i18n.Message{Key: "kb.fault.renamed", Args: i18n.Args{"Name": s.name + ending}}
	}
	return nil
}
