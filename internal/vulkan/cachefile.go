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

// cacheFile is a device's pipeline cache on disk: our header, then the driver's data. The header
// names the driver build, so that a driver never gets another driver's data, and has a checksum, so
// that it never gets damaged data: drivers have crashed on both.
type cacheFile struct {
	path string // empty: nothing is kept
	key  [32]byte
	// The start of the driver's data, as the specification fixes it: header length, version 1,
	// vendor, device, pipelineCacheUUID.
	head   [32]byte
	loaded [32]byte // checksum of the data on disk, as far as known
	own    [32]byte // checksum of the driver's cache when it was last saved
}

const cacheMagic = "weft pipelines 1"

// maxOfACache, in bytes, is far above any driver's cache: a larger file is not a cache.
const maxOfACache = 1 << 29

// cacheHeader is the length of the magic, the key and the checksum.
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

// news reports whether the driver's cache has data that was not saved yet, and marks it as saved.
// Some drivers keep nothing beyond the head.
func (f *cacheFile) news(data []byte) bool {
	sum := sha256.Sum256(data)
	if f.path == "" || len(data) <= len(f.head) || sum == f.loaded || sum == f.own {
		return false
	}
	f.own = sum
	return true
}

// others returns the file's data if another process has changed it since it was last read or
// written, else nil.
func (f *cacheFile) others(logger *slog.Logger) []byte {
	known := f.loaded
	data := f.load(logger)
	if data == nil || f.loaded == known {
		return nil
	}
	return data
}

// load returns the driver's data, or nil when there is none to trust.
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

// trusted returns the data of a file that is undamaged and this driver's.
func (f *cacheFile) trusted(file []byte) (data []byte, ok bool) {
	if len(file) < cacheHeader+len(f.head) || string(file[:len(cacheMagic)]) != cacheMagic {
		return nil, false
	}
	key, sum, data := file[len(cacheMagic):cacheHeader-32], file[cacheHeader-32:cacheHeader], file[cacheHeader:]
	want := sha256.Sum256(data)
	return data, bytes.Equal(key, f.key[:]) && bytes.Equal(sum, want[:]) && bytes.Equal(data[:32], f.head[:])
}

// save writes the data if it has changed. It writes to a temporary file first, so that no reader
// sees half a file. A failure to write is logged and is no error.
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
		_ = os.Remove(temporary.Name()) // the first error is the one to report
	}
	sweep(path)
	return err
}

// abandoned is the age from which nobody will rename a temporary file any more.
const abandoned = time.Hour

// sweep removes temporary files of processes that were killed while they wrote.
func sweep(path string) {
	folder, _ := os.ReadDir(filepath.Dir(path)) // what is not seen now goes the next time
	for _, entry := range folder {
		if !strings.HasPrefix(entry.Name(), filepath.Base(path)+".") || !entry.Type().IsRegular() {
			continue
		}
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) > abandoned {
			_ = os.Remove(filepath.Join(filepath.Dir(path), entry.Name()))
		}
	}
}
