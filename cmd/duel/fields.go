package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/schema"
)

func newFields() *cobra.Command {
	var format, lang string
	cmd := &cobra.Command{
		Use:   "fields [KIND...]",
		Short: "Print the reference of all fields of the XML documents",
		Long: `Print what each document may hold: elements and attributes (@) with type, range,
unit, default and meaning. KIND is ` + strings.Join(kindNames(), ", ") + `;
without it all kinds are printed, and the codes of problems.`,
		Example: `  duel fields card
  duel fields --format markdown --lang uk > FIELDS.md
  duel fields hero --format json`,
		Args:      cobra.ArbitraryArgs,
		ValidArgs: kindNames(),
		RunE: work(func(cmd *cobra.Command, args []string) error {
			t, err := translator(lang)
			if err != nil {
				return err
			}
			kinds, err := chosenKinds(args)
			if err != nil {
				return err
			}
			if !slices.Contains(schema.ReferenceFormats, format) {
				return usage{fmt.Errorf("no format %q; there are: %s", format, strings.Join(schema.ReferenceFormats, ", "))}
			}
			return schema.WriteReference(cmd.OutOrStdout(), format, t.Language(), kinds...)
		}),
	}
	cmd.Flags().StringVar(&format, "format", "text", strings.Join(schema.ReferenceFormats, ", "))
	complete(cmd, "format", schema.ReferenceFormats...)
	langFlag(cmd, &lang)
	return cmd
}

func kindNames() []string {
	var names []string
	for _, kind := range schema.Kinds() {
		names = append(names, kind.Name())
	}
	return names
}

func chosenKinds(args []string) ([]schema.Kind, error) {
	var kinds []schema.Kind
	for _, arg := range args {
		i := slices.Index(kindNames(), arg)
		if i < 0 {
			return nil, usage{fmt.Errorf("no kind of document %q; there are: %s", arg, strings.Join(kindNames(), ", "))}
		}
		kinds = append(kinds, schema.Kinds()[i])
	}
	return kinds, nil
}
