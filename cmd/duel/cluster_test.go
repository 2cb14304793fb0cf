package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/outside"
)

// argsOf returns the arguments that a manifest gives to the program.
func argsOf(t *testing.T, manifest string) (args []string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "tools", "cluster", manifest))
	require.NoError(t, err)
	_, list, ok := strings.Cut(string(text), "args:\n")
	require.True(t, ok)
	for line := range strings.Lines(list) {
		arg, ok := strings.CutPrefix(strings.TrimSpace(line), "- ")
		if !ok {
			return args
		}
		args = append(args, arg)
	}
	return args
}

// The commands of the Kubernetes jobs add up to a whole tournament.
func TestTheJobsForKubernetes(t *testing.T) {
	folder := t.TempDir()
	smaller := strings.NewReplacer("/results/", "", "--brains=all", "--brains=tree,random", "--games=9600", "--games=320")
	play := smaller.Replace(strings.Join(argsOf(t, "job.yaml"), "\n"))
	for i := range 8 {
		index := strconv.Itoa(i)
		must(t, folder, "", strings.Split(strings.ReplaceAll(play, "$(JOB_COMPLETION_INDEX)", index), "\n")...)
	}
	merge := smaller.Replace(strings.Join(argsOf(t, "merge.yaml"), "\n"))
	whole := must(t, folder, "", "arena", "--brains", "tree,random", "--games", "320", "-o", "once.json")
	assert.Equal(t, whole, must(t, folder, "", strings.Split(merge, "\n")...))
	assert.Equal(t, read(t, folder, "once.json"), read(t, folder, "whole.json"))
}

// So do the tasks of the Slurm array.
func TestTheArrayForSlurm(t *testing.T) {
	outside.Program(t, "bash", "bash")
	folder := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(folder, "bin"), 0o755))
	require.NoError(t, os.Symlink(program, filepath.Join(folder, "bin", "duel")))
	script, err := filepath.Abs(filepath.Join("..", "..", "tools", "cluster", "array.sbatch"))
	require.NoError(t, err)
	merge := []string{"arena", "merge"}
	for i := range 3 {
		index := strconv.Itoa(i)
		cmd := exec.Command("bash", script)
		cmd.Dir = folder
		cmd.Env = append(os.Environ(), "BRAINS=tree,random", "GAMES=320", "SLURM_ARRAY_TASK_MAX=2", "SLURM_ARRAY_TASK_ID="+index)
		out, err := cmd.CombinedOutput()
		require.NoError(t, err, string(out))
		merge = append(merge, filepath.Join("results", "part"+index+".json"))
	}
	assert.Equal(t, must(t, folder, "", "arena", "--brains", "tree,random", "--games", "320"), must(t, folder, "", merge...))
}
