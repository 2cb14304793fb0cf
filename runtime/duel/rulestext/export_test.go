package rulestext

import "boardduels/runtime/duel/rule"

// IsSaving reports whether the log knows what comes of an effect that keeps a hero from dying.
func IsSaving(e rule.Effect) bool { return len(savingBrings[e]) > 0 }
