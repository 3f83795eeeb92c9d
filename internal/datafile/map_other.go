//go:build !unix

package datafile

import "os"

// mapFile reads the file whole.
func mapFile(f *os.File, size int64) ([]byte, func() error, error) {
	data, err := ReadBytes(f, size)
	return data, func() error { return nil }, err
}
