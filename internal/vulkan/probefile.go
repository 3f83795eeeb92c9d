package vulkan

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/weft-gpu/weft/internal/readfile"
)

// probeFile is where one driver's findings of one probe are kept: a line with the hash of the key
// and the JSON, then the JSON.
type probeFile struct {
	key  [32]byte
	path string // empty: nothing is kept
}

func (d *Device) probeFile(code []uint32) probeFile {
	driver := d.pipelines.file
	// A driver's features may change within one version: by its settings, or by layers above it.
	identity := fmt.Appendf(slices.Clone(driver.key[:]), "%+v", d.facts.features)
	identity = binary.LittleEndian.AppendUint32(identity, uint32(len(code)))
	for _, w := range code {
		identity = binary.LittleEndian.AppendUint32(identity, w)
	}
	f := probeFile{key: sha256.Sum256(identity)}
	if driver.path != "" && !d.info.Simulated { // a simulated device's arithmetic depends on this program
		f.path = filepath.Join(filepath.Dir(driver.path), hex.EncodeToString(f.key[:12])+".arithmetic")
	}
	return f
}

// seal is the hash of the key and a text.
func (f probeFile) seal(text []byte) []byte {
	sum := sha256.Sum256(append(f.key[:], text...))
	return hex.AppendEncode(nil, sum[:])
}

// load returns nil unless there is a file to trust.
func (f probeFile) load(names []string) *Arithmetic {
	file, err := readfile.Kept(f.path, maxKept)
	if err != nil {
		return nil
	}
	seal, text, _ := bytes.Cut(file, []byte("\n"))
	var a Arithmetic
	if !bytes.Equal(seal, f.seal(text)) || json.Unmarshal(text, &a) != nil || !a.Probed {
		return nil
	}
	a.conclude()
	for _, name := range names {
		switch a.Operations[name] {
		case Exact, ExactNormal, Inexact:
		default:
			return nil
		}
	}
	return &a
}

func (f probeFile) save(a *Arithmetic) error {
	if f.path == "" {
		return nil
	}
	text, err := json.MarshalIndent(a, "", "  ")
	if err != nil {
		return err
	}
	return writeAtomically(f.path, append(append(f.seal(text), '\n'), text...))
}
