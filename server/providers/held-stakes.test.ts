import { describe, expect, it } from "vitest";
import { UNIT } from "#conformance/kit.ts";
import { protocols } from "#conformance/run.ts";
import { freezeMoney, unfreezeMoney } from "#server/members/administration/freezing.ts";
import { operator } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { walletOf } from "#tests/support/provider-wallets.ts";

const ONE = 1_000n * UNIT;
/** Each protocol's best refusal of a stake that is held until the member answers, or for the day. */
const held: Readonly<Record<string, readonly [check: string, time: string, hours: string]>> = {
  beexar: ["105", "105", "105"],
  hub88: ["RS_ERROR_LIMIT_REACHED", "RS_ERROR_LIMIT_REACHED", "RS_ERROR_LIMIT_REACHED"],
  caleta: [
    "RS_ERROR_BET_LIMIT_EXCEEDED",
    "RS_ERROR_BET_LIMIT_EXCEEDED",
    "RS_ERROR_BET_LIMIT_EXCEEDED",
  ],
  igsp: ["reality_check", "session_time", "no_play_hours"],
  betsy: ["13", "13", "13"],
};
/** All hours of the day but the minute that comes in half a day, so that the tests cross none. */
const closed = `(select int4multirange(int4range(0, t.minute), int4range(t.minute + 1, 1440))
  from (select ((extract(hour from now() at time zone z.time_zone)::integer + 12) % 24) * 60 as minute
        from settings_sites z where z.host = '*') t)`;

describe.each(protocols)("while stakes are held, the $name wallet", (protocol) => {
  const test = useTestApp();
  const { driver, players } = walletOf(test, protocol);
  let next = 0;
  const stakeOf = () => ({ id: `held-${next++}`, round: `held-${next}`, amount: ONE });
  const [check = "", time = "", hours = ""] = held[protocol.name] ?? [];

  it.each([
    ["a reality check is due", "check_due_at = now() - interval '1 second'", check],
    [
      "the time of the day is used up",
      `check_due_at = now() + interval '1 hour', time_ends_at = now() - interval '1 second',
       time_opens_at = now() + interval '1 hour'`,
      time,
    ],
    ["the member's no-play hours hold", null, hours],
  ])("refuses stakes and takes wins and roll-backs: %s", async (_, moments, refused) => {
    const player = await players.fresh();
    const [won, undone] = [stakeOf(), stakeOf()];
    for (const stake of [won, undone]) expect(await driver.stake(player, stake)).toBe("ok");
    await test.app.db.query(
      `insert into member_play_times (member_id, since, check_minutes, check_due_at)
       select id, now(), 60, now() + interval '1 hour' from members where public_ref = $1`,
      [player.ref],
    );
    expect(await driver.stake(player, stakeOf())).toBe("ok");
    await test.app.db.query(
      moments === null
        ? `insert into member_quiet_times (member_id, kind, closed, changed_at)
           select id, 'hours', ${closed}, now() from members where public_ref = $1`
        : `update member_play_times set ${moments}
           where member_id = (select id from members where public_ref = $1)`,
      [player.ref],
    );
    const later = stakeOf();
    for (let n = 0; n < 2; n++) expect(await driver.stake(player, later)).toBe(refused);
    expect(await driver.win(player, { ...won, id: `${won.id}-win`, reference: won.id })).toBe("ok");
    expect(
      await driver.rollBack(player, { ...undone, id: `${undone.id}-back`, original: undone.id }),
    ).toBe("ok");
    // As after the end of the hours: the database's owner opens them.
    await test.owner.query(
      "alter table member_quiet_times disable trigger member_quiet_times_stay",
    );
    await test.owner.query(
      `update member_quiet_times set closed = '{}'
       where member_id = (select id from members where public_ref = $1)`,
      [player.ref],
    );
    await test.owner.query("alter table member_quiet_times enable trigger member_quiet_times_stay");
    await test.app.db.query(
      `update member_play_times set check_due_at = now() + interval '1 hour', time_ends_at = null,
         time_opens_at = null where member_id = (select id from members where public_ref = $1)`,
      [player.ref],
    );
    expect(await driver.stake(player, later)).toBe("ok");
  });
});

/** Each protocol's refusal of a stake while the member's money is frozen. */
const frozen: Readonly<Record<string, string>> = {
  beexar: "110",
  hub88: "RS_ERROR_USER_DISABLED",
  caleta: "RS_ERROR_USER_DISABLED",
  igsp: "player_blocked",
  betsy: "9",
};

describe.each(protocols)("while a member's money is frozen, the $name wallet", (protocol) => {
  const test = useTestApp();
  const { driver, players } = walletOf(test, protocol);

  it("refuses stakes and takes wins and roll-backs", async () => {
    const player = await players.fresh();
    const [won, undone] = ["frozen-1", "frozen-2"].map((id) => ({ id, round: id, amount: ONE }));
    if (!won || !undone) throw new Error("two stakes are made above");
    for (const stake of [won, undone]) expect(await driver.stake(player, stake)).toBe("ok");
    const [member] = await test.app.db.query<{ id: bigint }>(
      "select id from members where public_ref = $1",
      [player.ref],
    );
    await test.app.acts.perform(operator(1n), (act) => freezeMoney(act, member?.id ?? 0n));
    const later = { id: "frozen-3", round: "frozen-3", amount: ONE };
    for (let n = 0; n < 2; n++)
      expect(await driver.stake(player, later)).toBe(frozen[protocol.name]);
    expect(await driver.win(player, { ...won, id: `${won.id}-win`, reference: won.id })).toBe("ok");
    expect(
      await driver.rollBack(player, { ...undone, id: `${undone.id}-back`, original: undone.id }),
    ).toBe("ok");
    await test.app.acts.perform(operator(1n), (act) => unfreezeMoney(act, member?.id ?? 0n));
    expect(await driver.stake(player, later)).toBe("ok");
  });
});
