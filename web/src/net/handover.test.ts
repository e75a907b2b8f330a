import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { handoverLink, keyIn, takeKey } from "./handover";
import { keepToken, tokenOf } from "./tokens";

const replaced = vi.fn();
const at = (hash: string): Location => ({ hash, pathname: "/t/abc", search: "" }) as Location;
beforeEach(() => {
  vi.stubGlobal("history", { replaceState: replaced });
  replaced.mockClear();
  keepToken("abc", null);
});
afterEach(() => vi.unstubAllGlobals());

it("puts the key where no server hears of it", () => {
  const link = new URL(handoverLink("https://here", "abc", "00ff"));
  expect(link.pathname + link.search).toBe("/t/abc");
  expect(keyIn(link.hash)).toBe("00ff");
  expect(keyIn("#key=00ff).")).toBe("00ff");
  expect(["", "#invite", "#key=", "#key=?"].map(keyIn)).toEqual([null, null, null, null]);
});

it("keeps the key of the address and takes it out of there", () => {
  expect(takeKey("abc", at("#key=00ff"))).toBeNull();
  expect(tokenOf("abc")).toBe("00ff");
  expect(replaced).toHaveBeenCalledWith(null, "", "/t/abc");
  expect(takeKey("abc", at("#invite"))).toBeNull();
  expect(replaced).toHaveBeenCalledOnce();
});

it("does not put another key in the place of one's own without being told to", () => {
  keepToken("abc", "aa");
  expect(takeKey("abc", at("#key=00ff"))).toBe("00ff");
  expect(tokenOf("abc")).toBe("aa");
  expect(takeKey("abc", at("#key=aa"))).toBeNull();
  expect(replaced).toHaveBeenCalledTimes(2);
});
