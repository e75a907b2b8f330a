from tests.browser.chrome import Look
import time

def test_one(site, sit):
    t=time.time()
    p = sit(Look(), site.table())
    p.play_deal()
    print("played", time.time()-t, p.kinds)
    for a,b in zip(p.log_lines(), p.told_lines(), strict=True):
        assert a in b, (a,b)
    print(*p.log_lines(), sep="\n")
