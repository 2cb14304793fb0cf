package navigator_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/storage"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/knowledgeflow"
	"boardduels/runtime/app/library"
	"boardduels/runtime/record/duelrecord"
)

// What is saved is called by the day, the heroes, the rival and the result.
func TestWhatIsSavedTellsItselfApart(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	record := apptest.WholeDuel(t)
	record.Date = time.Date(2026, 11, 26, 18, 5, 0, 0, time.Local)
	rival := record.Clone()
	rival.Seats[1-record.Person()].Brain = "zombie"
	won, lost := rival.Clone(), rival.Clone()
	won.Result.Winner, lost.Result.Winner = record.Person(), 1-record.Person()
	unfinished := rival.Clone()
	unfinished.Result = duelrecord.Result{}
	for language, want := range map[string][]string{
		"en": {"2026-11-26 18-05 Knight–Mage, The Zombie, won.replay", "2026-11-26 18-05 Knight–Mage, The Zombie, lost.replay",
			"2026-11-26 18-05 Knight–Mage, The Zombie, unfinished.replay", "duels (3).zip", "Mage, what the AI knows.xml", "Board Duels, backup.zip",
			"Road, Knight, 0 of 3.run", "2026-11-26 18-05 Knight–Mage, The Zombie, won, journal.txt", "2026-11-26 18-05 Reversi, Level 40, Not finished.replay"},
		"uk": {"2026-11-26 18-05 Лицар–Маг, Зомбі, перемога.replay", "2026-11-26 18-05 Лицар–Маг, Зомбі, поразка.replay",
			"2026-11-26 18-05 Лицар–Маг, Зомбі, не закінчено.replay", "дуелі (3).zip", "Маг, знання суперника.xml", "Board Duels, резервна копія.zip",
			"Road, Лицар, 0 з 3.run", "2026-11-26 18-05 Лицар–Маг, Зомбі, перемога, журнал.txt", "2026-11-26 18-05 Реверсі, Рівень 40, Не дограно.replay"},
	} {
		t.Run(language, func(t *testing.T) {
			s := apptest.New(t, apptest.OnPhone, language)
			folder := t.TempDir()
			apptest.LastFolder(t, folder)
			saved := func() string {
				s.Saves()
				list, err := storage.List(storage.NewFileURI(folder))
				require.NoError(t, err)
				require.Len(t, list, 1)
				require.NoError(t, storage.Delete(list[0]))
				return list[0].Name()
			}
			for i, r := range []*duelrecord.Record{won, lost, unfinished} {
				s.Game.ExportReplay(r)
				assert.Equal(t, want[i], saved())
			}
			today := s.Game.Now().Local().Format(time.DateOnly) + " "
			s.Game.Replays.ExportReplays([]*duelrecord.Record{won, lost, rival})
			s.Work()
			assert.Equal(t, today+want[3], saved())
			s.Game.Knowledge.KnowledgeOf("mage", func(now *knowledgeflow.Known) { s.Game.Knowledge.SaveKnowledge(now) })
			s.Work()
			assert.Equal(t, today+want[4], saved())
			s.Game.Backup()
			s.Work()
			assert.Equal(t, today+want[5], saved())
			s.SetOut(apptest.Road, "1")
			r, err := library.ReadRun(s.Game.RunFiles().Current())
			require.NoError(t, err)
			s.Game.Runs.ShareRun(r)
			assert.Equal(t, r.Date.Local().Format("2006-01-02 15-04 ")+want[6], saved())
			over, _ := apptest.Sample(t, "reversi")
			over.Date = record.Date
			s.Game.Boards.ExportBoard(over)
			assert.Equal(t, want[8], saved())
			s.Game.Replays.OpenJournal(won)
			s.Work()
			s.Press("replays.save")
			assert.Equal(t, want[7], saved())
		})
	}
}
