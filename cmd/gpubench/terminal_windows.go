package main

import (
	"os"

	"golang.org/x/sys/windows"
)

// understandsEscapes has a console take escape sequences, and reports whether it does:
// Windows' do from version 10 on. wine's agrees and shows them as they are, which the
// place of the cursor tells.
func understandsEscapes(screen *os.File) bool {
	console := windows.Handle(screen.Fd())
	var mode uint32
	if os.Getenv("TERM") == "dumb" || windows.GetConsoleMode(console, &mode) != nil ||
		windows.SetConsoleMode(console, mode|windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING) != nil {
		return false
	}
	const nothing = "\x1b[m"
	var before, after windows.ConsoleScreenBufferInfo
	if windows.GetConsoleScreenBufferInfo(console, &before) != nil {
		return false
	}
	if _, err := screen.WriteString(nothing); err != nil {
		return false
	}
	if windows.GetConsoleScreenBufferInfo(console, &after) != nil || after.CursorPosition != before.CursorPosition {
		_, _ = screen.WriteString("\r   \r") // a table begins at its line's start
		return false
	}
	return true
}
