package doctor

import (
	"debug/elf"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/readfile"
)

// maxOfAManifest is far more than a manifest has, in bytes.
const maxOfAManifest = 1 << 20

// drivers looks at the manifests that the loader reads, and the libraries that they name.
func (m Machine) drivers() []Finding {
	var list []Finding
	if m.library("libvulkan.so.1") == "" {
		list = append(list, finding(Wrong, AboutLoader, "libvulkan.so.1 is in no folder of libraries", "install it (Debian: apt install libvulkan1)"))
	} else {
		list = append(list, finding(Good, AboutLoader, m.library("libvulkan.so.1"), ""))
	}
	manifests := m.manifests()
	for _, file := range manifests {
		list = append(list, m.driver(file))
	}
	if len(manifests) == 0 {
		list = append(list, finding(Wrong, "drivers", "there is no driver's manifest in "+strings.Join(m.manifestFolders(), ", "),
			"install a driver (Debian: apt install mesa-vulkan-drivers, or the GPU vendor's)"))
	}
	if m.exists("/proc/driver/nvidia/version") && !slices.ContainsFunc(manifests, func(f string) bool { return strings.Contains(filepath.Base(f), "nvidia") }) {
		list = append(list, finding(Wrong, "drivers", "the kernel has NVIDIA's driver, and there is no nvidia_icd.json",
			"install its Vulkan part (Debian: nvidia-vulkan-icd); in a container, NVIDIA_DRIVER_CAPABILITIES=all"))
	}
	return list
}

// manifests are the files that the loader reads: those of the variables, or those of the folders.
func (m Machine) manifests() []string {
	for _, name := range []string{"VK_DRIVER_FILES", "VK_ICD_FILENAMES"} {
		if value := m.variable(name); value != "" {
			return m.named(value)
		}
	}
	list := m.named(m.variable("VK_ADD_DRIVER_FILES"))
	for _, folder := range m.manifestFolders() {
		found, _ := filepath.Glob(filepath.Join(folder, "*.json")) // a folder is no bad pattern
		list = append(list, found...)
	}
	return list
}

// named are the files of a list in a variable; of a folder, those in it.
func (m Machine) named(value string) []string {
	var list []string
	for _, name := range filepath.SplitList(value) {
		if info, err := os.Stat(m.path(name)); err == nil && info.IsDir() {
			found, _ := filepath.Glob(filepath.Join(m.path(name), "*.json"))
			list = append(list, found...)
		} else if name != "" {
			list = append(list, m.path(name))
		}
	}
	return list
}

// manifestFolders are those of the loader's documentation (LoaderDriverInterface.md, "Driver
// Discovery on Linux").
func (m Machine) manifestFolders() []string { return m.vulkanFolders("icd.d") }

func (m Machine) vulkanFolders(kind string) []string {
	or := func(name, otherwise string) []string {
		if value := m.variable(name); value != "" {
			return filepath.SplitList(value)
		}
		return filepath.SplitList(otherwise)
	}
	var folders []string
	if m.Home != "" {
		folders = append(or("XDG_CONFIG_HOME", m.Home+"/.config"), or("XDG_DATA_HOME", m.Home+"/.local/share")...)
	}
	folders = append(folders, or("XDG_CONFIG_DIRS", "/etc/xdg")...)
	folders = append(folders, "/etc")
	folders = append(folders, or("XDG_DATA_DIRS", "/usr/local/share:/usr/share")...)
	for i, f := range folders {
		folders[i] = m.path(filepath.Join(f, "vulkan", kind))
	}
	return folders
}

// driver looks at a manifest and its library.
func (m Machine) driver(file string) Finding {
	const about = "driver"
	data, err := readfile.Regular(file, maxOfAManifest)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return finding(Wrong, about, file+" is not there", "mend the variable that names it")
	case err != nil:
		return finding(Wrong, about, err.Error(), "make it readable")
	}
	var manifest struct {
		ICD struct {
			Library string `json:"library_path"`
		}
	}
	if err := json.Unmarshal(data, &manifest); err != nil || manifest.ICD.Library == "" {
		return finding(Wrong, about, file+" is no driver's manifest: the loader may then report that memory is short", "install its package again, or remove it")
	}
	library := manifest.ICD.Library
	switch {
	case filepath.IsAbs(library):
		library = m.path(library)
	case strings.Contains(library, "/"):
		library = filepath.Join(filepath.Dir(file), library)
	default:
		library = m.library(library)
	}
	if _, err := os.Stat(library); library == "" || err != nil {
		return finding(Wrong, about, fmt.Sprintf("%s names the library %s, which is not there", file, manifest.ICD.Library), "install its package again")
	}
	if what, mend := m.loads(library); what != "" {
		return finding(Wrong, about, what, mend)
	}
	return finding(Good, about, file, "")
}

// machines are ELF's names of Go's architectures.
var machines = map[string]elf.Machine{"amd64": elf.EM_X86_64, "arm64": elf.EM_AARCH64, "386": elf.EM_386, "riscv64": elf.EM_RISCV, "ppc64le": elf.EM_PPC64, "loong64": elf.EM_LOONGARCH}

// loads says why a library does not load, as far as its file tells; "" where it seems to.
func (m Machine) loads(library string) (what, mend string) {
	file, err := readfile.Open(library)
	if err != nil {
		return fmt.Sprintf("%s is no library: %v", library, err), "install its package again"
	}
	defer file.Close()
	f, err := elf.NewFile(file)
	if err != nil {
		return fmt.Sprintf("%s is no library: %v", library, err), "install its package again"
	}
	defer f.Close()
	if want, ok := machines[m.Arch]; ok && f.Machine != want {
		return fmt.Sprintf("%s is for %v, and this program for %s", library, f.Machine, m.Arch), "install the driver of this architecture"
	}
	needed, err := f.ImportedLibraries()
	if err != nil {
		return fmt.Sprintf("%s is damaged: %v", library, err), "install its package again"
	}
	beside, _ := f.DynString(elf.DT_RUNPATH)
	for _, name := range needed {
		if m.library(name) == "" && !slices.ContainsFunc(beside, func(dir string) bool {
			return m.exists(strings.TrimPrefix(filepath.Join(strings.ReplaceAll(dir, "$ORIGIN", filepath.Dir(library)), name), m.Root))
		}) {
			return fmt.Sprintf("%s needs %s, which is in no folder of libraries", library, name), "install the package that has " + name
		}
	}
	return "", ""
}

// library is where the dynamic linker finds a library: in LD_LIBRARY_PATH, the folders of
// /etc/ld.so.conf.d, and its own. "" where it does not.
func (m Machine) library(name string) string {
	folders := filepath.SplitList(m.variable("LD_LIBRARY_PATH"))
	configured, _ := filepath.Glob(m.path("/etc/ld.so.conf.d/*.conf"))
	for _, file := range configured {
		text, _ := readfile.Regular(file, maxOfAManifest) // one that cannot be read has no folders
		for _, line := range strings.Split(string(text), "\n") {
			if line = strings.TrimSpace(line); strings.HasPrefix(line, "/") {
				folders = append(folders, line)
			}
		}
	}
	for _, folder := range append(folders, "/lib64", "/usr/lib64", "/lib", "/usr/lib", "/usr/local/lib") {
		if file := filepath.Join(folder, name); m.exists(file) {
			return m.path(file)
		}
	}
	return ""
}

func (m Machine) exists(name string) bool {
	_, err := os.Stat(m.path(name))
	return err == nil
}

// layers looks for those that a variable asks for.
func (m Machine) layers() []Finding {
	var list []Finding
	for _, layer := range filepath.SplitList(m.variable("VK_INSTANCE_LAYERS")) {
		if layer != "" && !m.hasLayer(layer) {
			list = append(list, finding(Wrong, "layers", "VK_INSTANCE_LAYERS asks for "+layer+", of which there is no manifest", "install it, or unset the variable"))
		}
	}
	const validation = "VK_LAYER_KHRONOS_validation"
	if m.hasLayer(validation) {
		return append(list, finding(Good, "layers", validation+" is there", ""))
	}
	return append(list, finding(Note, "layers", validation+" is not there: WithValidationLayers will fail", "to develop, install it (Debian: apt install vulkan-validationlayers)"))
}

// hasLayer reports whether a manifest names a layer.
func (m Machine) hasLayer(name string) bool {
	folders := append(m.vulkanFolders("explicit_layer.d"), m.vulkanFolders("implicit_layer.d")...)
	for _, variable := range []string{"VK_LAYER_PATH", "VK_ADD_LAYER_PATH"} {
		for _, folder := range filepath.SplitList(m.variable(variable)) {
			folders = append(folders, m.path(folder))
		}
	}
	for _, folder := range folders {
		files, _ := filepath.Glob(filepath.Join(folder, "*.json"))
		for _, file := range files {
			if text, err := readfile.Regular(file, maxOfAManifest); err == nil && strings.Contains(string(text), `"`+name+`"`) {
				return true
			}
		}
	}
	return false
}
