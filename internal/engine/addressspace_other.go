//go:build !linux

package engine

func addressSpace() (bytes int64, known bool) { return 0, false }
