import { describe, expect, it } from "vitest";
import {
  assertStrong,
  digitsOfDate,
  digitsOfPhone,
  isWeakCode,
  LEAST_GUESSES,
} from "#server/kit/strength.ts";

const own = [
  "riverstone",
  "은하수손님",
  ...digitsOfPhone("+821087654321"),
  ...digitsOfDate("1990-05-17"),
];
const isTaken = (password: string, least: number) =>
  assertStrong(password, { own, least }).then(
    () => true,
    () => false,
  );

describe("a new password", () => {
  it.each([
    ["from the list of common ones", "qwertyuiop"],
    ["from that list, with letters as digits", "p4ssw0rd12"],
    ["of one letter", "aaaaaaaaaa"],
    ["of one letter, at the greatest length", "a".repeat(128)],
    ["of a sequence", "abcdefghij"],
    ["of the product's name and a year", "dalbit2026"],
    ["of a word about the product", "moonlight1"],
    ["of the product's name on Korean keys", "ekfqlc2026"],
    ["of the owner's id", "riverstone1"],
    ["of the owner's nick twice", "은하수손님은하수손님"],
    ["of the owner's phone number", "01087654321"],
    ["of the owner's birth date", "19900517ab"],
  ])("is refused when it is made %s", async (_what, password) => {
    expect(await isTaken(password, LEAST_GUESSES.member)).toBe(false);
  });

  it.each(["quiet-water-78", "a-long-enough-secret", "창가에 앉은 고양이 둘", "gq7Rw2mZxk"])(
    "%s is accepted from members and operators",
    async (password) => {
      expect(await isTaken(password, LEAST_GUESSES.operator)).toBe(true);
    },
  );

  it("of an operator withstands more guesses than a member's", async () => {
    const between = "moonlight-demo";
    expect(await isTaken(between, LEAST_GUESSES.member)).toBe(true);
    expect(await isTaken(between, LEAST_GUESSES.operator)).toBe(false);
  });
});

describe("a withdrawal password", () => {
  it.each(["000000", "112211", "123456", "987654", "890123", "121212", "123123", "900517"])(
    "is refused as %s",
    (code) => expect(isWeakCode(code, own)).toBe(true),
  );
  it.each(["654321", "87654321", "19900517", "05171990"])(
    "is refused when it is part of the owner's numbers: %s",
    (code) => expect(isWeakCode(code, own)).toBe(true),
  );
  it.each(["246810", "246813", "738105", "10293847"])("is accepted as %s", (code) =>
    expect(isWeakCode(code, own)).toBe(false),
  );
});
