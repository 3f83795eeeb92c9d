package bits

import (
	_ "embed"
	"fmt"
	"strings"
)

// Version is the corpus's: it grows whenever the corpus is drawn anew, since
// hashes of two corpora do not compare.
const Version = 3

// Seed makes the operands' data. It is the tool's default, so that gpubench check
// compares a line of the corpus over the same data.
const Seed = 1

//go:embed corpus.txt
var corpus string

//go:embed recorded.txt
var recorded string

// Lines is the corpus, op lines as a suite file has them.
func Lines() []string {
	var lines []string
	for _, line := range strings.Split(corpus, "\n") {
		if line != "" && line[0] != '#' {
			lines = append(lines, line)
		}
	}
	return lines
}

// Hashes are what a device makes of the corpus.
type Hashes struct {
	// SHA256 is that of the bytes of all results in order, in hexadecimal.
	SHA256 string
	Lines  []LineHash
}

// LineHash is the first 12 hexadecimal digits of the SHA-256 of a line's
// operands and of its result.
type LineHash struct{ Operands, Result string }

// Recorded is what every device must make of the corpus.
func Recorded() (Hashes, error) { return parse(recorded) }

// String writes the hashes as recorded.txt holds them.
func (h Hashes) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# What every device makes of version %d of the corpus. DO NOT EDIT: written by\n", Version)
	b.WriteString("# go test ./cmd/gpubench -run TestRecordedBits -update, on the host device.\n")
	b.WriteString("#\n# First the SHA-256 of the bytes of all results in order; then, line by line,\n")
	b.WriteString("# the first digits of that of the operands' bytes and of the result's.\n")
	fmt.Fprintf(&b, "%d %s\n", Version, h.SHA256)
	for _, l := range h.Lines {
		fmt.Fprintf(&b, "%s %s\n", l.Operands, l.Result)
	}
	return b.String()
}

func parse(text string) (Hashes, error) {
	var h Hashes
	for i, line := range strings.Split(text, "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		first, second, ok := strings.Cut(line, " ")
		switch {
		case !ok:
			return Hashes{}, fmt.Errorf("recorded.txt:%d: want two words, got %q", i+1, line)
		case h.SHA256 != "":
			h.Lines = append(h.Lines, LineHash{first, second})
		case first != fmt.Sprint(Version):
			return Hashes{}, fmt.Errorf("recorded.txt:%d: it is of version %s of the corpus, which is now %d: record it again", i+1, first, Version)
		default:
			h.SHA256 = second
		}
	}
	return h, nil
}
