import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawsFrom } from "./draws.ts";
import { commitmentOf, derivedSeed, drawsOf, newServerSeed } from "./seeds.ts";

const seed = "0f".repeat(32);

describe("a commitment", () => {
  it("is SHA-256 of the seed's text, as standard tools compute it", () => {
    expect(commitmentOf("abc")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });
});

describe("draws", () => {
  it("are words of HMAC-SHA256 of client seed, nonce and block, keyed with the server seed", () => {
    const words = [0, 1].flatMap((block) => {
      const bytes = createHmac("sha256", seed).update(`mine:7:${block}`).digest();
      return Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(word * 4));
    });
    const draw = drawsOf(seed, "mine", 7);
    expect(words.map(() => draw(2 ** 32))).toEqual(words);
  });

  it("are equal for equal seeds, and differ for another nonce or seed", () => {
    const first = (...seeds: Parameters<typeof drawsOf>) => {
      const draw = drawsOf(...seeds);
      return Array.from({ length: 20 }, () => draw(1_000_000));
    };
    expect(first(seed, "mine", 1)).toEqual(first(seed, "mine", 1));
    expect(first(seed, "mine", 2)).not.toEqual(first(seed, "mine", 1));
    expect(first(seed, "yours", 1)).not.toEqual(first(seed, "mine", 1));
    expect(first(newServerSeed(), "mine", 1)).not.toEqual(first(seed, "mine", 1));
  });

  it("skip the words that would make small numbers more likely", () => {
    const block = new Uint8Array([255, 255, 255, 255, 0, 0, 0, 5, 0, 0, 0, 9, 0, 0, 0, 1]);
    const draw = drawsFrom(() => block);
    expect(draw(3)).toBe(5 % 3);
  });

  it("hit every number equally often, by a chi-squared test", () => {
    const draw = drawsOf(seed, "chi", 1);
    const counts = Array.from({ length: 37 }, () => 0);
    for (let spin = 0; spin < 37_000; spin += 1) {
      const number = draw(37);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const chiSquared = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // 36 degrees of freedom: a value above 80 occurs once in thirty thousand times.
    expect(chiSquared).toBeLessThan(80);
  });

  it.each([0, -1, 1.5, 2 ** 33])("refuse the limit %d", (limit) => {
    expect(() => drawsOf(seed, "mine", 1)(limit)).toThrow(RangeError);
  });
});

it("derived seeds of shared rounds and matches are independent", () => {
  expect(derivedSeed("secret", "round-1")).not.toBe(derivedSeed("secret", "round-2"));
  expect(derivedSeed("secret", "round-1")).toMatch(/^[0-9a-f]{64}$/);
});
