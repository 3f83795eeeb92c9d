//go:build window && cgo

package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// screen is a client of the X server, apart from the tool's own: it sees what
// is on the screen, and does to the window what a user does. Requests and their
// numbers are those of the X Window System Protocol, version 11.
type screen struct {
	conn net.Conn
	root uint32
}

// Opcodes, and other numbers of the protocol.
const (
	opConfigureWindow = 12
	opGetGeometry     = 14
	opQueryTree       = 15
	opGetProperty     = 20
	opSendEvent       = 25
	opGetImage        = 73

	wmName     = 39 // predefined atom
	zPixmap    = 2
	eventPress = 2
	maskPress  = 1
	maskSize   = 4 | 8 // width and height
	allPlanes  = 1<<32 - 1
)

// Keycodes, in the keymap of PCs.
const (
	keyEscape = 9
	keyS      = 39
	keyD      = 40
	keyC      = 54
	keyN      = 57
	keySpace  = 65
)

var le = binary.LittleEndian

// openScreen connects to the X server of DISPLAY. While the connection lasts, the
// server does not reset itself, as it does after its last client and refuses
// others meanwhile.
func openScreen(t *testing.T) *screen {
	t.Helper()
	display := os.Getenv("DISPLAY")
	if display == "" {
		t.Fatal("there is no display: run the test through xvfb-run")
	}
	_, number, _ := strings.Cut(display, ":")
	number, _, _ = strings.Cut(number, ".")
	for deadline := time.Now().Add(slowest); ; time.Sleep(50 * time.Millisecond) {
		s, err := connect(number)
		if err == nil {
			t.Cleanup(func() { s.conn.Close() })
			return s
		}
		if time.Now().After(deadline) {
			t.Fatalf("display %s: %v (the test needs a local X server: run it through xvfb-run)", display, err)
		}
	}
}

func connect(number string) (*screen, error) {
	conn, err := net.Dial("unix", "/tmp/.X11-unix/X"+number)
	if err != nil {
		return nil, err
	}
	s := &screen{conn: conn}
	if err := s.greet(number); err != nil {
		conn.Close()
		return nil, err
	}
	return s, nil
}

// greet opens the connection and learns the root window.
func (s *screen) greet(number string) error {
	name, data := cookie(number)
	hello := []byte{'l', 0, 11, 0, 0, 0}
	hello = le.AppendUint16(hello, uint16(len(name)))
	hello = le.AppendUint16(hello, uint16(len(data)))
	hello = append(hello, 0, 0)
	hello = append(append(hello, padded(name)...), padded(data)...)
	if _, err := s.conn.Write(hello); err != nil {
		return err
	}
	head := make([]byte, 8)
	if _, err := io.ReadFull(s.conn, head); err != nil {
		return err
	}
	body := make([]byte, 4*int(le.Uint16(head[6:])))
	if _, err := io.ReadFull(s.conn, body); err != nil {
		return err
	}
	if head[0] != 1 {
		return fmt.Errorf("the X server refuses: %s", body)
	}
	vendor, formats := int(le.Uint16(body[16:])), int(body[21])
	s.root = le.Uint32(body[32+(vendor+3)/4*4+8*formats:])
	return nil
}

// cookie finds the display's entry in the authority file; empty when there is
// none.
func cookie(number string) (name, data []byte) {
	file := os.Getenv("XAUTHORITY")
	if file == "" {
		file = filepath.Join(os.Getenv("HOME"), ".Xauthority")
	}
	content, _ := os.ReadFile(file)
	field := func() (f []byte) {
		if len(content) < 2 {
			return nil
		}
		n := min(2+int(binary.BigEndian.Uint16(content)), len(content))
		f, content = content[2:n], content[n:]
		return f
	}
	for len(content) > 2 {
		content = content[2:] // the kind of address
		field()               // the address
		display, name, data := field(), field(), field()
		if len(display) == 0 || string(display) == number {
			return name, data
		}
	}
	return nil, nil
}

func padded(b []byte) []byte { return append(b[:len(b):len(b)], make([]byte, -len(b)&3)...) }

// send sends a request: opcode, the byte beside it, and words.
func (s *screen) send(opcode, detail byte, words ...uint32) error {
	b := le.AppendUint16([]byte{opcode, detail}, uint16(len(words)+1))
	for _, w := range words {
		b = le.AppendUint32(b, w)
	}
	_, err := s.conn.Write(b)
	return err
}

// ask sends a request and reads its reply.
func (s *screen) ask(opcode, detail byte, words ...uint32) ([]byte, error) {
	if err := s.send(opcode, detail, words...); err != nil {
		return nil, err
	}
	reply := make([]byte, 32)
	if _, err := io.ReadFull(s.conn, reply); err != nil {
		return nil, err
	}
	if reply[0] != 1 {
		return nil, fmt.Errorf("X error %d of request %d", reply[1], opcode)
	}
	more := make([]byte, 4*int(le.Uint32(reply[4:])))
	_, err := io.ReadFull(s.conn, more)
	return append(reply, more...), err
}

var errNoWindow = errors.New("there is no such window")

// window finds the window whose title contains a text, below another.
func (s *screen) window(text string, below uint32) (uint32, error) {
	tree, err := s.ask(opQueryTree, 0, below)
	if err != nil {
		return 0, err
	}
	for i := range int(le.Uint16(tree[16:])) {
		child := le.Uint32(tree[32+4*i:])
		name, err := s.ask(opGetProperty, 0, child, wmName, 0, 0, 256)
		if err == nil && strings.Contains(string(name[32:]), text) {
			return child, nil
		}
		if found, err := s.window(text, child); err == nil {
			return found, nil
		}
	}
	return 0, errNoWindow
}

// see is what the screen shows of a window.
func (s *screen) see(window uint32) (*image.NRGBA, error) {
	geometry, err := s.ask(opGetGeometry, 0, window)
	if err != nil {
		return nil, err
	}
	width, height := int(le.Uint16(geometry[16:])), int(le.Uint16(geometry[18:]))
	raw, err := s.ask(opGetImage, zPixmap, window, 0, uint32(height<<16|width), allPlanes)
	if err != nil {
		return nil, err
	}
	if len(raw) != 32+4*width*height {
		return nil, fmt.Errorf("%d bytes for %dx%d pixels: the screen must have 24 bits a pixel", len(raw)-32, width, height)
	}
	img := image.NewNRGBA(image.Rect(0, 0, width, height))
	for i := range width * height {
		bgr := raw[32+4*i:]
		img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2], img.Pix[4*i+3] = bgr[2], bgr[1], bgr[0], 255
	}
	return img, nil
}

// resize does what a user does at the window's corner.
func (s *screen) resize(window uint32, width, height int) error {
	return s.send(opConfigureWindow, 0, window, maskSize, uint32(width), uint32(height))
}

// press sends a key to a window.
func (s *screen) press(window uint32, key byte) error {
	event := []uint32{eventPress | uint32(key)<<8, 0, s.root, window, 0, 0, 0, 1 << 16}
	return s.send(opSendEvent, 0, append([]uint32{window, maskPress}, event...)...)
}
