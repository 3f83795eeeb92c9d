//go:build !unix

package testdev

import "time"

var began = time.Now()

// ProcessorTime is the time that has passed, where the system does not tell what of it was the process's.
func ProcessorTime() time.Duration { return time.Since(began) }
