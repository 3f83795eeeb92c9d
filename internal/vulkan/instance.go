package vulkan

import (
	"fmt"
	"sync"
)

// instance is the process's one instance. The first List or Open makes it, and it stays, since
// drivers do not unload well. It is made anew when validation is switched on or off while no device
// is open.
var instance struct {
	sync.Mutex
	exists   bool
	validate bool
	open     int // devices
}

// Vulkan versions, as VK_MAKE_API_VERSION packs them.
const (
	vulkan11 = 1<<22 | 1<<12
	vulkan13 = 1<<22 | 3<<12
)

// AbsentError says that there is no Vulkan on this machine: no loader, or no driver with compute.
type AbsentError struct {
	NoLoader bool
	Reason   string // the system's or loader's reason; may be empty
}

func (e *AbsentError) Error() string {
	text := "there is no Vulkan driver"
	if e.NoLoader {
		text = "there is no Vulkan loader"
	}
	if e.Reason != "" {
		text += " (" + e.Reason + ")"
	}
	return text
}

// openInstance makes the instance if there is none that suits. The caller holds the lock.
func openInstance(validate bool) error {
	if instance.exists && instance.validate == validate {
		return nil
	}
	if instance.exists && instance.open > 0 {
		if !validate {
			return nil // an instance with validation serves too
		}
		return &ValidationLayersError{Reason: fmt.Sprintf(
			"%d devices are open without them: close those first, or request them at the first Open", instance.open)}
	}
	if err := loaderOf(calls); err != nil {
		return err
	}
	if validate && !calls.hasLayer(validationLayer) {
		return &ValidationLayersError{Reason: validationLayer +
			" is not installed (Debian: apt install vulkan-validationlayers; elsewhere: the Vulkan SDK)"}
	}
	if instance.exists {
		calls.destroyInstance()
		instance.exists = false
	}
	switch call, result := calls.createInstance(min(calls.instanceVersion(), vulkan13), validate); result {
	case success:
	case errorIncompatibleDriver:
		return &AbsentError{}
	default:
		return failure("instance", call, result, 0)
	}
	instance.exists, instance.validate = true, validate
	return nil
}

// loaderOf finds a driver's loader, which must support Vulkan 1.1.
func loaderOf(d driver) error {
	if err := d.load(); err != nil {
		return &AbsentError{NoLoader: true, Reason: err.Error()}
	}
	if d.instanceVersion() < vulkan11 {
		return &AbsentError{NoLoader: true, Reason: "the loader here is of Vulkan 1.0, and 1.1 is required"}
	}
	return nil
}

// physicalDevices lists the instance's devices, at least one. The caller holds the lock.
func physicalDevices() ([]physicalDevice, error) {
	list, result := calls.physicalDevices()
	switch {
	case result == errorInitializationFailed || result == success && len(list) == 0:
		return nil, &AbsentError{} // loaders return the former when no driver has a device
	case result != success:
		return nil, failure("instance", "vkEnumeratePhysicalDevices", result, 0)
	}
	return list, nil
}
