import { describe, expect, it } from "vitest";
import { isPlainNick } from "#contract/nicks.ts";

describe("a nick", () => {
  it.each([
    "달빛손님",
    "달빛moon7",
    "MoonRiver",
    "Nguyễn",
    "đường",
    "月の兎",
    "カード王",
    "月亮",
    "น้ำผึ้ง",
    "ที่นี่7",
    "77",
    "ＭＯＯＮ",
  ])("may be %s", (nick) => expect(isPlainNick(nick)).toBe(true));
  it.each([
    ["Cyrillic that looks Latin", "\u0430dmin"],
    ["Greek that looks Latin", "m\u03bfon"],
    ["a phonetic letter", "\u0251dmin"],
    ["Thai beside Latin", "moonน้ำ"],
    ["Korean beside Thai", "달빛น้ำ"],
    ["Korean beside Japanese letters", "달빛の"],
    ["accents upon accents", `mo${"\u0301".repeat(2)}n`],
    ["eleven accents on one letter", `z${"\u0301".repeat(11)}`],
    ["an accent before a letter", "\u0301moon"],
    ["three marks on a Thai letter", "น้้้ำ"],
    ["a zero-width space", "moon\u200briver"],
    ["a bidirectional mark", "moon\u202eriver"],
    ["a space", "no spaces"],
    ["digits of another script", "moon\u0667"],
    ["one letter", "a"],
    ["thirteen letters", "abcdefghijklm"],
  ])("is refused with %s", (_what, nick) => expect(isPlainNick(nick)).toBe(false));
});
