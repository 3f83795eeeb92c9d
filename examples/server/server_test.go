package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/model"
)

// threes is the file of a model y = 3 * x, x of [batch 4].
func threes() []byte { return modelOf("Mul", []string{"x"}, "x", "three") }

// modelOf is the file of a model of one operator, whose inputs are of [batch 4].
func modelOf(op string, inputs []string, operands ...string) []byte {
	port := func(name string) *onnxpb.ValueInfo {
		s := &onnxpb.Shape{Dim: []*onnxpb.Shape_Dimension{
			{Value: &onnxpb.Shape_Dimension_DimParam{DimParam: "batch"}}, {Value: &onnxpb.Shape_Dimension_DimValue{DimValue: 4}}}}
		return &onnxpb.ValueInfo{Name: &name, Type: &onnxpb.ValueType{Value: &onnxpb.ValueType_TensorType_{
			TensorType: &onnxpb.ValueType_TensorType{ElemType: proto.Int32(int32(onnxpb.Tensor_FLOAT)), Shape: s}}}}
	}
	var in []*onnxpb.ValueInfo
	for _, name := range inputs {
		in = append(in, port(name))
	}
	data, err := proto.Marshal(&onnxpb.Model{IrVersion: proto.Int64(8), OpsetImport: []*onnxpb.OperatorSet{{Version: proto.Int64(17)}},
		Graph: &onnxpb.Graph{Input: in, Output: []*onnxpb.ValueInfo{port("y")},
			Initializer: []*onnxpb.Tensor{{Name: proto.String("three"), DataType: proto.Int32(int32(onnxpb.Tensor_FLOAT)),
				RawData: binary.LittleEndian.AppendUint32(nil, math.Float32bits(3))}},
			Node: []*onnxpb.Node{{OpType: proto.String(op), Input: operands, Output: []string{"y"}}}}})
	if err != nil {
		panic(err)
	}
	return data
}

func started(t *testing.T, file []byte) (*batcher, *httptest.Server) {
	dev := testdev.Open(t)
	m, err := model.Read(dev, bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { m.Close() })
	b, err := newBatcher(dev, m, 32, 2*time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	return b, httptest.NewServer(handler(b))
}

func post(url, body string) (status int, answer []float32, text string, err error) {
	r, err := http.Post(url+"/run", "application/json", strings.NewReader(body))
	if err != nil {
		return 0, nil, "", err
	}
	defer r.Body.Close()
	data, err := io.ReadAll(r.Body)
	if err == nil && r.StatusCode == http.StatusOK {
		err = json.Unmarshal(data, &answer)
	}
	return r.StatusCode, answer, string(data), err
}

// Sixteen clients get their own answers, of batches that several share; the server ends
// with every request that it took answered. For a second, with WEFT_EXHAUSTIVE=1 for a
// minute.
func TestServerUnderLoad(t *testing.T) {
	b, server := started(t, threes())
	long := time.Second
	if os.Getenv("WEFT_EXHAUSTIVE") != "" {
		long = time.Minute
	}
	var answered atomic.Int64
	var clients sync.WaitGroup
	end := time.Now().Add(long)
	for client := range 16 {
		clients.Go(func() {
			for i := 0; time.Now().Before(end); i++ {
				x := float32(client*1000 + i%1000)
				status, y, text, err := post(server.URL, fmt.Sprintf("[%g, 0, 1, %g]", x, -x))
				if err != nil || status != http.StatusOK || len(y) != 4 || y[0] != 3*x || y[2] != 3 || y[3] != -3*x {
					t.Errorf("client %d, request %d: %d %s %v", client, i, status, text, err)
					return
				}
				answered.Add(1)
			}
		})
	}
	clients.Wait()
	server.Close()
	b.close()
	if runs, n := b.runs.Load(), answered.Load(); runs*2 > n {
		t.Errorf("%d requests took %d runs: they were not batched", n, runs)
	} else {
		t.Logf("%d requests in %v, %d runs", n, long, runs)
	}
}

// A server that is told to end answers what it has.
func TestServerEnds(t *testing.T) {
	file := t.TempDir() + "/threes.onnx"
	if err := os.WriteFile(file, threes(), 0o666); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error, 1)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go func() { done <- serve(ctx, file, listener, 64, 300*time.Millisecond) }()
	url := "http://" + listener.Addr().String()
	ask := func() {
		if status, y, text, err := post(url, "[1, 2, 3, 4]"); err != nil || status != http.StatusOK || y[3] != 12 {
			t.Errorf("%d %s %v", status, text, err)
		}
	}
	ask() // when it has its answer the server has started
	var clients sync.WaitGroup
	for range 8 {
		clients.Go(ask)
	}
	time.Sleep(150 * time.Millisecond) // they are there, and wait for others
	cancel()
	clients.Wait()
	if err := <-done; err != nil {
		t.Error(err)
	}
}

// A client that stops in the midst of its header or of its body loses its connection, and
// so does one that asks for nothing more.
func TestServerClosesStalledConnections(t *testing.T) {
	b, usual := started(t, threes())
	usual.Close()
	defer b.close()
	server := httptest.NewUnstartedServer(nil)
	server.Config = bounded(handler(b), 150*time.Millisecond)
	server.Start()
	defer server.Close()
	for what, sent := range map[string]string{
		"header": "POST /run HTTP/1.1\r\nHost: x\r\n",
		"body":   "POST /run HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n[1, 2",
		"chunk":  "POST /run HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n[1, ",
		"rest":   "POST /run HTTP/1.1\r\nHost: x\r\nContent-Length: 12\r\n\r\n[1, 2, 3, 4]",
	} {
		client, err := net.Dial("tcp", server.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		defer client.Close()
		if _, err := io.WriteString(client, sent); err != nil {
			t.Fatal(err)
		}
		if err := client.SetReadDeadline(time.Now().Add(time.Minute)); err != nil { // far longer than it takes
			t.Fatal(err)
		}
		if _, err := io.Copy(io.Discard, client); errors.Is(err, os.ErrDeadlineExceeded) {
			t.Errorf("a client that stops in its %s keeps its connection", what)
		}
	}
}

func TestServerRefuses(t *testing.T) {
	b, server := started(t, threes())
	defer b.close()
	defer server.Close()
	for body, want := range map[string]string{"": "no list of numbers", "[1, 2]": "2 numbers, and the model takes 4", `["a"]`: "no list", "[1, 2, 3, 4] 5": "no list", "[1" + strings.Repeat(", 1", 2000) + "]": "too large"} {
		if status, _, text, err := post(server.URL, body); err != nil || status != http.StatusBadRequest || !strings.Contains(text, want) {
			t.Errorf("%.20q: %d %s %v", body, status, text, err)
		}
	}
	if err := serve(t.Context(), "no such file", nil, 1, 0); err == nil {
		t.Error("a missing model is no error")
	}
}

// What JSON has no number for is an error, not an empty answer.
func TestServerAnswersNoNaN(t *testing.T) {
	b, server := started(t, modelOf("Sqrt", []string{"x"}, "x"))
	defer b.close()
	defer server.Close()
	if status, y, text, err := post(server.URL, "[1, 4, 9, 16]"); err != nil || status != http.StatusOK || y[3] != 4 {
		t.Errorf("%d %s %v", status, text, err)
	}
	if status, _, text, err := post(server.URL, "[1, 4, 9, -1]"); err != nil || status != http.StatusInternalServerError || !strings.Contains(text, "NaN") {
		t.Errorf("%d %q %v", status, text, err)
	}
}

// Models that it cannot serve are refused at the start.
func TestServerRefusesModels(t *testing.T) {
	for want, file := range map[string][]byte{
		"has 2 inputs": modelOf("Mul", []string{"x", "z"}, "x", "z"), "has 0 inputs": modelOf("Sqrt", nil, "three"),
	} {
		path := t.TempDir() + "/refused.onnx"
		if err := os.WriteFile(path, file, 0o666); err != nil {
			t.Fatal(err)
		}
		if err := serve(t.Context(), path, nil, 1, 0); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}

// A request that comes when the server ends has its answer, or is told so.
func TestRequestsWhileEnding(t *testing.T) {
	for range 20 {
		b, server := started(t, threes())
		var clients sync.WaitGroup
		for range 8 {
			clients.Go(func() {
				if y, err := b.run(t.Context(), []float32{1, 2, 3, 4}); err != nil && !errors.Is(err, errEnding) || err == nil && y[3] != 12 {
					t.Errorf("%v %v", y, err)
				}
			})
		}
		b.close()
		clients.Wait()
		if _, err := b.run(t.Context(), make([]float32, 4)); !errors.Is(err, errEnding) {
			t.Errorf("after the end: %v", err)
		}
		server.Close()
	}
}
