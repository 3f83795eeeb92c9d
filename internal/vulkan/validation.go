package vulkan

import (
	"strings"
	"sync"
)

// validation collects the messages of the validation layers. They belong to the process's one
// instance, not to a device.
var validation validationMessages

// maxMessages bounds the messages that are kept.
const maxMessages = 1000

type validationMessages struct {
	mu      sync.Mutex
	first   int // number of the first message kept
	list    []string
	dropped uint64
}

// count is the number of messages so far.
func (v *validationMessages) count() int {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.first + len(v.list)
}

// since returns the messages from number n on.
func (v *validationMessages) since(n int) []string {
	v.mu.Lock()
	defer v.mu.Unlock()
	return append([]string(nil), v.list[min(max(n-v.first, 0), len(v.list)):]...)
}

// drain passes on the layers' messages since the last call.
func (v *validationMessages) drain(say func(message)) {
	v.mu.Lock()
	defer v.mu.Unlock()
	for {
		m, dropped, ok := calls.nextMessage()
		v.dropped += dropped
		if !ok {
			return
		}
		v.list = append(v.list, m.text)
		if len(v.list) > maxMessages {
			v.list = append(v.list[:0], v.list[1:]...)
			v.first++
		}
		say(m)
	}
}

// drainMessages passes new validation messages on to the logger.
func (d *Device) drainMessages() {
	if !d.config.Validation {
		return
	}
	validation.drain(func(m message) {
		text := strings.TrimSpace(m.text)
		if m.isError {
			d.config.Logger.Error("validation", "device", d.info.Label(), "message", text)
		} else {
			d.config.Logger.Warn("validation", "device", d.info.Label(), "message", text)
		}
	})
}

// ValidationMessages returns the warnings and errors of the validation layers since the device was
// opened, including its closing. With several devices open, each sees the messages of all, since
// the layers report for the process's one instance. It is empty without WithValidationLayers,
// except for a simulated device, where it has the fault that lost the device.
func (d *Device) ValidationMessages() []string {
	if d == nil || d.IsHost() {
		return nil
	}
	if lost := d.lost.Load(); d.info.Simulated && lost != nil && lost.Cause != nil {
		return []string{lost.Cause.Error()}
	}
	if !d.config.Validation {
		return nil
	}
	d.drainMessages()
	return validation.since(d.messages)
}
