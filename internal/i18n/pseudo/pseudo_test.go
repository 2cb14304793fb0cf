package pseudo

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/i18n"
)

func TestTheLanguageIsThereByItsDataAlone(t *testing.T) {
	if !Alone(t) {
		return
	}
	assert.Contains(t, i18n.Languages(), i18n.Language{Code: Code, Name: "Pšéúđó", Point: "."})
	told := i18n.For(Code).Text("count.rounds", i18n.Args{"N": 2})
	assert.Equal(t, "2 řóúñđš", told)
	assert.Empty(t, Foreign(told))
}

func TestForeignWordsAreFound(t *testing.T) {
	assert.Equal(t, []string{"Cost", "Вартість"}, Foreign("Çóšť Cost of Вартість: Cleave, Cost", "Cleave"))
}

func TestWhatIsFilledInStays(t *testing.T) {
	assert.Equal(t, "{{.Name}} {cost} <card> %d óř ñóť", disguise("{{.Name}} {cost} <card> %d or not"))
}
