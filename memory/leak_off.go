//go:build !weftleak

package memory

const trackLeaks = false
