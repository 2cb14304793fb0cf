package navigator

import (
	"time"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/filename"
)

// FileOfToday returns a name for what is as it is on this day.
func (p *Pages) FileOfToday(key string, args i18n.Args, ending string) string {
	return filename.Of(p.options.Now().Local().Format(time.DateOnly)+" "+p.Translator().Text(key, args), ending)
}
