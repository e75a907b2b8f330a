import { expect, it } from "vitest";
import { remember } from "../storage";
import { keepNonce, noncesOf } from "./nonces";

it("keeps every number offered for a deal, each once", () => {
  for (const nonce of ["first", "second", "first"]) keepNonce("promise", nonce);
  keepNonce("another", "third");
  expect(noncesOf("promise").sort()).toEqual(["first", "second"]);
  expect(noncesOf("another")).toEqual(["third"]);
  expect(noncesOf("unknown")).toEqual([]);
});

it("forgets the oldest of very many", () => {
  for (let i = 0; i < 250; i += 1) keepNonce(`promise ${i}`, "a");
  expect(noncesOf("promise 10")).toEqual([]);
  expect(noncesOf("promise 249")).toEqual(["a"]);
});

it("starts anew where what is kept is damaged", () => {
  for (const damaged of ["{", "7", '{"a": "b"}', '[["promise"], 3, null, ["promise", 4]]']) {
    remember("kibitz.nonces", damaged);
    expect(noncesOf("promise")).toEqual([]);
  }
});
