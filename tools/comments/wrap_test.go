package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLongCommentsAreWrapped(t *testing.T) {
	found, err := tooLong("p.go", []byte(before))
	require.NoError(t, err)
	assert.Equal(t, []int{1, 4, 8, 12}, found)
	wrapped, err := wrap("p.go", []byte(before))
	require.NoError(t, err)
	assert.Equal(t, after, string(wrapped))
	again, err := wrap("p.go", wrapped)
	require.NoError(t, err)
	assert.Equal(t, after, string(again))
	found, err = tooLong("p.go", again)
	require.NoError(t, err)
	assert.Equal(t, []int{9}, found, "code in a comment is for its author to shorten")
}

const (
	before = "// Package p is word word word word word word word word word word word word word word word word word word word word word word word word word\n" +
		"// that goes on.\n" +
		"//\n" +
		"//   - item word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word\n" +
		"//\n" +
		"// In code:\n" +
		"//\n" +
		"//\tcode word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word\n" +
		"package p\n" +
		"\n" +
		"type t struct {\n" +
		"\ta      int // word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word\n" +
		"\tlonger string // short\n" +
		"}\n" +
		"\n" +
		"var _ = `// word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word`\n"
	after = "// Package p is word word word word word word word word word word word word word word word word word word word word word\n" +
		"// word word word word that goes on.\n" +
		"//\n" +
		"//   - item word word word word word word word word word word word word word word word word word word word word word\n" +
		"//     word word word word word word word word word\n" +
		"//\n" +
		"// In code:\n" +
		"//\n" +
		"//\tcode word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word\n" +
		"package p\n" +
		"\n" +
		"type t struct {\n" +
		"\t// Word word word word word word word word word word word word word word word word word word word word word word\n" +
		"\t// word word word word word word word word\n" +
		"\ta      int\n" +
		"\tlonger string // short\n" +
		"}\n" +
		"\n" +
		"var _ = `// word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word`\n"
)
