package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/bits"
)

func TestCheckBits(t *testing.T) {
	t.Setenv("WEFT_DEVICE", "host")
	want, err := bits.Recorded()
	if err != nil {
		t.Fatal(err)
	}
	status, stdout, stderr := gpubench(t, "check", "--bits")
	if status != 0 || !strings.HasSuffix(stdout, "\nbits: "+want.SHA256+" same as recorded\n") {
		t.Errorf("status %d, %q, %q", status, stdout, stderr)
	}
	status, stdout, stderr = gpubench(t, "check", "--bits", "--format", "json")
	var r bitsRecord
	if err := json.Unmarshal([]byte(stdout), &r); status != 0 || err != nil || !r.OK || r.Lines != len(want.Lines) || r.SHA256 != want.SHA256 {
		t.Errorf("status %d, %v, %+v, %q", status, err, r, stderr)
	}
	for _, args := range [][]string{{"neg f32 [4]"}, {"--quick"}, {"--format", "csv"}} {
		if status, stdout, _ := gpubench(t, append([]string{"check", "--bits"}, args...)...); status != statusUsage || stdout != "" {
			t.Errorf("%v: status %d, %q", args, status, stdout)
		}
	}
}

func TestBitsThatDifferFail(t *testing.T) {
	var out strings.Builder
	r := bitsRecord{Corpus: 1, Lines: 2, Device: "x", Driver: "y", SHA256: "12", Recorded: "34", Error: "line 2"}
	err := r.report(&environment{flags: flags{Format: "table"}, stdout: &out})
	if statusOf(err) != statusFailed || out.String() != "2 expressions on x, y\nbits: 12, recorded 34\nFAILED line 2\n" {
		t.Errorf("%v, %q", err, out.String())
	}
}
