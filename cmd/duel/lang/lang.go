// Package lang is how the command line speaks the language of whoever uses it.
package lang

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/i18n"
	"boardduels/internal/locale"
)

// Flag adds the flag that chooses the language. Without it, the user's environment does.
func Flag(cmd *cobra.Command, lang *string) {
	cmd.Flags().StringVar(lang, "lang", "", "language: "+strings.Join(Codes(), " or ")+" (default: that of the environment)")
	cli.Complete(cmd, "lang", Codes()...)
}

// Codes returns the codes of all languages.
func Codes() []string {
	var codes []string
	for _, l := range i18n.Languages() {
		codes = append(codes, l.Code)
	}
	return codes
}

// Translator returns the translator for the value of the flag.
func Translator(lang string) (*i18n.Translator, error) {
	if lang == "" {
		return i18n.Prefer(locale.Languages()...), nil
	}
	for _, code := range Codes() {
		if code == lang {
			return i18n.For(lang), nil
		}
	}
	return nil, cli.Usage(fmt.Errorf("no language %q; there are: %s", lang, strings.Join(Codes(), ", ")))
}
