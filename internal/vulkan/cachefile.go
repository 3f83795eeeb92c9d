package vulkan

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/weft-gpu/weft/internal/readfile"
)

// cacheFile is a device's pipeline cache on disk: our header, then what the driver gave. The
// header names the driver build, so that another driver's data is never handed to this one, and
// carries a checksum, so that damaged data is not either: drivers have crashed on both.
type cacheFile struct {
	path string // empty: nothing is kept
	key  [32]byte
	// The start of the driver's data, which the specification fixes: header length, version 1,
	// vendor, device, pipelineCacheUUID.
	head   [32]byte
	loaded [32]byte // checksum of what is on disk, as far as known
	own    [32]byte // that of what the driver's cache had when it was last saved
}

const cacheMagic = "weft pipelines 1"

// maxOfACache is far above any driver's cache, in bytes: a larger file is none.
const maxOfACache = 1 << 29

// cacheHeader is magic, key, checksum of the data.
const cacheHeader = len(cacheMagic) + 32 + 32

func newCacheFile(d *Device) *cacheFile {
	f := &cacheFile{}
	binary.LittleEndian.PutUint32(f.head[0:], 32)
	binary.LittleEndian.PutUint32(f.head[4:], 1)
	binary.LittleEndian.PutUint32(f.head[8:], d.info.VendorID)
	binary.LittleEndian.PutUint32(f.head[12:], d.info.DeviceID)
	copy(f.head[16:], d.facts.cacheUUID[:])
	identity := append([]byte(d.info.Label()+"\x00"+d.info.APIVersion+"\x00"), f.head[:]...)
	identity = binary.LittleEndian.AppendUint32(identity, d.facts.driverVersion)
	f.key = sha256.Sum256(identity)
	if d.config.CacheDir != "" {
		f.path = filepath.Join(d.config.CacheDir, "pipelines", hex.EncodeToString(f.key[:12])+".bin")
	}
	return f
}

// news reports whether the driver's cache has what was not saved yet, and notes it as
// saved. Some drivers keep nothing beyond the head.
func (f *cacheFile) news(data []byte) bool {
	sum := sha256.Sum256(data)
	if f.path == "" || len(data) <= len(f.head) || sum == f.loaded || sum == f.own {
		return false
	}
	f.own = sum
	return true
}

// others is what the file has that was not there when it was last read or written; nil
// where that is nothing.
func (f *cacheFile) others(logger *slog.Logger) []byte {
	known := f.loaded
	data := f.load(logger)
	if data == nil || f.loaded == known {
		return nil
	}
	return data
}

// load returns the driver's data, or nil when there is none that can be trusted.
func (f *cacheFile) load(logger *slog.Logger) []byte {
	if f.path == "" {
		return nil
	}
	file, err := readfile.Kept(f.path, maxOfACache)
	if err != nil {
		if !os.IsNotExist(err) {
			logger.Info("pipeline cache not read", "error", err)
		}
		return nil
	}
	data, ok := f.trusted(file)
	if !ok {
		logger.Info("pipeline cache discarded: it is damaged or another driver's", "file", f.path)
		return nil
	}
	f.loaded = sha256.Sum256(data)
	return data
}

// trusted returns the data of a file that is whole and this driver's.
func (f *cacheFile) trusted(file []byte) (data []byte, ok bool) {
	if len(file) < cacheHeader+len(f.head) || string(file[:len(cacheMagic)]) != cacheMagic {
		return nil, false
	}
	key, sum, data := file[len(cacheMagic):cacheHeader-32], file[cacheHeader-32:cacheHeader], file[cacheHeader:]
	want := sha256.Sum256(data)
	return data, bytes.Equal(key, f.key[:]) && bytes.Equal(sum, want[:]) && bytes.Equal(data[:32], f.head[:])
}

// save writes the data where it has changed, under another name first, so that no reader ever
// sees half a file. A cache that cannot be written is no error: it is only said.
func (f *cacheFile) save(data []byte, logger *slog.Logger) {
	sum := sha256.Sum256(data)
	if f.path == "" || len(data) <= len(f.head) || sum == f.loaded {
		return
	}
	file := append([]byte(cacheMagic), f.key[:]...)
	file = append(append(file, sum[:]...), data...)
	if err := writeAtomically(f.path, file); err != nil {
		logger.Info("pipeline cache not written", "error", err)
		return
	}
	f.loaded = sum
}

func writeAtomically(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	temporary, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	_, err = temporary.Write(data)
	if closeErr := temporary.Close(); err == nil {
		err = closeErr
	}
	if err == nil {
		err = os.Rename(temporary.Name(), path)
	}
	if err != nil {
		_ = os.Remove(temporary.Name()) // the first error is the one to tell
	}
	sweep(path)
	return err
}

// abandoned is how old a file must be that nobody will rename any more.
const abandoned = time.Hour

// sweep takes away what processes that were killed in the midst of writing have left.
func sweep(path string) {
	folder, _ := os.ReadDir(filepath.Dir(path)) // or the next time, as below
	for _, entry := range folder {
		if !strings.HasPrefix(entry.Name(), filepath.Base(path)+".") || !entry.Type().IsRegular() {
			continue
		}
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) > abandoned {
			_ = os.Remove(filepath.Join(filepath.Dir(path), entry.Name()))
		}
	}
}
