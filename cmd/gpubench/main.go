package main

import (
	"fmt"
	"os"
	"os/signal"
	"sync"
	"syscall"
	"time"
)

func main() {
	if err := showCachedDrivers(); err != nil {
		fmt.Fprintln(os.Stderr, "gpubench: drivers of the cache folder:", err)
	}
	endInTime(make(chan os.Signal, 1))
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// patience is what a command has to end by itself after a signal. A command that looks at
// its context does; a driver that compiles, a system call and a single long kernel on the
// host look at nothing.
const patience = 700 * time.Millisecond

// endInTime ends the process when a signal has come and the command has not ended in time.
// The files that it was writing are as they were.
func endInTime(came chan os.Signal) {
	signal.Notify(came, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-came
		time.Sleep(patience)
		go fmt.Fprintln(os.Stderr, "gpubench:", interruption()) // which may wait for a reader too
		unfinished.Range(func(name, _ any) bool {
			_ = os.Remove(name.(string))
			return true
		})
		time.Sleep(patience / 10)
		os.Exit(statusFailed)
	}()
}

// unfinished are the names of files that are being written, before they take the place of
// others.
var unfinished sync.Map
