// Package screen holds screens of the game that several flows or the editor show: home, the choice of a duel, the duel
// under way, its result and its playback. A screen shows what it is given and tells its intents what people want; what
// comes of that, and which screen is next, others decide.
package screen
