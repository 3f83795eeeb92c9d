package vulkan

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/weft-gpu/weft/internal/readfile"
)

// maxKept is the most bytes read of a file beside the pipeline cache. Kept data has some thousand
// bytes.
const maxKept = 1 << 24

// KeepError says that data could not be kept for a device.
type KeepError struct {
	Device string
	Name   string
	Err    error
}

func (e *KeepError) Error() string {
	return fmt.Sprintf("device: the %s of %s is not kept: %v; WithCacheDir names a folder that can be written", e.Name, e.Device, e.Err)
}

func (e *KeepError) Unwrap() error { return e.Err }

var errNoCacheDir = errors.New("there is no cache folder")

// keptFile is the file, beside the pipeline cache, of data kept for the device and its driver's
// version; "" on the host and without a cache folder.
func (d *Device) keptFile(name string) string {
	if d.IsHost() || d.pipelines.file == nil || d.pipelines.file.path == "" {
		return ""
	}
	return filepath.Join(filepath.Dir(d.pipelines.file.path), hex.EncodeToString(d.pipelines.file.key[:12])+"."+name)
}

// Keep writes data under a name to the cache folder, for this device and this version of its
// driver; nil removes it. Its errors are *[KeepError].
func (d *Device) Keep(name string, data []byte) error {
	path, err := d.keptFile(name), errNoCacheDir
	switch {
	case path == "":
	case data == nil:
		if err = os.Remove(path); errors.Is(err, os.ErrNotExist) {
			err = nil
		}
	default:
		sum := sha256.Sum256(data)
		err = writeAtomically(path, append([]byte(hex.EncodeToString(sum[:])+"\n"), data...))
	}
	if err != nil {
		return &KeepError{Device: d.info.Name, Name: name, Err: err}
	}
	return nil
}

// Kept returns the data that [Device.Keep] wrote for this device and this version of its driver; ok
// is false if there is none or it is damaged.
func (d *Device) Kept(name string) (data []byte, ok bool) {
	path := d.keptFile(name)
	if path == "" {
		return nil, false
	}
	text, err := readfile.Kept(path, maxKept)
	if err != nil {
		return nil, false
	}
	sum, rest, _ := strings.Cut(string(text), "\n")
	if want := sha256.Sum256([]byte(rest)); sum != hex.EncodeToString(want[:]) {
		d.config.Logger.Info("discarded: it is damaged", "file", path)
		return nil, false
	}
	return []byte(rest), true
}

// SmallOnHost reports whether the host should compute small work: on a CPU's driver, whose memory
// the host sees, unless an option checks what the driver does.
func (d *Device) SmallOnHost() bool {
	c := &d.config
	watched := c.Validation || c.Robust || c.Guards || c.ReferenceCheck
	return d.info.Kind == CPU && !d.info.Simulated && !c.SmallOnDevice && !watched
}

// Tuned reports whether to use the choices of gpubench tune for the device.
func (d *Device) Tuned() bool { return !d.config.Untuned }
