package vulkan

import (
	"fmt"
	"sync"
	"unsafe"

	vk "github.com/vulkan-go/vulkan"

	"github.com/weft-gpu/weft/internal/vkx"
)

// instance is the process's one instance: vulkan-go keeps its function pointers in globals. It is
// made at the first List or Open and kept, since drivers do not unload well; it is made anew
// when the wish for validation changes while no device is open.
var instance struct {
	sync.Mutex
	looked   bool
	procAddr unsafe.Pointer // vkGetInstanceProcAddr; nil without a loader
	handle   vk.Instance
	exists   bool
	validate bool
	open     int // devices
}

// Vulkan versions, as VK_MAKE_API_VERSION packs them.
const (
	vulkan11 = 1<<22 | 1<<12
	vulkan13 = 1<<22 | 3<<12
)

// AbsentError says that there is no Vulkan here: no loader, or no driver that computes.
type AbsentError struct{ NoLoader bool }

func (e *AbsentError) Error() string {
	if e.NoLoader {
		return "there is no Vulkan loader"
	}
	return "there is no Vulkan driver"
}

// openInstance makes the instance, or finds the one there is. The caller holds the lock.
func openInstance(validate bool) error {
	if instance.exists && instance.validate == validate {
		return nil
	}
	if instance.exists && instance.open > 0 {
		if !validate {
			return nil // validated is more than was asked for
		}
		return &ValidationLayersError{Reason: fmt.Sprintf(
			"%d devices are open without them: close those first, or ask for them at the first Open", instance.open)}
	}
	version, err := openLoader()
	if err != nil {
		return err
	}
	if validate && !vkx.HasLayer(instance.procAddr, vkx.ValidationLayer) {
		return &ValidationLayersError{Reason: vkx.ValidationLayer +
			" is not installed (Debian: apt install vulkan-validationlayers; elsewhere: the Vulkan SDK)"}
	}
	closeInstance()
	return createInstance(version, validate)
}

// openLoader finds the loader and the API version to ask it for.
func openLoader() (version uint32, err error) {
	if !instance.looked {
		instance.looked = true
		instance.procAddr = vkx.OpenLoader()
	}
	if instance.procAddr == nil {
		return 0, &AbsentError{NoLoader: true}
	}
	version = vkx.InstanceVersion(instance.procAddr)
	if version < vulkan11 {
		return 0, &AbsentError{NoLoader: true} // a loader of Vulkan 1.0 is as good as none
	}
	return min(version, vulkan13), nil
}

func createInstance(version uint32, validate bool) error {
	vk.SetGetInstanceProcAddr(instance.procAddr)
	if err := vk.Init(); err != nil {
		return &AbsentError{NoLoader: true}
	}
	info := vkx.InstanceInfo(instance.procAddr, version, validate)
	if info == nil {
		return failure("instance", "vkCreateInstance", int32(vk.ErrorOutOfHostMemory), 0)
	}
	defer vkx.Free(info)
	var handle vk.Instance
	switch result := vk.CreateInstance(vk.NewInstanceCreateInfoRef(info), nil, &handle); result {
	case vk.Success:
	case vk.ErrorIncompatibleDriver:
		return &AbsentError{}
	default:
		return failure("instance", "vkCreateInstance", int32(result), 0)
	}
	if err := vk.InitInstance(handle); err != nil {
		return &AbsentError{NoLoader: true}
	}
	if result := vkx.AttachInstance(instance.procAddr, unsafe.Pointer(handle), version, validate); result != 0 {
		vk.DestroyInstance(handle, nil)
		return failure("instance", "vkCreateDebugUtilsMessengerEXT", result, 0)
	}
	instance.handle, instance.exists, instance.validate = handle, true, validate
	return nil
}

func closeInstance() {
	if !instance.exists {
		return
	}
	vkx.DetachInstance(unsafe.Pointer(instance.handle))
	vk.DestroyInstance(instance.handle, nil)
	instance.exists = false
}

// physicalDevices enumerates the instance's devices. The caller holds the lock.
func physicalDevices() ([]vk.PhysicalDevice, error) {
	for {
		var n uint32
		if result := vk.EnumeratePhysicalDevices(instance.handle, &n, nil); result < 0 {
			if result == vk.ErrorInitializationFailed {
				return nil, &AbsentError{} // what loaders return when no driver has a device
			}
			return nil, failure("instance", "vkEnumeratePhysicalDevices", int32(result), 0)
		}
		if n == 0 {
			return nil, &AbsentError{}
		}
		devices := make([]vk.PhysicalDevice, n)
		switch result := vk.EnumeratePhysicalDevices(instance.handle, &n, devices); result {
		case vk.Success:
			return devices[:n], nil
		case vk.Incomplete: // one more came between the calls
		default:
			return nil, failure("instance", "vkEnumeratePhysicalDevices", int32(result), 0)
		}
	}
}
