package vulkan

import (
	"errors"
	"os"
	"testing"
)

// Data kept for a device is found again, unless it is damaged.
func TestKept(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *Device) {
		if _, ok := d.Kept("notes"); ok {
			t.Fatal("there are notes before any were kept")
		}
		if err := d.Keep("notes", []byte("a\nb")); err != nil {
			t.Fatal(err)
		}
		if got, ok := d.Kept("notes"); !ok || string(got) != "a\nb" {
			t.Errorf("%q, %v", got, ok)
		}
		if _, ok := d.Kept("other"); ok {
			t.Error("there is data under another name")
		}
		for _, damaged := range []string{"", "a\nb", "00\na\nb"} {
			if err := os.WriteFile(d.keptFile("notes"), []byte(damaged), 0o600); err != nil {
				t.Fatal(err)
			}
			if got, ok := d.Kept("notes"); ok {
				t.Errorf("%q of a damaged file", got)
			}
		}
		path := d.keptFile("notes")
		if err := errors.Join(os.Remove(path), os.Symlink("/dev/zero", path)); err != nil {
			t.Fatal(err)
		}
		if got, ok := d.Kept("notes"); ok {
			t.Errorf("%d bytes of an endless file", len(got))
		}
		if err := errors.Join(d.Keep("notes", nil), d.Keep("notes", nil)); err != nil {
			t.Error(err)
		}
	})
}

func TestNothingIsKeptWithoutAFolder(t *testing.T) {
	host := hostDevice(t)
	defer host.Close()
	var failed *KeepError
	if err := host.Keep("notes", []byte("a")); !errors.As(err, &failed) || failed.Error() == "" {
		t.Errorf("%v, want a KeepError", err)
	}
}
