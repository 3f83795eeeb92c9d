//go:build !amd64 || purego

package vector

func available() bool { return false }

// What cannot be called where nothing is available.

var unaryNames, binaryNames map[string]function

func unary(function, *float32, *float32, int) int { panic("vector: not available") }

func binary(function, *float32, *float32, *float32, int) int { panic("vector: not available") }

func copyRows(*uint32, *uint32, int, int, int, int) { panic("vector: not available") }

func fillRows(*uint32, *uint32, int, int, int, int) { panic("vector: not available") }

func evenRows(*uint32, *uint32, int, int, int, int) { panic("vector: not available") }
