// Package device plays sound on the system's own device. On Linux the libraries for that are looked for as the program
// runs; on Android they are built in with the tag "sound", in C++ for which the NDK is needed.
package device
