package main
import ("testing";"fmt";"sort";"time";"context";"os"
"github.com/weft-gpu/weft/device")
func TestZZ(t *testing.T){
 dev,err:=device.Open(); if err!=nil {t.Fatal(err)}
 e:=&environment{ctx:context.Background(),stderr:os.Stderr,stdout:os.Stdout}; e.Seed=3
 c:=&checkCmd{Cases:0,Quick:true}
 lines,_:=c.catalogue(3)
 type tt struct{d time.Duration; l string}
 var all []tt
 by:=map[string]time.Duration{}
 for _,l:=range lines { s:=time.Now(); r,err:=check(e,dev,l); if err!=nil||!r.OK {t.Error(r,err)}; d:=time.Since(s); all=append(all,tt{d,l.Text}); k:=l.Op; by[k]+=d }
 sort.Slice(all,func(i,j int)bool{return all[i].d>all[j].d})
 for i:=0;i<40;i++ {fmt.Println(all[i].d.Round(time.Millisecond), all[i].l)}
 fmt.Println(all[len(all)/2].d, len(all))
 var ks []string; for k:=range by {ks=append(ks,k)}; sort.Slice(ks,func(i,j int)bool{return by[ks[i]]>by[ks[j]]}); for _,k:=range ks {fmt.Print(k,":",by[k].Round(time.Millisecond)," ")}
 fmt.Println()
}
