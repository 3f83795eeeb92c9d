// Package soak runs mixed work on shared devices from many goroutines: for a second by
// default, and with -for as long as is wanted, with its memory and throughput told:
//
//	WEFT_DEVICE=lavapipe go test -timeout 2h -v -run TestSoak ./tests/soak -args -for 1h
//	WEFT_DEVICE=lavapipe go test -race -timeout 1h -v -run TestSoak ./tests/soak -args -for 10m
//	WEFT_DEVICE=lavapipe go test -timeout 1h -v -run TestOpenAndClose ./tests/soak -args -rounds 10000
//
// An hour without the race detector is judged: memory may grow by 1 MiB, and the last
// sixth of it does within 5% of what the first did.
package soak
