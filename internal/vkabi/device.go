package vkabi

import "unsafe"

// Devices and their queues.

type DeviceQueueCreateInfo struct {
	SType                               uint32
	PNext                               unsafe.Pointer
	Flags, QueueFamilyIndex, QueueCount uint32
	PQueuePriorities                    *float32
}

type DeviceCreateInfo struct {
	SType                       uint32
	PNext                       unsafe.Pointer
	Flags, QueueCreateInfoCount uint32
	PQueueCreateInfos           *DeviceQueueCreateInfo
	EnabledLayerCount           uint32
	PpEnabledLayerNames         **byte
	EnabledExtensionCount       uint32
	PpEnabledExtensionNames     **byte
	PEnabledFeatures            *PhysicalDeviceFeatures
}
