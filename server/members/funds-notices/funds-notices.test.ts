import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { FUNDS_VERSION, type FundsLevel } from "#contract/funds.ts";
import { fitsRule } from "#contract/office/profile-rules.ts";
import { enFundsNotices } from "#locales/en/funds-notices.ts";
import { LAUNCHES_PER_MEMBER } from "#server/games/launch.ts";
import { eraseMember } from "#server/members/erasure/erasure.ts";
import { operator } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { prescribeFundsNotice } from "#tests/support/funds.ts";
import {
  makeMember,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";

describe("the notice of how far money is protected", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;
  beforeEach(async () => {
    await test.owner.query("update settings_sites set profile_id = null where host = '*'");
    member = await makeMember(test.app.db);
    cookie = await test.signIn(member.loginId, PASSWORD);
  });
  const prescribe = (level: FundsLevel) => prescribeFundsNotice(test.owner, level);
  const acknowledge = async (level: FundsLevel, version = FUNDS_VERSION) =>
    (
      await test.call(
        "acknowledge-funds-notice",
        { level, version },
        { cookie, "accept-language": "en" },
      )
    ).body;
  const deposit = async () =>
    (await test.call("apply-user-deposit", { balance: 10_000 }, { cookie })).body["status"];
  const account = async () =>
    (await test.call("user-ask-account", { pass: WITHDRAWAL_PASSWORD }, { cookie })).body["status"];
  const shown = async () =>
    (await test.call("get-deposit-list", { page: 1 }, { cookie })).body["funds"];
  const rows = () =>
    test.app.db.query<Record<string, unknown>>(
      `select level, version, locale, encode(hash, 'hex') as hash, host(address) as address
       from member_funds_notices where member_id = $1 order by id`,
      [member.memberId],
    );

  it("is acknowledged before the first deposit, and again after a change of the level", async () => {
    await prescribe("medium");
    const medium = { level: "medium", version: FUNDS_VERSION };
    expect(await shown()).toEqual({ ...medium, isAcknowledged: false });
    expect(await deposit()).toBe("funds");
    expect(await account()).toBe("funds");
    expect(await acknowledge("high")).toEqual({ status: "not_found" });
    expect(await acknowledge("medium", "2020-01")).toEqual({ status: "not_found" });
    expect(await acknowledge("medium")).toEqual({ status: "success" });
    expect(await acknowledge("medium")).toEqual({ status: "already" });
    expect(await shown()).toEqual({ ...medium, isAcknowledged: true });
    expect(await account()).toBe("success");
    const { body } = await test.call("apply-user-deposit", { balance: 10_000 }, { cookie });
    expect(body["status"]).toBe("success");
    await test.call("cancel-deposit", { id: body["id"] }, { cookie });

    await prescribe("not_protected");
    expect(await deposit()).toBe("funds");
    expect(await acknowledge("not_protected")).toEqual({ status: "success" });
    expect(await deposit()).toBe("success");
  });

  const DAY_MS = 86_400_000;
  /** The answer to a launch that nothing but the provider refuses: none is connected here. */
  const PROVIDER_DOWN = "fix_server";
  const play = async (afterMs: number = LAUNCHES_PER_MEMBER.windowMs) => {
    test.clock.advance(afterMs);
    const game = { company: "tiger", code: "dawn-bell", timeStemp: test.clock.now().getTime() };
    return (await test.call("open-game", game, { cookie })).body["status"];
  };
  /** Dates the acknowledgements back by days, during which a session would end. */
  const age = (days: number) =>
    test.owner.query(`update member_funds_notices set acknowledged_at = $2 where member_id = $1`, [
      member.memberId,
      new Date(test.clock.now().getTime() - days * DAY_MS),
    ]);

  it("comes again before a deposit and before play after 180 days, where money is not protected", async () => {
    await prescribe("not_protected");
    expect(await play()).toBe("funds");
    await acknowledge("not_protected");
    await age(179);
    expect(await play()).toBe(PROVIDER_DOWN);
    expect(await shown()).toMatchObject({ isAcknowledged: true });
    await age(180);
    expect(await play()).toBe("funds");
    expect(await deposit()).toBe("funds");
    expect(await shown()).toMatchObject({ isAcknowledged: false });
    expect(await acknowledge("not_protected")).toEqual({ status: "success" });
    expect(await rows()).toHaveLength(2);
    expect(await play()).toBe(PROVIDER_DOWN);
    expect(await deposit()).toBe("success");
  });

  it("lets the game open right after the answer, and stays away during a break", async () => {
    await prescribe("not_protected");
    expect(await play()).toBe("funds");
    await acknowledge("not_protected");
    expect(await play(1)).toBe(PROVIDER_DOWN);
    expect(await play(1)).toBe("time");
    await age(180);
    await test.call("start-break", { term: "1d" }, { cookie });
    expect(await play()).toBe("break");
  });

  it("stays acknowledged where money is protected, and play never waits for it there", async () => {
    await prescribe("medium");
    expect(await play()).not.toBe("funds");
    await acknowledge("medium");
    await age(400);
    expect(await shown()).toMatchObject({ isAcknowledged: true });
    expect(await deposit()).toBe("success");
  });

  it("is kept with the level, the wording that was shown and the address", async () => {
    await prescribe("high");
    await acknowledge("high");
    const hash = createHash("sha256").update(enFundsNotices.high, "utf8").digest("hex");
    const [row] = await rows();
    expect(row).toMatchObject({ level: "high", version: FUNDS_VERSION, locale: "en", hash });
    expect(row?.["address"]).toMatch(/^[\d.:a-f]+$/);
  });

  it("is asked for only where the jurisdiction prescribes it", async () => {
    expect(await shown()).toBeNull();
    expect(await acknowledge("medium")).toEqual({ status: "not_found" });
    expect(await deposit()).toBe("success");
  });

  it("is told to every visitor beside the tools of protection", async () => {
    const told = async () => (await test.call("get-protection", {})).body["funds"];
    expect(await told()).toBeNull();
    await prescribe("not_protected");
    expect(await told()).toBe("not_protected");
  });

  it("has exactly one level", () => {
    expect(fitsRule("fundsProtection", ["medium"])).toBe(true);
    expect(fitsRule("fundsProtection", ["medium", "high"])).toBe(false);
    expect(fitsRule("fundsProtection", [])).toBe(false);
  });

  it("is in the member's own copy, and loses its address with the erasure of the account", async () => {
    await prescribe("medium");
    await acknowledge("medium");
    const copy = await test.app.server.inject({
      method: "POST",
      url: "/api/routes/get-own-data",
      payload: {},
      headers: { host: "site.test", cookie, "sec-fetch-site": "same-origin" },
    });
    expect(copy.json<Record<string, unknown>>()["fundsNotices"]).toMatchObject([
      { level: "medium", language: "en" },
    ]);
    for (const change of ["status = 'closed'", "closed_at = now() - interval '20 years'"])
      await test.owner.query(`update members set ${change} where id = $1`, [member.memberId]);
    await test.app.acts.perform(operator(1n), (act) => eraseMember(act, member.memberId));
    expect(await rows()).toMatchObject([{ level: "medium", address: "0.0.0.0" }]);
  });
});
