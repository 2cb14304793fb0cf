//go:build linux && !android

package main

import (
	"errors"
	"fmt"
	"net"
	"os"
	"strconv"
	"strings"
	"time"
)

// checkDisplay returns an error if there is no display, on which the toolkit would give up without a word of help.
func checkDisplay() error {
	if os.Getenv("WAYLAND_DISPLAY") != "" {
		return nil
	}
	display := os.Getenv("DISPLAY")
	if display == "" {
		return errors.New("there is no display: start it in a graphical session (the command line 'duel' needs none)")
	}
	network, address, err := serverOf(display)
	if err != nil {
		return err
	}
	connection, err := net.DialTimeout(network, address, 3*time.Second)
	if err != nil {
		return fmt.Errorf("the display %s can't be reached: %w", display, err)
	}
	return connection.Close()
}

// serverOf returns where the X server of a display such as ":0.1" or "host:1" listens (X(7), "Display names").
func serverOf(display string) (network, address string, err error) {
	colon := strings.LastIndexByte(display, ':')
	number, _, _ := strings.Cut(display[colon+1:], ".")
	n, err := strconv.ParseUint(number, 10, 15)
	if colon < 0 || err != nil {
		return "", "", fmt.Errorf("DISPLAY is %q; a display is called like :0 or host:0", display)
	}
	if host := display[:colon]; host != "" && host != "unix" {
		return "tcp", net.JoinHostPort(host, strconv.FormatUint(6000+n, 10)), nil
	}
	return "unix", fmt.Sprintf("/tmp/.X11-unix/X%d", n), nil
}
