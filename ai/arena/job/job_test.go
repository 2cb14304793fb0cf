package job_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/arena/job"
)

func TestShardsAreRead(t *testing.T) {
	s, err := job.ParseShard("2/8")
	require.NoError(t, err)
	assert.Equal(t, job.Shard{Index: 2, Of: 8}, s)
	for _, bad := range []string{"", "1", "8/8", "-1/8", "0/0", "a/b", "1/2/3"} {
		_, err := job.ParseShard(bad)
		assert.ErrorContains(t, err, "expected i/n", bad)
	}
}

// The shards of a plan hold each unit once.
func TestShardsAreAPartition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, of := rapid.IntRange(0, 1000).Draw(t, "units"), rapid.IntRange(1, 40).Draw(t, "shards")
		next := 0
		for i := range of {
			from, to := job.Shard{Index: i, Of: of}.Range(n)
			assert.Equal(t, next, from)
			next = to
		}
		assert.Equal(t, n, next)
	})
	from, to := job.Shard{}.Range(7)
	assert.Equal(t, [2]int{0, 7}, [2]int{from, to})
}

type tally struct {
	Won  int    `json:"won"`
	Name string `json:"name"`
}

// read reads a file of a tally.
func read(data []byte) (*tally, error) {
	var file struct {
		job.Head
		tally
	}
	err := job.Unmarshal("tally 1", "counting", data, &file, &file.Head, &file.tally)
	return &file.tally, err
}

func TestResultsAreReadAsTheyAreWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := &tally{rapid.Int().Draw(t, "won"), rapid.StringMatching(`[a-z"<\n]*`).Draw(t, "name")}
		data, err := job.Marshal("tally 1", want)
		require.NoError(t, err)
		// By Windows
		for _, sent := range []string{string(data), "\ufeff" + strings.ReplaceAll(string(data), "\n", "\r\n") + "\r\n"} {
			found, err := read([]byte(sent))
			require.NoError(t, err)
			assert.Equal(t, want, found)
		}
	})
	data, err := job.Marshal("tally 1", &tally{3, "a"})
	require.NoError(t, err)
	assert.Equal(t, `{"format":"tally 1","digest":"5f40dcc8cee9222892b9bdeb57dc30698b523ff1fd556272ffde024d1851f1ee","won":3,"name":"a"}`+"\n", string(data))
}

func TestDamagedResultsAreRefused(t *testing.T) {
	for text, want := range map[string]string{
		"":                                      "not a result of counting: ",
		"[]":                                    "not a result of counting: ",
		`null`:                                  `format: found "", expected "tally 1"`,
		`{"format":"tally 2","won":"many"}`:     `format: found "tally 2", expected "tally 1"`,
		`{"format":"tally 1","won":"many"}`:     "not a result of counting: ",
		`{"format":"tally 1","won":3}{"a":1`:    "not a result of counting: line 1, column 29: ",
		"{\"format\":\"tally 1\",\n \"own\":3}": `not a result of counting: line 2, column 2: unknown field "own"`,
		`{"format":"tally 1","digest":"5f40dcc8cee9222892b9bdeb57dc30698b523ff1fd556272ffde024d1851f1ee","won":9,
 "won":3,"name":"a"}`: `line 2, column 2: field "won" stands there twice`,
		`{"format":"tally 1","digest":"5f40dcc8cee9222892b9bdeb57dc30698b523ff1fd556272ffde024d1851f1ee","Won":3,"name":"a"}`:                 `line 1, column 97: unknown field "Won"; it is written "won"`,
		`{"format":"x","format":"tally 1","digest":"5f40dcc8cee9222892b9bdeb57dc30698b523ff1fd556272ffde024d1851f1ee","won":3,"name":"a"}`:    `line 1, column 15: field "format" stands there twice`,
		`{"format":"tally 1","digest":"5f40dcc8cee9222892b9bdeb57dc30698b523ff1fd556272ffde024d1851f1ee","won":3,"name":"b","\u006eame":"a"}`: `column 116: field "name" stands there twice`,
		`{"format":"tally 1","digest":"5f40dcc8cee9222892b9bdeb57dc30698b523ff1fd556272ffde024d1851f1ee","won":3,"name":{"a":1,"a":2}}`:       `unknown field "a"`,
		`{"format":"tally 1","won":3}`: "digest: it is missing, ",
		`{"format":"tally 1","digest":"5f40dcc8cee9222892b9bdeb57dc30698b523ff1fd556272ffde024d1851f1ee","won":4,"name":"a"}`: `digest: found "5f40dcc8cee9222892b9bdeb57dc30698b523ff1fd556272ffde024d1851f1ee", that of the content is "`,
	} {
		_, err := read([]byte(text))
		assert.ErrorContains(t, err, want, text)
	}
}

// What a decoder drops or fills in is a change, too.
func TestResultsSayNoMoreAndNoLess(t *testing.T) {
	type file struct {
		job.Head
		row
	}
	read := func(data []byte) error {
		var f file
		return job.Unmarshal("row 1", "counting", data, &f, &f.Head, &f.row)
	}
	data, err := job.Marshal("row 1", row{Won: [2]int{3, 0}})
	require.NoError(t, err)
	require.NoError(t, read(data))
	require.NoError(t, read([]byte(strings.ReplaceAll(string(data), ",", ",\n  "))), "white space doesn't count")
	for _, changed := range []string{`"won":[3,0,77]`, `"won":[3]`, `"won":[3,null]`} {
		err := read([]byte(strings.Replace(string(data), `"won":[3,0]`, changed, 1)))
		assert.ErrorContains(t, err, "the file was changed after it was written", changed)
	}
	for was, is := range map[string]string{`,"lost":0`: "", `"lost":0`: `"lost":null`, `"lost":0}`: `"lost":-0}`} {
		err := read([]byte(strings.Replace(string(data), was, is, 1)))
		assert.ErrorContains(t, err, "the file was changed after it was written", is)
	}
}

type row struct {
	Won  [2]int `json:"won"`
	Lost int    `json:"lost"`
}

func TestMerge(t *testing.T) {
	clone := func(t *tally) *tally { c := *t; return &c }
	full := errors.New("full")
	add := func(sum, next *tally) error {
		if sum.Won += next.Won; sum.Won > 10 {
			return full
		}
		return nil
	}
	first := &tally{Won: 1}
	sum, err := job.Merge([]*tally{first, {Won: 2}, {Won: 3}}, clone, add)
	require.NoError(t, err)
	assert.Equal(t, 6, sum.Won)
	assert.Equal(t, 1, first.Won, "what is added stays as it is")
	_, err = job.Merge([]*tally{first, {Won: 20}}, clone, add)
	assert.ErrorIs(t, err, full)
	_, err = job.Merge(nil, clone, add)
	assert.ErrorContains(t, err, "nothing to merge")
}

func TestDistinct(t *testing.T) {
	assert.NoError(t, job.Distinct("hero", []string{"a", "b"}))
	assert.EqualError(t, job.Distinct("hero", nil), "at least one hero is needed")
	assert.EqualError(t, job.Distinct("hero", []string{"a", "b", "a"}), "hero a is named twice")
}
