package schema_test

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/golden"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// mechanicsFolder is a pack of cards each of which shows something that cards can do, and of duels that show it, as
// text that people can read and compare. Its README names what cards can't do.
const mechanicsFolder = "testdata/mechanics"

// mechanic is a short duel that shows what some cards do. Red begins; decks hold pebbles besides what is told.
type mechanic struct {
	name      string
	red, blue stand
	played    string // by whoever is to move: cards, with the mode behind a slash, and ends of turns
	beside    string // a folder with documents that take the place of others
}

// stand is how a hero begins.
type stand struct {
	hero       string // whose passives it has; plain by itself
	hand, deck string // of the deck the top, the last of it first
	relics     string
	counter    int16 // of the pack's first
	change     func(*duel.Fighter)
}

func (s stand) with(change func(*duel.Fighter)) stand {
	s.change = change
	return s
}

func hand(cards string) stand { return stand{hand: cards} }

var mechanics = []mechanic{
	{name: "draw cards", red: stand{hand: "deep_breath", deck: "stick fetch"}, played: "deep_breath"},
	{name: "discard cards and draw as many", red: stand{hand: "spring_cleaning siege_ram pebble stick", deck: "fetch last_match"}, played: "spring_cleaning"},
	{name: "make the enemy discard", red: hand("rattle"), blue: hand("stick stick pebble"), played: "rattle"},
	{name: "bounce back when discarded", red: hand("rattle"), blue: hand("boomerang pebble"), played: "rattle"},
	{name: "gain from every discard", red: hand("pack_rat spring_cleaning stick pebble"), played: "pack_rat spring_cleaning"},
	{name: "search the deck", red: stand{hand: "fetch", deck: "stick pebble pebble"}, played: "fetch"},
	{name: "keep and fade", red: hand("old_friend stick soap_bubble stick stick stick"), played: "end end old_friend"},
	{name: "use a card up", red: hand("last_match siege_ram"), played: "last_match siege_ram end"},
	{name: "use up other cards for something", red: hand("scrap_dealer compost pebble stick pebble").with(hurt), played: "scrap_dealer compost"},
	{name: "take a card back", red: hand("last_match siege_ram lost_and_found"), played: "last_match siege_ram lost_and_found"},
	{name: "look into a hand", red: hand("keyhole"), blue: hand("stick pebble hush"), played: "keyhole"},
	{name: "spend all energy", red: hand("stick floodgate"), played: "stick floodgate"},
	{name: "gain energy", red: hand("warm_bread").with(poor), played: "warm_bread"},
	{name: "get some of the price back", red: hand("toll_bridge toll_bridge"), blue: stand{}.with(shielded), played: "toll_bridge toll_bridge"},
	{name: "steal energy", red: hand("cold_draught").with(poor), played: "cold_draught"},
	{name: "make the next card cheaper", red: hand("coupon siege_ram").with(poor), played: "coupon siege_ram"},
	{name: "stack poison and double it", red: hand("nettle_soup fermentation"), played: "nettle_soup fermentation end end end"},
	{name: "bleed with each card played", red: hand("rusty_nail"), blue: hand("pebble pebble"), played: "rusty_nail end pebble pebble"},
	{name: "hurt who plays cards", red: hand("stone_in_the_shoe"), blue: hand("stick stick"), played: "stone_in_the_shoe end stick stick"},
	{name: "thorns for two rounds", red: hand("hedgehog"), blue: hand("stick woodpecker"), played: "hedgehog end stick woodpecker"},
	{name: "spikes that stay", red: hand("cactus"), blue: hand("stick"), played: "cactus end stick", beside: "generous"},
	{name: "strength for each blow", red: hand("sharp_tongue woodpecker"), played: "sharp_tongue woodpecker", beside: "generous"},
	{name: "at the start of turns", red: hand("morning_drill"), played: "morning_drill end end end end end"},
	{name: "at the end of turns", red: hand("evening_tea").with(hurt), played: "evening_tea end end end end"},
	{name: "whenever healed", red: hand("grateful_patient mosquito").with(hurt), played: "grateful_patient mosquito"},
	{name: "whenever hurt", red: hand("bruise").with(poor), blue: hand("stick"), played: "bruise end stick"},
	{name: "whenever a card strikes", red: hand("bellows stick"), played: "bellows stick"},
	{name: "when a shield breaks", red: hand("glass_house"), blue: hand("stick stick"), played: "glass_house end stick"},
	{name: "instead of dying", red: hand("nine_lives").with(dying), blue: hand("stick stick"), played: "nine_lives end stick stick"},
	{name: "whenever drawing", red: stand{hand: "magpie deep_breath", deck: "sour_apple stick"}, played: "magpie deep_breath"},
	{name: "combine cards", red: hand("follow_up follow_up"), played: "follow_up follow_up"},
	{name: "below half of the hp", red: hand("cornered_rat cornered_rat bad_bargain").with(half), played: "cornered_rat bad_bargain cornered_rat"},
	{name: "against who is stunned", red: hand("kick_the_fallen church_bell kick_the_fallen"), blue: hand("stick"), played: "kick_the_fallen church_bell kick_the_fallen end end"},
	{name: "against a shield", red: hand("can_opener"), blue: stand{}.with(shielded), played: "can_opener"},
	{name: "execute", red: hand("last_straw"), blue: stand{}.with(dying), played: "last_straw"},
	{name: "grow with lost hp", red: hand("grudge"), blue: stand{}.with(hurt), played: "grudge"},
	{name: "grow with the hand", red: hand("card_house stick pebble"), played: "card_house"},
	{name: "turn a shield into damage", red: hand("shove").with(shielded), played: "shove"},
	{name: "grow with practice", red: stand{hand: "practice practice", deck: "practice"}, played: "practice practice end end practice"},
	{name: "two lengths on a card", red: hand("mixed_blessing").with(hurt), blue: hand("stick"), played: "mixed_blessing end stick end end end"},
	{name: "two targets on a card", red: hand("bad_bargain"), played: "bad_bargain"},
	{name: "many hits", red: hand("woodpecker"), blue: stand{}.with(shielded), played: "woodpecker"},
	{name: "drain life", red: hand("mosquito").with(hurt), blue: stand{}.with(shielded), played: "mosquito"},
	{name: "steal a shield", red: hand("pickpocket"), blue: stand{}.with(shielded), played: "pickpocket"},
	{name: "grow a shield each turn", red: hand("tree_bark"), played: "tree_bark end end end end"},
	{name: "boons that last", red: hand("feast stick siege_ram"), played: "feast stick end end end end"},
	{name: "wash away what harms", red: stand{hand: "soap", counter: 5}.with(sick), blue: hand("stick"), played: "soap end stick"},
	{name: "damage over time", red: hand("bad_oyster"), played: "bad_oyster end end end"},
	{name: "disarm a trap", red: hand("pulled_rug stick"), blue: stand{hand: "bear_trap"}, played: "end bear_trap end pulled_rug stick"},
	{name: "transform", red: hand("tadpole"), played: "tadpole"},
	{name: "create cards", red: hand("beehive"), played: "beehive bee bee"},
	{name: "a curse in the deck of the enemy", red: hand("bad_penny"), played: "bad_penny end end end end end end end end"},
	{name: "many small helpers", red: hand("beekeeper"), played: "beekeeper end end end end end end end end"},
	{name: "a power of the hero", red: hand("old_sword"), played: "old_sword old_sword"},
	{name: "one of two by lot", red: hand("weather_vane weather_vane weather_vane weather_vane").with(hurt),
		played: "weather_vane weather_vane weather_vane weather_vane"},
	{name: "by chance", red: hand("loose_tile loose_tile loose_tile"), played: "loose_tile loose_tile loose_tile"},
	{name: "choose one", red: hand("crossroads crossroads crossroads").with(hurt), played: "crossroads/1 crossroads/2 crossroads/3"},
	{name: "forbid attacks", red: hand("hush"), blue: hand("stick pebble"), played: "hush end pebble end end"},
	{name: "burn with each card of a tag", red: hand("bonfire hot_coal stick hot_coal"), played: "bonfire hot_coal stick hot_coal"},
	{name: "fatigue", red: stand{hero: "weary", hand: "warm_bread warm_bread warm_bread warm_bread warm_bread warm_bread"},
		played: "warm_bread warm_bread warm_bread warm_bread warm_bread warm_bread end end end end end"},
	{name: "a passive as the duel begins", red: stand{hero: "early_bird"}, played: "end"},
	{name: "relics", red: stand{relics: "alarm_clock cracked_cup"}.with(poor), blue: hand("stick stick"), played: "end stick stick end"},
	{name: "a clash each turn", red: hand("feather_step sparring_glove thick_skin"), blue: hand("stick"), beside: "clash",
		played: "feather_step sparring_glove thick_skin end +strike +focus stick end +guard +strike end +focus +guard end +guard +guard end +strike +focus"},
	{name: "other numbers", red: hand("pebble pebble pebble stick"), played: "pebble pebble end end", beside: "generous"},
}

func hurt(f *duel.Fighter)     { f.HP = 20 }
func half(f *duel.Fighter)     { f.HP = 16 }
func dying(f *duel.Fighter)    { f.HP = 3 }
func poor(f *duel.Fighter)     { f.EP = 2 }
func shielded(f *duel.Fighter) { f.Shield = 3 }

func sick(f *duel.Fighter) {
	f.HP, f.DamageBonus, f.DamageBonusTime = 2, -2, 3
	f.DoTs[0], f.DoTCount = duel.Periodic{Power: 2, Time: 3}, 1
}

// TestMechanics holds what cards do against a file for each mechanic.
func TestMechanics(t *testing.T) {
	for i := range mechanics {
		m := &mechanics[i]
		t.Run(m.name, func(t *testing.T) {
			w := m.watch(t)
			golden.Equal(t, filepath.Join(mechanicsFolder, "duels", strings.ReplaceAll(m.name, " ", "_")+".txt"), w.text.String())
		})
	}
}

// The documents say nothing that validating objects to.
func TestMechanicsAreValid(t *testing.T) {
	for _, beside := range []string{"", "generous", "clash"} {
		_, told := schema.LoadPack(mechanicFiles(t, beside))
		for _, d := range told {
			if beside == "" || strings.HasPrefix(d.File, "rules") {
				assert.True(t, isBeside(d) || d.Severity == schema.Info, d.String())
			}
		}
	}
}

// Each event that rules wait for and each effect is shown by some duel, as is each card of the folder.
func TestMechanicsShowEachWord(t *testing.T) {
	shown := map[string]bool{}
	for i := range mechanics {
		for word := range mechanics[i].watch(t).shown {
			shown[word] = true
		}
	}
	for _, name := range []string{"on", "do"} {
		for _, word := range rule.AttributeNamed(name).Words {
			assert.True(t, shown[name+" "+word], "%s: no duel shows %s", name, word)
		}
	}
	for file := range mechanicFiles(t, "") {
		if id, ok := strings.CutPrefix(strings.TrimSuffix(file, ".xml"), "cards/"); ok {
			assert.True(t, shown["card "+id], "no duel shows the card %s", id)
		}
	}
}

// Heroes who are to show how well brains play cards with rules have nearly all cards of the folder among them.
func TestMechanicsHaveHeroesForTournaments(t *testing.T) {
	pack := tournament(t)
	for _, d := range pack.Diagnostics() {
		assert.True(t, isBeside(d) || d.Severity == schema.Info || strings.HasPrefix(d.Code, "dominated"), d.String())
	}
	ruled, heroes := map[string]bool{}, pack.IDs(schema.HeroKind)
	for i, first := range heroes {
		for _, second := range heroes[i:] {
			d, err := pack.Duel(first, second)
			require.NoError(t, err)
			for _, line := range d.Hero(0).Deck {
				if line.Card.Says != (rule.Says{}) {
					ruled[line.Card.ID] = true
				}
			}
		}
	}
	assert.Len(t, heroes, 6)
	assert.GreaterOrEqual(t, len(ruled), 60)
}

// tournament reads the cards of the folder, with the heroes and numbers of its tournaments.
func tournament(t require.TestingT) *schema.Pack {
	files := mechanicFiles(t, "tournament")
	for file := range files {
		if _, err := os.Stat(filepath.Join(mechanicsFolder, "tournament", file)); strings.HasPrefix(file, "heroes") && err != nil {
			delete(files, file)
		}
	}
	return schema.ReadPack(files)
}

// mechanicFiles reads the documents of the folder, some of them from another one.
func mechanicFiles(t require.TestingT, beside string) fstest.MapFS {
	files := fstest.MapFS{}
	for _, folder := range []string{mechanicsFolder, filepath.Join(mechanicsFolder, beside)} {
		root := os.DirFS(folder)
		require.NoError(t, fs.WalkDir(root, ".", func(file string, entry fs.DirEntry, err error) error {
			if err != nil || path.Ext(file) != ".xml" || strings.HasPrefix(file, "generous") || strings.HasPrefix(file, "clash") || strings.HasPrefix(file, "tournament") {
				return err
			}
			text, err := fs.ReadFile(root, file)
			files[file] = &fstest.MapFile{Data: text}
			return err
		}))
	}
	return files
}
