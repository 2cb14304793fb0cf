package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"boardduels/ai"
	"boardduels/ai/duel/explanation"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
	"boardduels/internal/textnorm"
)

// readSituation takes 14 inputs from the arguments or, without any, from standard input.
func readSituation(cmd *cobra.Command, t *i18n.Translator, args []string) (ai.Situation, error) {
	var situation ai.Situation
	words, err := args, error(nil)
	if len(args) == 0 {
		words, err = readWords(cmd)
	}
	if err != nil {
		return situation, err
	}
	words = splitWords(strings.Join(words, " "))
	if len(words) != len(situation) {
		return situation, fmt.Errorf("%s given, a situation has %d", text.Count(len(words), "input"), len(situation))
	}
	for i, word := range words {
		x, err := strconv.ParseFloat(word, 32)
		if err != nil || !(x >= 0 && x <= 1) {
			return situation, fmt.Errorf("input %d (%s) is %s, allowed is a number from 0 to 1", i, explanation.Input(t, i), word)
		}
		situation[i] = float32(x)
	}
	return situation, nil
}

// splitWords splits a list at spaces and commas.
func splitWords(list string) []string {
	return strings.FieldsFunc(list, func(r rune) bool { return r == ',' || unicode.IsSpace(r) })
}

// readWords reads the words of a list, plain or in JSON, from standard input.
func readWords(cmd *cobra.Command) ([]string, error) {
	const most = 1 << 16
	text, err := files.Read(cmd, "-", most)
	if err != nil {
		return nil, err
	}
	text = textnorm.Meant(text)
	list := strings.TrimSpace(string(text))
	switch {
	case list == "":
		return nil, errors.New("no inputs: give 14 numbers as arguments or on standard input")
	case list[0] != '[' && list[0] != '{':
		return []string{list}, nil
	}
	var elements []json.RawMessage
	if json.Unmarshal(text, &elements) != nil {
		return nil, errors.New("standard input isn't a JSON list of 14 numbers")
	}
	var words []string
	for _, element := range elements {
		words = append(words, string(element))
	}
	return words, nil
}
