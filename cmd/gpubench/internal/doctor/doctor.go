// Package doctor looks at what a machine needs to compute by Vulkan: environment variables, the
// drivers' manifests and libraries, the kernel's device files, layers and cache folders. It opens
// no device, so that it can tell why none opens.
package doctor

import (
	"os"
	"runtime"
)

// Level is how bad a finding is.
type Level string

// The levels.
const (
	Good  Level = "good"
	Note  Level = "note"  // worth knowing; nothing to mend
	Wrong Level = "WRONG" // something will not work
)

// Finding is one line of what was found.
type Finding struct {
	Level Level  `json:"level"`
	About string `json:"about"`
	What  string `json:"what"`
	Mend  string `json:"mend,omitempty"` // how; "" where there is nothing to mend

	Vulkan bool `json:"-"` // it is of a device that computes by Vulkan
}

// AboutLoader is what findings about the Vulkan loader are about.
const AboutLoader = "loader"

// Machine is what is looked at.
type Machine struct {
	OS        string
	Arch      string                      // as Go names it
	Root      string                      // before every path: "" for the machine's own
	Variables func(string) (string, bool) // as os.LookupEnv
	List      []string                    // all variables, as os.Environ
	Home      string                      // "" for none
}

// This is the machine that the program runs on.
func This() Machine {
	home, _ := os.UserHomeDir() // none is found where it is needed
	return Machine{OS: runtime.GOOS, Arch: runtime.GOARCH, Variables: os.LookupEnv, List: os.Environ(), Home: home}
}

// Examine looks at all of it, in the order in which a program needs it.
func Examine(m Machine) []Finding {
	var list []Finding
	list = append(list, m.variables()...)
	if m.OS != "linux" {
		return append(list, finding(Note, "drivers", "manifests, libraries and device files are looked at on Linux alone", ""))
	}
	list = append(list, m.drivers()...)
	list = append(list, m.layers()...)
	list = append(list, m.deviceFiles()...)
	return append(list, m.caches()...)
}

// variable is a variable's value, "" where it is not set.
func (m Machine) variable(name string) string {
	value, _ := m.Variables(name)
	return value
}

// path is a file of the machine.
func (m Machine) path(name string) string { return m.Root + name }

func finding(level Level, about, what, mend string) Finding {
	return Finding{Level: level, About: about, What: what, Mend: mend}
}
