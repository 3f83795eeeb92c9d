package vkabi

import "unsafe"

// The loader, the instance and the messages of its layers.

type ApplicationInfo struct {
	SType                     uint32
	PNext                     unsafe.Pointer
	PApplicationName          *byte
	ApplicationVersion        uint32
	PEngineName               *byte
	EngineVersion, ApiVersion uint32
}

type InstanceCreateInfo struct {
	SType                   uint32
	PNext                   unsafe.Pointer
	Flags                   uint32
	PApplicationInfo        *ApplicationInfo
	EnabledLayerCount       uint32
	PpEnabledLayerNames     **byte
	EnabledExtensionCount   uint32
	PpEnabledExtensionNames **byte
}

type LayerProperties struct {
	LayerName                          [256]byte
	SpecVersion, ImplementationVersion uint32
	Description                        [256]byte
}

type ExtensionProperties struct {
	ExtensionName [256]byte
	SpecVersion   uint32
}

type DebugUtilsMessengerCallbackDataEXT struct {
	SType            uint32
	PNext            unsafe.Pointer
	Flags            uint32
	PMessageIdName   *byte
	MessageIdNumber  int32
	PMessage         *byte
	QueueLabelCount  uint32
	PQueueLabels     unsafe.Pointer
	CmdBufLabelCount uint32
	PCmdBufLabels    unsafe.Pointer
	ObjectCount      uint32
	PObjects         unsafe.Pointer
}

type DebugUtilsMessengerCreateInfoEXT struct {
	SType                               uint32
	PNext                               unsafe.Pointer
	Flags, MessageSeverity, MessageType uint32
	PfnUserCallback                     uintptr
	PUserData                           unsafe.Pointer
}

type ValidationFeaturesEXT struct {
	SType                          uint32
	PNext                          unsafe.Pointer
	EnabledValidationFeatureCount  uint32
	PEnabledValidationFeatures     *uint32
	DisabledValidationFeatureCount uint32
	PDisabledValidationFeatures    *uint32
}

type DebugUtilsObjectNameInfoEXT struct {
	SType        uint32
	PNext        unsafe.Pointer
	ObjectType   uint32
	ObjectHandle uint64
	PObjectName  *byte
}
