package navigator

import (
	"time"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/filename"
)

// FileOfToday returns a name for what is as it is on this day.
func (n *Navigator) FileOfToday(key string, args i18n.Args, ending string) string {
	return filename.Of(n.options.Now().Local().Format(time.DateOnly)+" "+n.Translator().Text(key, args), ending)
}
