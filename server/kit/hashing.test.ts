import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { getPriority, platform } from "node:os";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { describe, expect, it } from "vitest";
import { HASHING, hashers } from "#server/kit/hashing.ts";
import { readPasswordCost, STANDARD_COST } from "#server/kit/password-cost.ts";
import { QueueFull } from "#server/kit/queue-full.ts";
import {
  hashPassword,
  UNKNOWN_ID_HASH,
  renewedHash,
  verifyPassword,
} from "#server/kit/passwords.ts";

const ROOM = HASHING.atOnce + HASHING.waitingAtMost;

describe("hashing passwords", () => {
  it("queues a stated number, and refuses more at once", async () => {
    const all = await Promise.allSettled(
      Array.from({ length: ROOM + 20 }, () => hashPassword("one of many sign-ins")),
    );
    const refused = all.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(20);
    for (const each of refused as PromiseRejectedResult[])
      expect(each.reason).toBeInstanceOf(QueueFull);
    await expect(hashPassword("room again")).resolves.toContain("$argon2id$");
    expect(hashers.threads.length).toBeLessThanOrEqual(HASHING.atOnce);
  });

  it("keeps files and compressed pages fast while the queue is full", async () => {
    let made = 0;
    const crowd = Array.from({ length: ROOM }, () =>
      hashPassword("one of many sign-ins", STANDARD_COST).then(() => made++),
    );
    const page = await readFile(import.meta.filename);
    await promisify(brotliCompress)(page);
    expect(made).toBeLessThan(ROOM / 2);
    await Promise.all(crowd);
    expect(made).toBe(ROOM);
  });

  it.runIf(platform() === "linux")("hashes at a lower priority than pages and bets", async () => {
    await hashPassword("starts a thread");
    const priorities = readdirSync("/proc/self/task").map((thread) => getPriority(Number(thread)));
    const lower = priorities.filter((priority) => priority > getPriority());
    expect(lower).toHaveLength(hashers.threads.length);
  });

  it("checks a password against its hash in any Unicode form", async () => {
    const hash = await hashPassword("달빛 아래 e\u0301");
    expect(await verifyPassword("달빛 아래 é", hash)).toBe(true);
    expect(await verifyPassword("달빛 아래 e", hash)).toBe(false);
    await expect(verifyPassword("anything", "$2b$10$not-ours")).rejects.toThrow("Argon2id");
  });

  it("computes one hash at the current cost for an unknown id as for a known one", async () => {
    const today = await hashPassword("a-long-enough-secret");
    const costOf = (hash: string) => hash.split("$").slice(0, 4);
    expect(costOf(UNKNOWN_ID_HASH)).toEqual(costOf(today));
    const before = hashers.completed;
    expect(await verifyPassword("anything", UNKNOWN_ID_HASH)).toBe(false);
    expect(hashers.completed - before).toBe(1);
  });

  it("replaces a hash whose cost is outdated, and keeps the others (ASVS 11.2.2)", async () => {
    const old = await hashPassword("a secret", { memory: 8_192, passes: 1, parallelism: 1 });
    const renewed = await renewedHash("a secret", old);
    const { memory, passes } = readPasswordCost(process.env);
    expect(renewed).toContain(`$argon2id$v=19$m=${memory},t=${passes},p=1$`);
    expect(await verifyPassword("a secret", renewed ?? "")).toBe(true);
    expect(await renewedHash("a secret", renewed ?? "")).toBeNull();
  });
});
