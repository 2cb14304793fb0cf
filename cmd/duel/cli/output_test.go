package cli_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
)

// A mark of byte order is for who reads the whole; anywhere else it only hides.
func TestAMarkOfByteOrderStaysAtTheBeginningAlone(t *testing.T) {
	var printed strings.Builder
	out := cli.NewOutput(context.Background(), &printed, nil)
	for _, text := range []string{"\ufeffa\ufeff", "\ufeffb\u202e\n"} {
		_, err := out.Write([]byte(text))
		require.NoError(t, err)
	}
	require.NoError(t, out.End())
	assert.Equal(t, "\ufeff"+`a\ufeff\ufeffb\u202e`+"\n", printed.String())
}
