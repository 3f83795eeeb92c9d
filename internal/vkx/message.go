package vkx

// Message is one message of the validation layers.
type Message struct {
	Text    string
	IsError bool // false: a warning
}
