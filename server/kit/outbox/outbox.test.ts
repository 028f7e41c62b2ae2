import { describe, expect, it } from "vitest";
import { SYSTEM, type Act } from "#server/kit/act.ts";
import { eventsAfter, newestEvent, sweepOutbox } from "#server/kit/outbox/outbox.ts";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";

const DAY_MS = 86_400_000;

describe("the outbox", () => {
  const test = useTestApp();
  const after = async (id: bigint) => eventsAfter(test.app.db, id, 1_000);
  const send = (memberId: bigint) => (act: Act) => act.emit("note.sent", { memberId });

  it("contains the events of an act, with exact amounts", async () => {
    const { memberId } = await makeMember(test.app.db);
    const before = await newestEvent(test.app.db);
    await test.app.acts.perform(SYSTEM, (act) =>
      act.emit("help.asked", { memberId, helpId: 9_007_199_254_740_993n }),
    );
    const [event] = await after(before);
    const payload = { helpId: "9007199254740993" };
    expect(event).toMatchObject({ name: "help.asked", memberId, payload });
  });

  it("contains no event of an act that was undone", async () => {
    const { memberId } = await makeMember(test.app.db);
    const before = await newestEvent(test.app.db);
    const undone = test.app.acts.perform(SYSTEM, async (act) => {
      await send(memberId)(act);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await after(before)).toEqual([]);
  });

  it("is read without a gap in any order of commits, and keeps each act's order", async () => {
    const { memberId } = await makeMember(test.app.db);
    let reached = await newestEvent(test.app.db);
    const read: string[] = [];
    const look = async () => {
      for (const { id, payload } of await after(reached)) {
        reached = id;
        read.push(String(payload["helpId"]));
      }
    };
    let isWriting = true;
    const writing = Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        test.app.acts.perform(SYSTEM, async (act) => {
          await act.emit("help.asked", { memberId, helpId: BigInt(n * 10) });
          // Acts that begin first end last.
          await act.tx.query("select pg_sleep($1)", [(40 - n) / 2_000]);
          await act.emit("help.asked", { memberId, helpId: BigInt(n * 10 + 1) });
        }),
      ),
    ).finally(() => (isWriting = false));
    while (isWriting) await look();
    await writing;
    await look();
    expect(read).toHaveLength(80);
    expect(new Set(read).size).toBe(80);
    for (let n = 0; n < 40; n++)
      expect(read.indexOf(String(n * 10 + 1))).toBe(read.indexOf(String(n * 10)) + 1);
  });

  it("deletes events after their retention period", async () => {
    const { memberId } = await makeMember(test.app.db);
    await test.app.acts.perform(SYSTEM, send(memberId));
    const at = (days: number) => ({ now: () => new Date(Date.now() + days * DAY_MS) });
    expect(await sweepOutbox(test.app.db, at(KEPT_DAYS.outboxEvents - 1))).toBe(0);
    expect(await sweepOutbox(test.app.db, at(KEPT_DAYS.outboxEvents + 1))).toBeGreaterThan(0);
    expect(await after(0n)).toEqual([]);
  });
});
