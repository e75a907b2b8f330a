import { describe, expect, it } from "vitest";
import { chainOf, commitmentOf, dealsIn, findingOf, firstHead, notedFor, seedOf } from "./fair";

// What kibitz.match.fair gives for the same secret, numbers and actions.
const SECRET = `${"a".repeat(63)}7`;
const NONCES = { "2": "ffeeddccbbaa99887766554433221100", "0": "00112233445566778899aabbccddeeff" };
const ACTIONS = ["3 bid 95", "0 pass", "1 pass", "2 pass", "3 bury R5 G6 CR", "3 trump Y", "0 play B5"];
const COMMITMENT = "58616cc3a1c5deffb9cddf765517d97c01c55cab90cc84707f4e4220336d6694";
const HEAD = "e9daa1c40d49c5f2244ddd16c4aa58b3d7a72831dfe81ed11827c77a22b48848";

const RECORD = `kibitz record 1
variant: crowsnest@1
seat 0: Ada

deal: 1
dealer: 2
commitment: ${COMMITMENT}
nonce 0: ${NONCES["0"]}
nonce 2: ${NONCES["2"]}
secret: ${SECRET}
head: ${HEAD}
3: bid 95
0: pass {made=0.41 worlds=60} ; no hand for it
1: pass ; a comment
2: pass
3: bury R5 G6 CR
3: trump Y
0: play B5
result: phase=deal_over

deal: 2
commitment: ${COMMITMENT}
3: bid 95
`;

describe("the proof of a deal", () => {
  it("is worked out as the server does", async () => {
    expect(await commitmentOf(SECRET)).toBe(COMMITMENT);
    expect(await seedOf(SECRET, NONCES)).toBe("c4bd5e86d6a88777a8dc5ccaca25cfbd27be24fd7c1bfc765cc61c154443bc8f");
    expect(await firstHead(SECRET, NONCES)).toBe("63e106dfb554dcb3510daf21cf188a5461796a421340d6612ba399be3e841f7f");
    expect((await chainOf(SECRET, NONCES, ACTIONS)).at(-1)).toBe(HEAD);
  });

  it("is found in a record, remarks beside the actions left out", () => {
    const [first, second] = dealsIn(RECORD);
    expect(first).toEqual({ deal: 1, commitment: COMMITMENT, secret: SECRET, nonces: NONCES, head: HEAD, actions: ACTIONS });
    expect(second).toMatchObject({ deal: 2, secret: null, actions: ["3 bid 95"] });
  });

  it("holds, and says whether one's own number was used", async () => {
    const deal = dealsIn(RECORD)[0]!;
    expect(await findingOf(deal, { own: [NONCES["2"]] })).toEqual({ deal: 1, promise: true, chain: true, own: true, seen: null });
    expect(await findingOf(deal, { own: ["0".repeat(32)] })).toMatchObject({ own: false });
  });

  it("is content with any of the numbers that were offered: the server takes but one of a seat", async () => {
    const deal = dealsIn(RECORD)[0]!;
    expect(await findingOf(deal, { own: [NONCES["2"], "0".repeat(32)] })).toMatchObject({ own: true });
    expect(await findingOf(deal, { own: ["0".repeat(32), NONCES["2"]] })).toMatchObject({ own: true });
  });

  it("passes through what was seen at the table, at the end or on the way", async () => {
    const deal = dealsIn(RECORD)[0]!;
    const chain = await chainOf(SECRET, NONCES, ACTIONS);
    for (const seen of [HEAD, chain[0]!, chain[3]!]) expect(await findingOf(deal, { seen })).toMatchObject({ seen: true });
    expect(await findingOf(deal, { seen: "0".repeat(64) })).toMatchObject({ chain: true, seen: false });
    // Whoever changes an action and makes the chain anew is found out by what was seen.
    const actions = [...ACTIONS.slice(0, -1), "0 play B6"];
    const forged = { ...deal, actions, head: (await chainOf(SECRET, NONCES, actions)).at(-1)! };
    expect(await findingOf(forged, { seen: HEAD })).toMatchObject({ chain: true, seen: false });
  });

  it("does not hold after any change", async () => {
    const deal = dealsIn(RECORD)[0]!;
    expect(await findingOf({ ...deal, secret: "b".repeat(64) })).toMatchObject({ promise: false, chain: false });
    expect(await findingOf({ ...deal, actions: deal.actions.slice(0, -1) })).toMatchObject({ promise: true, chain: false });
    expect(await findingOf({ ...deal, nonces: { "0": NONCES["0"] } })).toMatchObject({ chain: false });
  });

  it("can be asked about what was seen of deals in the record only", () => {
    const deals = dealsIn(RECORD);
    const [over, running] = [{ commitment: COMMITMENT, head: HEAD }, { commitment: "still to come", head: "0".repeat(64) }];
    expect(notedFor(deals, [over, running])).toBe(HEAD);
    expect(notedFor(deals, [running])).toBeNull();
    expect(notedFor([], [over])).toBeNull();
  });

  it("is open where the secret is not shown", async () => {
    expect(await findingOf(dealsIn(RECORD)[1]!)).toEqual({ deal: 2, promise: null, chain: null, own: null, seen: null });
  });
});
