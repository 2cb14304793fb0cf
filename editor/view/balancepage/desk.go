package balancepage

import (
	"boardduels/editor/document"
	"boardduels/internal/i18n"
)

// Desk is what the balance needs of the desk that it stands on.
type Desk interface {
	Texts() *i18n.Translator
	Workspace() *document.Workspace
	Item() (open document.Item, ready bool) // what is open; not ready until there is a desk
	OpenHero(among []string) string         // that is open, or has the open card
	AskBaseline()
	Do(document.Edit)
	Later(func())
	Report(error)
}
