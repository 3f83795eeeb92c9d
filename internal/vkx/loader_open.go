//go:build (cgo && !weft_purego) || ((linux || darwin || windows) && (amd64 || arm64))

package vkx

import "errors"

// OpenLoader returns vkGetInstanceProcAddr of the first of some libraries that opens. The library stays open for the
// life of the process. The error joins what the system says of each.
func OpenLoader(names []string) (getInstanceProcAddr uintptr, err error) {
	var failed error
	for _, name := range names {
		entry, err := openLibrary(name)
		if err == nil {
			return entry, nil
		}
		failed = errors.Join(failed, err)
	}
	return 0, failed
}
