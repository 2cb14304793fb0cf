// Package device plays sound on the system's own device: on Windows, macOS and in browsers always, elsewhere where it
// is built with the tag "sound", which on Linux needs the headers of ALSA.
package device
