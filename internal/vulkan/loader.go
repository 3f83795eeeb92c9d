package vulkan

import (
	"errors"
	"os"
	"slices"
	"unsafe"

	"github.com/weft-gpu/weft/internal/vkabi"
	"github.com/weft-gpu/weft/internal/vkx"
)

// loader is the system's Vulkan loader and the functions of the one instance that it has made. Both
// drivers share it.
type loader struct {
	libraries           []string // its names; nil: the system's names
	getInstanceProcAddr entry
	global              globalFunctions
	functions           instanceFunctions
	instance            uintptr
	version             uint32 // the version that the instance was made for
	messenger           uint64
}

// globalFunctions need no instance.
type globalFunctions struct {
	EnumerateInstanceVersion, EnumerateInstanceLayerProperties, EnumerateInstanceExtensionProperties, CreateInstance entry
}

// instanceFunctions are the instance's.
type instanceFunctions struct {
	DestroyInstance, EnumeratePhysicalDevices, CreateDevice, GetDeviceProcAddr,
	GetPhysicalDeviceProperties, GetPhysicalDeviceProperties2, GetPhysicalDeviceFeatures2, GetPhysicalDeviceMemoryProperties2,
	GetPhysicalDeviceQueueFamilyProperties, EnumerateDeviceExtensionProperties, GetPhysicalDeviceCooperativeMatrixPropertiesKHR,
	CreateDebugUtilsMessengerEXT, DestroyDebugUtilsMessengerEXT entry
}

// errNarrow: package vkabi has the layouts of 64-bit platforms only.
var errNarrow = errors.New("this platform has 32 bits, and Vulkan is supported on those with 64")

func (l *loader) load() error {
	if l.getInstanceProcAddr != 0 {
		return nil
	}
	if unsafe.Sizeof(uintptr(0)) != 8 {
		return errNarrow
	}
	names := l.libraries
	if names == nil {
		names = vkx.LoaderNames()
	}
	address, err := vkx.OpenLoader(names)
	if err != nil {
		return err
	}
	l.getInstanceProcAddr = entry(address)
	resolve(&l.global, l.getInstanceProcAddr, 0)
	return nil
}

func (l *loader) instanceVersion() (version uint32) {
	if f := l.global.EnumerateInstanceVersion; f == 0 || f.call(uintptr(unsafe.Pointer(&version))) != success {
		return 0
	}
	return version
}

func (l *loader) hasLayer(name string) bool {
	layers := listed(nil, func(n *uint32, list *vkabi.LayerProperties) int32 {
		return l.global.EnumerateInstanceLayerProperties.call(uintptr(unsafe.Pointer(n)), uintptr(unsafe.Pointer(list)))
	})
	return slices.ContainsFunc(layers, func(layer vkabi.LayerProperties) bool { return textOf(layer.LayerName[:]) == name })
}

// waylandSurface is used in a Wayland session only: elsewhere Mesa complains on stderr.
const waylandSurface = "VK_KHR_wayland_surface"

// portabilityEnumeration lists devices that are not fully conformant, such as MoltenVK's.
const portabilityEnumeration = "VK_KHR_portability_enumeration"

// wantedExtensions are used where they are offered. Those for surfaces let a window show a result,
// and cost nothing without one.
var wantedExtensions = []string{
	portabilityEnumeration, "VK_KHR_surface", "VK_KHR_xlib_surface", "VK_KHR_xcb_surface",
	"VK_KHR_win32_surface", "VK_EXT_metal_surface", "VK_EXT_headless_surface", waylandSurface,
}

// extensions returns the extensions to make an instance with.
func (l *loader) extensions() (taken []string) {
	offered := listed(nil, func(n *uint32, list *vkabi.ExtensionProperties) int32 {
		return l.global.EnumerateInstanceExtensionProperties.call(0, uintptr(unsafe.Pointer(n)), uintptr(unsafe.Pointer(list)))
	})
	for _, name := range wantedExtensions {
		if name == waylandSurface && os.Getenv("WAYLAND_DISPLAY") == "" {
			continue
		}
		if slices.ContainsFunc(offered, func(e vkabi.ExtensionProperties) bool { return textOf(e.ExtensionName[:]) == name }) {
			taken = append(taken, name)
		}
	}
	return taken
}

// instanceInfo returns the structure to create an instance with; with validate it includes the
// validation layer and synchronization validation.
func (l *loader) instanceInfo(p *pinned, version uint32, validate bool) *vkabi.InstanceCreateInfo {
	name := p.text("weft")
	info := &vkabi.InstanceCreateInfo{
		SType: vkabi.VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
		PApplicationInfo: pin(p, &vkabi.ApplicationInfo{
			SType: vkabi.VK_STRUCTURE_TYPE_APPLICATION_INFO, PApplicationName: name, PEngineName: name, ApiVersion: version,
		}),
	}
	extensions := l.extensions()
	if slices.Contains(extensions, portabilityEnumeration) {
		info.Flags = vkabi.VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR
	}
	if validate {
		extensions = append(extensions, "VK_EXT_debug_utils", "VK_EXT_validation_features")
		info.EnabledLayerCount, info.PpEnabledLayerNames = 1, p.texts([]string{validationLayer})
		info.PNext = unsafe.Pointer(pin(p, &vkabi.ValidationFeaturesEXT{
			SType: vkabi.VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT, PNext: unsafe.Pointer(pin(p, messengerInfo())),
			EnabledValidationFeatureCount: 1,
			PEnabledValidationFeatures:    pinAll(p, []uint32{vkabi.VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT}),
		}))
	}
	info.EnabledExtensionCount, info.PpEnabledExtensionNames = uint32(len(extensions)), p.texts(extensions)
	return pin(p, info)
}

func messengerInfo() *vkabi.DebugUtilsMessengerCreateInfoEXT {
	return &vkabi.DebugUtilsMessengerCreateInfoEXT{
		SType:           vkabi.VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT,
		MessageSeverity: vkabi.VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | vkabi.VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
		MessageType:     vkabi.VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT,
		PfnUserCallback: vkx.MessageCallback(),
	}
}

// attach resolves a new instance's functions; with validate, nextMessage returns its messages.
func (l *loader) attach(instance uintptr, version uint32, validate bool) int32 {
	l.instance, l.version = instance, version
	resolve(&l.functions, l.getInstanceProcAddr, instance)
	if create := l.functions.CreateDebugUtilsMessengerEXT; validate && create != 0 {
		return create.call(instance, uintptr(unsafe.Pointer(messengerInfo())), 0, uintptr(unsafe.Pointer(&l.messenger)))
	}
	return success
}

// detach undoes attach, before the instance is destroyed.
func (l *loader) detach() {
	if l.messenger != 0 {
		l.functions.DestroyDebugUtilsMessengerEXT.call(l.instance, uintptr(l.messenger), 0)
	}
	l.messenger, l.instance, l.functions = 0, 0, instanceFunctions{}
}

func (l *loader) nextMessage() (m message, dropped uint64, ok bool) {
	next, dropped, ok := vkx.NextMessage()
	return message{next.Text, next.IsError}, dropped, ok
}
