package doctor

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/user"
	"path/filepath"
	"strconv"
)

// deviceFiles looks at the kernel's files of GPUs.
func (m Machine) deviceFiles() []Finding {
	files, _ := filepath.Glob(m.path("/dev/dri/renderD*"))
	nvidia, _ := filepath.Glob(m.path("/dev/nvidia[0-9]*"))
	var list []Finding
	for _, file := range append(files, nvidia...) {
		list = append(list, m.deviceFile(file))
	}
	if len(list) > 0 {
		return list
	}
	return []Finding{finding(Note, "devices", "the kernel shows no GPU: there is no /dev/dri/renderD*", "where there is one, in a container give it by --device /dev/dri, in a virtual machine pass it through")}
}

func (m Machine) deviceFile(file string) Finding {
	f, err := os.OpenFile(file, os.O_RDWR, 0)
	if err == nil {
		f.Close()
		return finding(Good, "devices", file+" opens", "")
	}
	what := fmt.Sprintf("%s does not open: %v", file, errors.Unwrap(err))
	if errors.Is(err, fs.ErrPermission) {
		return finding(Wrong, "devices", what, fmt.Sprintf("sudo usermod -aG %s $USER, and log in again", groupOf(file)))
	}
	return finding(Wrong, "devices", what, "see the kernel's log (dmesg)")
}

// groupOf is the name of a file's group, which may open it.
func groupOf(file string) string {
	id, ok := groupID(file)
	if !ok {
		return "render"
	}
	if g, err := user.LookupGroupId(strconv.Itoa(id)); err == nil {
		return g.Name
	}
	return strconv.Itoa(id)
}

// caches looks at the folders that compiled kernels are kept in.
func (m Machine) caches() []Finding {
	base := m.variable("XDG_CACHE_HOME")
	if base == "" && m.Home != "" {
		base = m.Home + "/.cache"
	}
	if base == "" {
		return []Finding{finding(Wrong, "caches", "there is no home folder: kernels are compiled again in every process", "set XDG_CACHE_HOME to a folder that can be written")}
	}
	var list []Finding
	folders := []string{filepath.Join(base, "weft")}
	if m.variable("MESA_SHADER_CACHE_DIR") != "" {
		folders = append(folders, m.variable("MESA_SHADER_CACHE_DIR"))
	} else {
		folders = append(folders, filepath.Join(base, "mesa_shader_cache_db"))
	}
	for _, folder := range folders {
		if err := writable(m.path(folder)); err != nil {
			list = append(list, finding(Wrong, "caches", fmt.Sprintf("%s cannot be written: %v: kernels are compiled again in every process", folder, err),
				"chown it to yourself, free some room, or set XDG_CACHE_HOME"))
			continue
		}
		list = append(list, finding(Good, "caches", folder, ""))
	}
	return list
}

// writable tries to write in a folder, or in the nearest above it that is there.
func writable(folder string) error {
	info, err := os.Stat(folder)
	for errors.Is(err, fs.ErrNotExist) && folder != filepath.Dir(folder) {
		folder = filepath.Dir(folder)
		info, err = os.Stat(folder)
	}
	if err == nil && !info.IsDir() {
		err = fmt.Errorf("%s is no folder", folder)
	}
	if err != nil {
		return err
	}
	f, err := os.CreateTemp(folder, ".doctor*")
	if err != nil {
		return err
	}
	_, err = f.Write(make([]byte, 4096))
	return errors.Join(err, f.Close(), os.Remove(f.Name()))
}
