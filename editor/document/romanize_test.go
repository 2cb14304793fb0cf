package document_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/editor/document"
	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

func TestIDsOfUkrainianNames(t *testing.T) {
	for name, id := range map[string]string{
		"Big Axe": "big_axe", "Сокира": "sokyra", "Вогняна стріла": "vohniana_strila", "Її Щит": "yii_shchyt", "Згарда": "zgharda", "П’ять": "piat",
		"Юнак-яструб": "yunak_yastrub", "Меч 2": "mech_2", "汉": "new", "Ґава": "gava",
	} {
		assert.Equal(t, id, document.IDFrom(name), name)
	}
}

// A name in Ukrainian is the English one as well, until there is one.
func TestNewNamesInUkrainian(t *testing.T) {
	for name, want := range map[string]string{"Сокира": "Сокира", "Axe": ""} {
		pack := edited(t, classictest.Pack(), document.Add{Item: document.Item{Type: schema.CardKind, ID: "axe"}, Name: name})
		card, _ := pack.Card("axe")
		assert.Equal(t, []string{name, want}, []string{card.Name, card.NameUK})
		assert.True(t, document.IsNew(pack.Document("cards/axe.xml")))
	}
}
