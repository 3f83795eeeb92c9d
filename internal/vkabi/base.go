package vkabi

import "unsafe"

// BaseOutStructure is how every structure of a chain begins.
type BaseOutStructure struct {
	SType uint32
	PNext unsafe.Pointer
}
