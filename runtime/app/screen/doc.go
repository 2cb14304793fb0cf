// Package screen holds the game's screens: home, the choice of a duel, the duel under way and its result, replays, what
// the AI knows, packs and settings. A screen shows what it is given and tells its intents what people want; what comes
// of that, and which screen is next, others decide.
package screen
