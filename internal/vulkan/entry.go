package vulkan

import (
	"bytes"
	"reflect"
	"runtime"
	"unsafe"

	"github.com/weft-gpu/weft/internal/vkabi"
	"github.com/weft-gpu/weft/internal/vkx"
)

// entry is the address of a Vulkan function; 0 if there is none.
type entry uintptr

// call calls the function. An object whose pointer is passed as uintptr(unsafe.Pointer(p)) stays in
// place during the call; objects that it points to must be pinned.
//
//go:uintptrescapes
func (e entry) call(args ...uintptr) int32 { return int32(vkx.Call(uintptr(e), args...)) }

// resolve finds the functions of a table: its field Name is vkName, found for a handle by a
// function like vkGetInstanceProcAddr.
func resolve(table any, find entry, handle uintptr) {
	fields := reflect.ValueOf(table).Elem()
	for i := range fields.NumField() {
		name := cString("vk" + fields.Type().Field(i).Name)
		fields.Field(i).SetUint(uint64(vkx.Call(uintptr(find), handle, uintptr(unsafe.Pointer(name)))))
	}
}

// cString returns a text as C expects it.
func cString(text string) *byte { return unsafe.SliceData(append([]byte(text), 0)) }

// textOf returns the text of an array of C characters.
func textOf(array []byte) string {
	if end := bytes.IndexByte(array, 0); end >= 0 {
		array = array[:end]
	}
	return string(array)
}

// pinned keeps objects in place to which Vulkan's arguments point, until Unpin. The zero value is
// ready.
type pinned struct{ runtime.Pinner }

// pin pins a thing and returns its address.
func pin[T any](p *pinned, thing *T) *T {
	p.Pin(thing)
	return thing
}

// pinAll pins a list and returns its address; nil for an empty list.
func pinAll[T any](p *pinned, list []T) *T {
	if len(list) == 0 {
		return nil
	}
	return pin(p, &list[0])
}

// text pins a C string.
func (p *pinned) text(s string) *byte { return pin(p, cString(s)) }

// texts pins a list of C strings.
func (p *pinned) texts(list []string) **byte {
	pointers := make([]*byte, len(list))
	for i, s := range list {
		pointers[i] = p.text(s)
	}
	return pinAll(p, pointers)
}

// chain puts a structure at the head of a chain if it is present.
func chain(head *unsafe.Pointer, present bool, structure unsafe.Pointer) {
	if present {
		(*vkabi.BaseOutStructure)(structure).PNext = *head
		*head = structure
	}
}

// listed returns the whole result of a function that is first asked for the number of elements; nil
// if it fails. prepare, if not nil, fills in the fields that must be set beforehand.
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

// pointerTo turns a C address into a pointer, outside of Go's rules for pointers.
func pointerTo(address uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&address)) }
