package look_test

import (
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/look"
)

// scaledApp is an app in the toolkit's own settings of which somebody has set a size.
type scaledApp struct {
	fyne.App
	scale float32
}

func (a *scaledApp) Settings() fyne.Settings { return scaledSettings{a.App.Settings(), a.scale} }

type scaledSettings struct {
	fyne.Settings
	scale float32
}

func (s scaledSettings) Scale() float32 { return s.scale }

// The toolkit's own settings are a file, too: what they ask for is bounded, and left to the toolkit where it is within.
func TestTheToolkitsOwnSizeIsBounded(t *testing.T) {
	own := test.NewTempApp(t)
	for _, c := range []struct {
		scale   float32
		percent int
		want    string
	}{
		{1000, 100, "8.000"}, {0.001, 100, "0.250"}, {1000, 80, "8.000"},
		{2, 100, ""}, {-1, 100, ""}, {0, 100, ""}, {2, 150, "3.000"}, {0, 125, "1.250"},
	} {
		fyne.SetCurrentApp(&scaledApp{own, c.scale})
		look.Enlarge(c.percent)
		assert.Equal(t, c.want, os.Getenv("FYNE_SCALE"), c)
		assert.False(t, look.Enlarge(c.percent), "nothing changes any more: %v", c)
	}
	fyne.SetCurrentApp(own)
	look.Enlarge(100)
	assert.Empty(t, os.Getenv("FYNE_SCALE"))
}
