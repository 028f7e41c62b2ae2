import { expect, it } from "vitest";
import { fromText, fromWallet, toText, wholeWon } from "./money.ts";

it("writes and reads decimal text without loss", () => {
  for (const text of [
    "0",
    "1",
    "1284500",
    "0.5",
    "0.00001",
    "-20000",
    "999999999999999999.99999",
  ]) {
    expect(toText(fromText(text))).toBe(text);
  }
  expect(toText(wholeWon(20_000))).toBe("20000");
});

it("truncates a wallet's amount toward zero and refuses other text", () => {
  expect(toText(fromWallet("10.999999999999") ?? wholeWon(0))).toBe("10.99999");
  for (const text of [
    "",
    "-1",
    "+1",
    "1e5",
    "1.",
    ".5",
    "1,000",
    "1.1234567890123",
    "1".repeat(19),
  ]) {
    expect(fromWallet(text)).toBeUndefined();
  }
});

it("refuses text that is not an amount", () => {
  for (const text of ["", "1e3", "0x1", "1.123456", "NaN"])
    expect(() => fromText(text)).toThrow(RangeError);
});
