import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { differences, SandboxControls } from "#tests/support/sandbox-controls.ts";
import {
  allRounds,
  betUntil,
  FAULTS,
  HOSTILE,
  openSeats,
  openTables,
  playUntil,
  statesOfBets,
} from "#tests/support/storm.ts";

const PLAYERS = 32;
/** `STORM_SECONDS` makes it longer: seconds for each fault. */
const SECONDS_FOR_EACH = Number(process.env["STORM_SECONDS"] ?? "0.8");
const FAULT_MS = SECONDS_FOR_EACH * 1_000;
/** A table's round takes 31 seconds, so only longer storms include tables. */
const HAS_TABLES = SECONDS_FOR_EACH >= 3;

/** Hostile calls arrived, and the wallet refused all of them. */
async function expectRefused(controls: SandboxControls, action: string): Promise<void> {
  const traced = () => controls.traced(action);
  await expect
    .poll(async () => (await traced()).length, { message: `${action} met no call` })
    .toBeGreaterThan(0);
  expect((await traced()).filter(({ isDone }) => isDone)).toEqual([]);
}

/** Every fault occurs while 32 members play over every protocol; then both books are compared. */
describe("a storm", () => {
  let product: TestProduct;
  let controls: SandboxControls;
  beforeAll(async () => {
    product = await openJourneyProduct();
    controls = new SandboxControls(product);
    await controls.setPace(0.05);
  });
  afterAll(() => product.stop());

  it(
    "ends every round and leaves exactly the same books on both sides",
    async () => {
      const sessions = await openSeats(product, PLAYERS);
      // Jackpots are won all the time, also during faults.
      await controls.setOdds({ mega: 400_000, major: 40_000, minor: 4_000 });
      const tables = HAS_TABLES ? await openTables(product) : [];
      let isOver = false;
      const betting = tables.map((seat) => betUntil(seat, () => isOver));
      const playing = sessions.map((session) => playUntil(session, () => isOver));
      for (const fault of FAULTS) {
        await controls.switchOn(fault);
        await sleep(FAULT_MS);
        // Only launches and sweeps move transfers, so this fault may meet none.
        if (fault.action !== "unknown_transfer")
          await expect.poll(() => controls.met(), { timeout: 20_000 }).not.toBe(0);
        await controls.switchAllOff();
        // Read now, because the trace keeps only the newest calls.
        if (HOSTILE.includes(fault.action)) await expectRefused(controls, fault.action);
      }
      // A clock that differs by up to five minutes is accepted.
      await controls.setSkew(-240_000);
      await sleep(FAULT_MS);
      await controls.setSkew(0);
      isOver = true;
      const counts = await Promise.all([...playing, ...betting]);

      const waits = { timeout: 60_000, interval: 500 };
      await expect.poll(async () => (await controls.books()).waiting, waits).toBe(0);
      for (const seat of tables)
        await expect.poll(() => statesOfBets(seat), waits).not.toContain("placed");
      expect(await differences(product, controls)).toEqual([]);
      const { jackpots } = await controls.books();
      expect(jackpots.find(({ tier }) => tier === "minor")?.count).toBeGreaterThan(0);
      expect(counts.filter((count) => count === 0)).toEqual([]);
      const states = (await allRounds(sessions)).map(({ state }) => state);
      expect(states.filter((state) => state === "pending" || state === "disputed")).toEqual([]);
    },
    180_000 + FAULTS.length * FAULT_MS,
  );
});
