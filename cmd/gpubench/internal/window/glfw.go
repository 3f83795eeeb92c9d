//go:build window && cgo

package window

import (
	"log"
	"strings"

	"github.com/go-gl/glfw/v3.3/glfw"
)

// start initialises glfw, once: it stays so to the end of the process, and with
// it the connection to the X server. Drivers remember connections by address
// (Mesa's X11 code does), and take a new one in an old one's place for the old
// one. start does not go by the error: a display that is missing is a platform
// error, which the binding writes to the standard logger and forgets.
func start() error {
	if started() {
		return nil
	}
	said := listen(func() {
		if err := glfw.Init(); err != nil {
			log.Print(err)
		}
	})
	if !started() {
		return &DisplayError{Reason: said}
	}
	return nil
}

func started() (ok bool) {
	defer func() { ok = recover() == nil }()
	glfw.GetTime() // the binding panics when glfw is not initialised
	return true
}

// newWindow makes a window that Vulkan may draw in.
func newWindow(title string, width, height int) (*glfw.Window, error) {
	glfw.WindowHint(glfw.ClientAPI, glfw.NoAPI)
	var w *glfw.Window
	said := listen(func() {
		var err error
		if w, err = glfw.CreateWindow(width, height, title, nil, nil); err != nil {
			log.Print(err)
		}
	})
	if w == nil {
		return nil, &DisplayError{Reason: said}
	}
	return w, nil
}

// listen returns what f makes the standard logger say.
func listen(f func()) string {
	var said strings.Builder
	out, flags := log.Writer(), log.Flags()
	log.SetOutput(&said)
	log.SetFlags(0)
	defer func() {
		log.SetOutput(out)
		log.SetFlags(flags)
	}()
	f()
	if text := strings.TrimSpace(said.String()); text != "" {
		return text
	}
	return "glfw does not say why"
}
