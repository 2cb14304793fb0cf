package app_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/outside"
	"boardduels/internal/quick"
)

// TestATapIsTaken is played on what TestATapThatIsLostIsTriedAgain takes for a phone.
func TestATapIsTaken(t *testing.T) {
	p := newPhone(t)
	p.rest(told{})
	before := p.last
	p.Touch(fyne.NewPos(1, 1))
	p.rest(before)
	p.showsAnother(before)
	p.order("back")
	p.shows(before)
}

// A phone of few words: it paints as it starts and as it is tapped, and shows another picture then unless it has lost
// the tap, the one it was before once it is led back. Whatever is in $LOSES happens at a tap; "once" is over with the
// first.
const simplePhone = `
frames=9 picture=1
while read -r order _; do
  case $order in
    tap)
      case $LOSES in
        pictures) frames=$((frames + 1)) ;;
        once) [ -e "$0.lost" ] && picture=2; frames=$((frames + 1)); touch "$0.lost" ;;
        frames) ;;
        life) exit 1 ;;
        *) frames=$((frames + 1)) picture=2 ;;
      esac ;;
    back) [ "$LOSES" = way ] || picture=1 ;;
  esac
  [ "$LOSES" != start ] || frames=0
  echo "time=0 frames=$frames drawn=1 opened=0 sounding=0 heard=0 loud=0 gone=0 picture=$picture"
done
[ "$LOSES" != end ]
`

// On a busy machine a tap may last too long, and has a second try. Nothing else has: what fails now and then is to be
// seen.
func TestATapThatIsLostIsTriedAgain(t *testing.T) {
	if os.Getenv(phoneCommand) != "" {
		t.Skip("it is about phones that aren't there")
	}
	bash := outside.Program(t, "bash", "bash")
	program, err := os.Executable()
	require.NoError(t, err)
	for loses, c := range quick.Few(3, map[string]struct{ tries, code int }{
		"nothing":  {1, 0},
		"once":     {2, 0}, // a tap, the first time
		"pictures": {2, 1}, // each tap
		"frames":   {2, 1}, // taps of which nothing is seen
		"start":    {1, 1}, // whatever would be painted before any tap
		"way":      {1, 1}, // the key that leads back, after a tap that was taken
		"life":     {1, 1}, // with a tap
		"end":      {1, 1}, // it ends badly
	}) {
		t.Run(loses, func(t *testing.T) {
			phone := filepath.Join(t.TempDir(), "phone.sh")
			require.NoError(t, os.WriteFile(phone, []byte(simplePhone), 0o600))
			cmd := exec.Command(bash, "../../android/check/play.sh", program, "^TestATapIsTaken$")
			cmd.Env = append(os.Environ(), phoneCommand+"=sh "+phone, "LOSES="+loses)
			said, err := cmd.CombinedOutput()
			if c.code == 0 {
				assert.NoError(t, err, "%s", said)
			} else {
				var failed *exec.ExitError
				require.ErrorAs(t, err, &failed)
				assert.Equal(t, c.code, failed.ExitCode(), "%s", said)
			}
			assert.Equal(t, c.tries-1, strings.Count(string(said), "== once more"), "%s", said)
		})
	}
}
