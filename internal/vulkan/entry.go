package vulkan

import (
	"bytes"
	"reflect"
	"runtime"
	"unsafe"

	"github.com/weft-gpu/weft/internal/vkabi"
	"github.com/weft-gpu/weft/internal/vkx"
)

// entry is a function of Vulkan's; 0 where there is none.
type entry uintptr

// call calls it. What a pointer given as uintptr(unsafe.Pointer(p)) points to stays where it is through the call; what
// that points to in turn must be pinned.
//
//go:uintptrescapes
func (e entry) call(args ...uintptr) int32 { return int32(vkx.Call(uintptr(e), args...)) }

// resolve finds the functions that a table names: a field Name is vkName, found by a function like
// vkGetInstanceProcAddr for a handle.
func resolve(table any, find entry, handle uintptr) {
	fields := reflect.ValueOf(table).Elem()
	for i := range fields.NumField() {
		name := cString("vk" + fields.Type().Field(i).Name)
		fields.Field(i).SetUint(uint64(vkx.Call(uintptr(find), handle, uintptr(unsafe.Pointer(name)))))
	}
}

// cString is a text as C wants it.
func cString(text string) *byte { return unsafe.SliceData(append([]byte(text), 0)) }

// textOf is what an array of C's characters says.
func textOf(array []byte) string {
	if end := bytes.IndexByte(array, 0); end >= 0 {
		array = array[:end]
	}
	return string(array)
}

// pinned are the things that Vulkan finds by pointers in what it is given: they stay where they are until unpinned.
// The zero value is ready.
type pinned struct{ runtime.Pinner }

// pin pins a thing and returns where it is.
func pin[T any](p *pinned, thing *T) *T {
	p.Pin(thing)
	return thing
}

// pinAll pins a list, and returns where it begins; nil for none.
func pinAll[T any](p *pinned, list []T) *T {
	if len(list) == 0 {
		return nil
	}
	return pin(p, &list[0])
}

// text pins a text of C's.
func (p *pinned) text(s string) *byte { return pin(p, cString(s)) }

// texts pins a list of them.
func (p *pinned) texts(list []string) **byte {
	pointers := make([]*byte, len(list))
	for i, s := range list {
		pointers[i] = p.text(s)
	}
	return pinAll(p, pointers)
}

// chain puts a structure at the head of a chain of them, where it is present at all.
func chain(head *unsafe.Pointer, present bool, structure unsafe.Pointer) {
	if present {
		(*vkabi.BaseOutStructure)(structure).PNext = *head
		*head = structure
	}
}

// listed is what a function lists that is first asked how many there are: all of it, or nothing. prepare, where
// there is one, fills in what the structures must say beforehand.
func listed[T any](prepare func(*T), ask func(n *uint32, list *T) int32) []T {
	var n uint32
	if ask(&n, nil) != success || n == 0 {
		return nil
	}
	list := make([]T, n)
	if prepare != nil {
		for i := range list {
			prepare(&list[i])
		}
	}
	if ask(&n, &list[0]) < success {
		return nil
	}
	return list[:n]
}

// pointerTo is an address of C's as a pointer, of which Go's rules know nothing.
func pointerTo(address uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&address)) }
