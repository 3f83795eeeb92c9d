//go:build (!cgo || weft_purego) && (linux || darwin || windows) && (amd64 || arm64)

package vkx

import (
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"

	"github.com/weft-gpu/weft/internal/vkabi"
)

// messages are those that nobody has taken yet, the oldest first. Any thread of any driver adds to them.
var messages struct {
	sync.Mutex
	list    []Message
	dropped uint64
}

// keptMessages is how many wait; what comes then is lost, and counted.
const keptMessages = 128

// MessageCallback is a PFN_vkDebugUtilsMessengerCallbackEXT, whose messages NextMessage takes. It is made
// once: a callback is for the life of the process.
var MessageCallback = sync.OnceValue(func() uintptr { return purego.NewCallback(onMessage) })

func onMessage(severity, types uintptr, data *vkabi.DebugUtilsMessengerCallbackDataEXT, user uintptr) uintptr {
	text := goString(data.PMessage)
	messages.Lock()
	defer messages.Unlock()
	if len(messages.list) == keptMessages {
		messages.dropped++
		return 0
	}
	messages.list = append(messages.list, Message{text, severity&vkabi.VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT != 0})
	return 0
}

// NextMessage takes the oldest validation message; ok is false when there is none. dropped
// counts messages lost since the last call because they came faster than they were taken.
func NextMessage() (m Message, dropped uint64, ok bool) {
	messages.Lock()
	defer messages.Unlock()
	dropped, messages.dropped = messages.dropped, 0
	if len(messages.list) == 0 {
		return Message{}, dropped, false
	}
	m = messages.list[0]
	messages.list = append(messages.list[:0], messages.list[1:]...)
	return m, dropped, true
}

// goString copies a string of C's.
func goString(text *byte) string {
	if text == nil {
		return ""
	}
	n := 0
	for *(*byte)(unsafe.Add(unsafe.Pointer(text), n)) != 0 {
		n++
	}
	return string(unsafe.Slice(text, n))
}
