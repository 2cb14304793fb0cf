// Package screen holds screens of the game that several flows or the editor show: the duel under way, its result, its
// playback, the rules; and what several rooms tell of a duel. A screen shows what it is given and tells its intents
// what people want; what comes of that, and which screen is next, others decide.
package screen
