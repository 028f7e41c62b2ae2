import { beforeEach, describe, expect, it } from "vitest";
import type { CallName } from "#contract/calls.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { askForReviews, REVIEWED_EVERY_MS } from "#server/members/limits/reviews.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, PASSWORD } from "#tests/support/members.ts";

const MINUTE_MS = 60_000;

/** Members look at their limits at least every six months. */
describe("a member's limits are reviewed", () => {
  const test = useTestApp();
  let player: Awaited<ReturnType<typeof makePlayer>>;
  let advanced = 0;
  beforeEach(async () => {
    test.clock.advance(-advanced);
    advanced = 0;
    player = await makePlayer(test.app.db);
  });
  const call = async (name: CallName, body: object = {}) => {
    const cookie = await test.signIn(player.loginId, PASSWORD);
    return (await test.call(name, body, { cookie })).body;
  };
  const set = (amount: number) =>
    call("set-limit", { kind: "deposit", period: "week", amount, product: "all" });
  const pass = (ms: number) => {
    test.clock.advance(ms);
    advanced += ms;
  };
  const ask = async () => {
    await test.app.acts.perform(SYSTEM, askForReviews);
    const notes = await test.app.db.query<{ title: string }>(
      "select title from message_notes where member_id = $1",
      [player.memberId],
    );
    return notes.length;
  };
  const isDue = async () => (await call("get-limits"))["isReviewDue"];

  it("half a year after the last change, by a note and on their page, once", async () => {
    await set(100_000);
    pass(REVIEWED_EVERY_MS - MINUTE_MS);
    expect([await ask(), await isDue()]).toEqual([0, false]);
    pass(MINUTE_MS);
    expect([await ask(), await isDue()]).toEqual([1, true]);
    pass(86_400_000);
    expect([await ask(), await isDue()]).toEqual([1, true]);
  });

  it("until they are kept, and again half a year later", async () => {
    await set(100_000);
    pass(REVIEWED_EVERY_MS);
    await ask();
    expect(await call("keep-limits")).toMatchObject({
      status: "success",
      isReviewDue: false,
      limits: [{ amount: 100_000 }],
    });
    expect((await call("keep-limits"))["status"]).toBe("already");
    pass(REVIEWED_EVERY_MS - MINUTE_MS);
    expect(await ask()).toBe(1);
    pass(MINUTE_MS);
    expect([await ask(), await isDue()]).toEqual([2, true]);
  });

  it("also by a change, which answers the question", async () => {
    await set(100_000);
    pass(REVIEWED_EVERY_MS);
    await ask();
    expect(await set(50_000)).toMatchObject({ status: "success", isReviewDue: false });
  });

  it("only where one holds, and while the account is in use", async () => {
    pass(REVIEWED_EVERY_MS);
    expect(await ask()).toBe(0);
    pass(-REVIEWED_EVERY_MS);
    await set(100_000);
    await test.app.db.query("update members set status = 'suspended' where id = $1", [
      player.memberId,
    ]);
    pass(REVIEWED_EVERY_MS);
    expect(await ask()).toBe(0);
  });
});
