// Web serves a folder to browsers on this machine, each file only once as long as it stays the same.
package main

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"strconv"
	"time"
)

func main() {
	port := flag.Int("port", 8080, "where to listen; 0 for any that is free")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: web [-port NUMBER] FOLDER")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() != 1 {
		flag.Usage()
		os.Exit(2)
	}
	if err := serve(flag.Arg(0), *port); err != nil {
		fmt.Fprintf(os.Stderr, "web: %v\n", err)
		os.Exit(1)
	}
}

// serve serves a folder until the program ends. Nobody but this machine can reach it.
func serve(folder string, port int) error {
	files, err := newHandler(folder)
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
	if err != nil {
		return err
	}
	fmt.Printf("http://%s/ (Ctrl+C ends it)\n", listener.Addr())
	server := &http.Server{Handler: files, ReadHeaderTimeout: 10 * time.Second}
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
