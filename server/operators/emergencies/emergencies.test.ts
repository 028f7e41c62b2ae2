import { beforeEach, describe, expect, it } from "vitest";
import type { Alert } from "#contract/office/alerts.ts";
import type { Emergency } from "#contract/office/emergencies.ts";
import { officeCalls } from "#contract/office/calls.ts";
import {
  callsOfEmergency,
  emergencyAccesses,
  permissionOfEmergencyAct,
} from "#contract/office/emergency-acts.ts";
import { permissionsOf, roles } from "#contract/office/permissions.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { MOST_A_DAY } from "#server/operators/emergencies/emergencies.ts";
import { useTestApp } from "#tests/support/app.ts";
import { freshCode } from "#tests/support/emergency-acts.ts";
import { makeMember } from "#tests/support/members.ts";
import { lastAuditRow, officeCall, operatorIdOf, operatorWithRole } from "#tests/support/office.ts";

const MINUTE_MS = 60_000;

describe("emergency access", () => {
  const test = useTestApp();
  let admin = "";
  let taker = "";
  let takerId = 0;
  beforeEach(async () => {
    test.clock.stop();
    admin = await operatorWithRole(test, "admin");
    taker = await operatorWithRole(test, "cs");
    takerId = await operatorIdOf(test, taker);
  });

  const call = async (name: Parameters<typeof officeCall>[1], input: object, cookie = taker) =>
    (await officeCall(test, name, { reason: "the night of a fault", ...input }, cookie)).body;
  const take = async (access = "members", minutes = 30, cookie = taker) =>
    call(
      "take-emergency-access",
      { access, minutes, code: await freshCode(test, await operatorIdOf(test, cookie)) },
      cookie,
    );
  const read = async (name: Parameters<typeof officeCall>[1], input = {}, cookie = admin) =>
    (await officeCall(test, name, input, cookie)).body;
  const newest = async (cookie = admin) => {
    const { emergencies } = (await read("get-emergencies", {}, cookie)) as {
      emergencies: Emergency[];
    };
    const [first] = emergencies;
    if (!first) throw new Error("no emergency access was taken");
    return first;
  };
  const suspend = async () => {
    const { memberId } = await makeMember(test.app.db);
    const input = { id: Number(memberId), from: "active", to: "suspended" };
    return { id: Number(memberId), answer: await call("change-member-status", input) };
  };
  const alerts = async (rule: string) => {
    await watchAlerts(test.app.acts);
    const { alerts: all } = (await read("get-alerts", { view: "open" })) as { alerts: Alert[] };
    return all.filter((alert) => alert.rule === rule && alert.endedAt === null);
  };

  it("gives the acts of its kind until its end by the clock, and no longer", async () => {
    expect((await suspend()).answer["status"]).toBe("forbidden");
    expect(await take()).toMatchObject({ status: "success" });
    expect((await suspend()).answer).toMatchObject({ status: "success" });
    expect((await read("get-own-self", {}, taker))["operator"]).toMatchObject({
      emergency: { access: "members" },
    });
    test.clock.advance(14 * MINUTE_MS);
    await read("get-own-sessions", {}, taker);
    test.clock.advance(14 * MINUTE_MS);
    expect((await suspend()).answer).toMatchObject({ status: "success" });
    test.clock.advance(2 * MINUTE_MS);
    expect((await suspend()).answer["status"]).toBe("forbidden");
    expect((await read("get-own-self", {}, taker))["operator"]).toMatchObject({ emergency: null });
  });

  it("is of the session that took it: another session of the operator has none", async () => {
    await take();
    const other = await operatorWithRole(test, "cs");
    await test.app.db.query(
      `update operator_sessions set operator_id = $1 where operator_id = $2`,
      [takerId, await operatorIdOf(test, other)],
    );
    expect(await operatorIdOf(test, other)).toBe(takerId);
    const { memberId } = await makeMember(test.app.db);
    const input = { id: Number(memberId), from: "active", to: "suspended" };
    expect((await call("change-member-status", input, other))["status"]).toBe("forbidden");
  });

  it("never gives what loosens, takes two, moves money or belongs to another kind", async () => {
    await take();
    const { id } = await suspend();
    for (const [name, input] of [
      ["change-member-status", { id, from: "suspended", to: "active" }],
      ["change-member-status", { id, from: "suspended", to: "closed" }],
      ["change-member-level", { id, from: 1, to: 2 }],
      ["adjust-balance", { id, amount: 1_000 }],
      ["change-switch", { name: "games", isOn: false }],
      ["suspend-operator", { id: 1 }],
    ] as const)
      expect(
        (await officeCall(test, name as never, { reason: "why", ...input }, taker)).http,
        name,
      ).toBe(403);
  });

  it("of operation pulls a switch and does not put it back", async () => {
    await take("operation");
    expect(await call("change-switch", { name: "comp", isOn: false })).toEqual({
      status: "success",
    });
    expect(await call("change-switch", { name: "comp", isOn: true })).toMatchObject({
      status: "forbidden",
    });
    const game = { provider: "tiger", game: "moon-rabbit-mill" };
    expect(await call("set-game-used", { ...game, isUsed: false })).toMatchObject({
      status: "success",
    });
    expect(await call("set-game-used", { ...game, isUsed: true })).toMatchObject({
      status: "forbidden",
    });
  });

  it("asks for the same permission as the contract, and every role but those that only read may take it", () => {
    for (const access of emergencyAccesses)
      for (const name of callsOfEmergency(access))
        expect(officeCalls[name].access).toBe(permissionOfEmergencyAct[name]);
    expect(roles.filter((role) => permissionsOf[role].includes("emergency.take"))).toEqual([
      "cs",
      "cashier",
      "cashier-lead",
      "content",
      "admin",
    ]);
  });

  it("takes a fresh second factor, and counts attempts", async () => {
    const wanted = { access: "members", minutes: 15 };
    expect((await call("take-emergency-access", wanted))["status"]).toBe("otp");
    for (let attempt = 0; attempt < 4; attempt++)
      expect((await call("take-emergency-access", { ...wanted, code: "000000" }))["status"]).toBe(
        "otp",
      );
    expect((await take())["status"]).toBe("time");
    expect((await suspend()).answer["status"]).toBe("forbidden");
  });

  it.each([4, 61])("is refused for %i minutes", async (minutes) => {
    expect((await take("members", minutes))["status"]).toBe("invalid");
  });

  it("is given back earlier, is one at a time, and is taken three times a day", async () => {
    for (let taken = 0; taken < MOST_A_DAY; taken++) {
      await test.app.db.query("delete from throttles");
      expect((await take())["status"]).toBe("success");
      expect((await take())["status"]).toBe("already");
      expect(await call("give-back-emergency-access", {})).toEqual({ status: "success" });
      expect((await suspend()).answer["status"]).toBe("forbidden");
    }
    await test.app.db.query("delete from throttles");
    expect((await take())["status"]).toBe("time");
    expect((await call("give-back-emergency-access", {}))["status"]).toBe("already");
  });

  it("ends with its session, and the operator who signs in again takes another", async () => {
    expect((await take())["status"]).toBe("success");
    await officeCall(test, "sign-out", {}, taker);
    const [row] = await test.app.db.query<{ loginId: string }>(
      `select login_id as "loginId" from operators where id = $1`,
      [takerId],
    );
    const code = await freshCode(test, takerId);
    const again = { loginId: row?.loginId, password: DEMO_PASSWORD, code };
    const { headers } = await officeCall(test, "sign-in", again);
    taker = String(headers["set-cookie"]).split(";")[0] ?? "";
    expect((await suspend()).answer["status"]).toBe("forbidden");
    expect((await take())["status"]).toBe("success");
    expect((await suspend()).answer["status"]).toBe("success");
  });

  it("marks each audit row that is written under it, and alerts at once", async () => {
    await take();
    const { id } = await suspend();
    const { id: emergency, acts } = await newest();
    expect(await lastAuditRow(test, `member:${id}`)).toMatchObject({ after: { emergency } });
    expect(acts).toMatchObject([{ call: "change-member-status", object: `member:${id}` }]);
    expect(await alerts("emergency_access")).toEqual(
      expect.arrayContaining([expect.objectContaining({ subject: `emergency:${emergency}` })]),
    );
    await call("give-back-emergency-access", {});
    expect(await lastAuditRow(test, `emergency:${emergency}`)).toMatchObject({
      call: "give-back-emergency-access",
    });
  });

  it("waits for its review by another operator, who writes what was found, and alerts when that is late", async () => {
    const lead = await operatorWithRole(test, "cashier-lead");
    await test.app.db.query(
      "update operator_emergencies set reviewed_at = taken_at, reviewed_by = (select min(id) from operators), findings = 'seen' where reviewed_at is null",
    );
    expect((await take("members", 30, lead))["status"]).toBe("success");
    const { id } = await newest();
    const review = (cookie: string) =>
      call("review-emergency", { id, reason: "as needed" }, cookie);
    expect((await review(admin))["status"], "it lasts").toBe("under_way");
    await call("give-back-emergency-access", {}, lead);
    expect((await review(lead))["status"], "their own").toBe("self");
    expect(await read("get-emergencies", { isWaiting: true })).toMatchObject({ waiting: 1 });
    expect(await alerts("emergency_review_late")).toEqual([]);
    await test.app.db.query(
      `update operator_emergencies set taken_at = taken_at - interval '4 days',
         ends_at = ends_at - interval '4 days', given_back_at = given_back_at - interval '4 days'
       where id = $1`,
      [id],
    );
    expect(await alerts("emergency_review_late")).toMatchObject([{ facts: { count: 1, days: 3 } }]);
    expect(await review(admin)).toEqual({ status: "success" });
    expect((await review(admin))["status"]).toBe("already");
    expect((await newest()).review).toMatchObject({ findings: "as needed" });
    expect(await alerts("emergency_review_late")).toEqual([]);
  });
});
