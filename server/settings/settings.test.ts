import { beforeAll, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { switchNames, type MoneyLimits, type OfficeSite } from "#contract/office/settings.ts";
import { DEMO_PASSWORD, DEMO_WITHDRAWAL_PASSWORD } from "#database/demo-members.ts";
import { fromWon } from "#server/kit/money.ts";
import { playRound } from "#server/games/rounds.ts";
import { addToSums } from "#server/reports/sums.ts";
import { KEPT_MS } from "#server/kit/public-changes/kept.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";
import { lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("settings", () => {
  const test = useTestApp();
  let admin: string;
  let checker: string;
  let member: string;
  const reason = "decided on Tuesday";

  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
    member = await test.signIn("demo1", DEMO_PASSWORD);
  });

  const make = (name: OfficeCallName, input: object, cookie = admin) =>
    officeCall(test, name, { reason, ...input }, cookie);
  const statusOf = async (name: OfficeCallName, input: object) =>
    (await make(name, input)).body["status"];
  const read = async (name: OfficeCallName) => (await officeCall(test, name, {}, admin)).body;
  /** Proposes an act and lets the second operator carry it out. */
  const makeChecked = async (name: OfficeCallName, input: object) => {
    const asked = await make(name, input);
    expect(asked.body["status"]).toBe("proposed");
    const decision = { id: asked.body["proposalId"], decision: "carry-out" };
    return (await make("decide-proposal", decision, checker)).body["status"];
  };

  describe("sites", () => {
    const site = async (host: string) =>
      ((await read("get-sites")) as { sites: OfficeSite[] }).sites.find(
        (each) => each.host === host,
      );
    const rules = {
      name: "새 집",
      registrationOpen: true,
      codeRequired: false,
      minimumAge: 19,
      defaultLocale: "ko",
    };

    it("add-site adds a host, and change-site takes effect at once", async () => {
      const added = await make("add-site", { host: "www.New-House.test".toLowerCase(), ...rules });
      expect(added.body["status"]).toBe("success");
      expect(await statusOf("add-site", { host: "new-house.test", ...rules })).toBe("already");
      const found = await site("new-house.test");
      const seen = { id: found?.id, version: found?.version };
      const wanted = { ...rules, minimumAge: 21, codeRequired: true, registrationOpen: false };
      expect(await statusOf("change-site", { ...seen, ...wanted })).toBe("success");
      const domain = await test.call(
        "get-reg-domain",
        {},
        { host: "new-house.test", origin: "http://new-house.test" },
      );
      expect(domain.body).toMatchObject({ open: false, codeRequired: true, minimumAge: 21 });
      expect(await lastAuditRow(test, `site:${found?.id}`)).toMatchObject({
        call: "change-site",
        before: { minimumAge: 19, registrationOpen: true },
        after: { minimumAge: 21, registrationOpen: false },
      });
      // A stale version must overwrite nothing.
      expect(await statusOf("change-site", { ...seen, ...rules })).toBe("stale");
      expect(await statusOf("change-site", { ...seen, id: 999_999, ...rules })).toBe("not_found");
    });

    it("change-site-text writes the next version, which members see after its publication", async () => {
      const id = (await site("*"))?.id;
      const key = { siteId: id, kind: "terms", locale: "en" };
      const before = (await officeCall(test, "get-site-text", key, admin)).body;
      expect(before).toMatchObject({ contents: null });
      const contents = "## Ours\n\nPlay fairly.";
      const change = { ...key, version: before["version"], contents };
      expect(await statusOf("change-site-text", change)).toBe("success");
      const now = (await officeCall(test, "get-site-text", key, admin)).body;
      expect(now).toMatchObject({ contents });
      const shown = await test.call(
        "get-legal-text",
        { kind: "terms" },
        { "accept-language": "en" },
      );
      expect(shown.body).toMatchObject({ contents: null, version: "2026-11" });
      expect(await lastAuditRow(test, `site:${id}`)).toMatchObject({
        call: "change-site-text",
        before: { contents: null },
        after: { contents },
      });
      expect(await statusOf("change-site-text", change)).toBe("stale");
      const version = now["version"];
      expect(await statusOf("change-site-text", { ...change, version })).toBe("already");
      const removed = { ...change, version, contents: "" };
      expect(await statusOf("change-site-text", removed)).toBe("success");
      const missing = await officeCall(test, "get-site-text", { ...key, siteId: 999_999 }, admin);
      expect(missing.body["status"]).toBe("not_found");
    });

    it("add-sign-up-code and switch-sign-up-code decide which codes are accepted", async () => {
      const id = (await site("*"))?.id;
      expect(await statusOf("add-sign-up-code", { siteId: id, code: "SPRING-26" })).toBe("success");
      expect(await statusOf("add-sign-up-code", { siteId: id, code: "SPRING-26" })).toBe("already");
      expect(await statusOf("add-sign-up-code", { siteId: 999_999, code: "NEW-1" })).toBe(
        "not_found",
      );
      const off = { code: "SPRING-26", isActive: false };
      expect(await statusOf("switch-sign-up-code", off)).toBe("success");
      expect(await statusOf("switch-sign-up-code", off)).toBe("already");
      expect(await statusOf("switch-sign-up-code", { ...off, code: "NONE" })).toBe("not_found");
      expect((await site("*"))?.codes).toContainEqual(off);
      expect(await lastAuditRow(test, `site:${id}`)).toMatchObject({ after: off });
    });
  });

  describe("limits of money", () => {
    const limits = async () => {
      const { version, ...amounts } = (
        (await read("get-money-limits")) as unknown as { limits: MoneyLimits }
      ).limits;
      return { version, ...amounts };
    };

    it("change-money-limits lowers a limit at once for the next request", async () => {
      const now = await limits();
      const narrowed = { ...now, depositMin: 50_000, depositMax: now.depositMax - 1_000_000 };
      expect(await statusOf("change-money-limits", narrowed)).toBe("success");
      const refused = await test.call(
        "apply-user-deposit",
        { balance: 20_000 },
        { cookie: member },
      );
      expect(refused.body).toMatchObject({ status: "balance", min: 50_000 });
      expect(await lastAuditRow(test, "limits:money")).toMatchObject({
        before: { depositMin: now.depositMin },
        after: { depositMin: 50_000 },
      });
      expect(await statusOf("change-money-limits", { ...narrowed, depositMin: 10_000 })).toBe(
        "stale",
      );
    });

    it("a change that raises a limit or moves the threshold needs a second operator", async () => {
      const now = await limits();
      for (const more of [
        { depositMax: now.depositMax + 10_000 },
        { withdrawalMax: now.withdrawalMax + 10_000, withdrawalDayMax: now.withdrawalDayMax },
        { withdrawalDayMax: now.withdrawalDayMax + 10_000 },
        { secondOperatorFrom: now.secondOperatorFrom - 10_000 },
        { compConvertMin: now.compConvertMin - 1 },
        { compConvertDayMax: now.compConvertDayMax + 1 },
      ]) {
        const asked = await make("change-money-limits", { ...now, ...more });
        expect(asked.body["status"], JSON.stringify(more)).toBe("proposed");
        expect(await limits()).toEqual(now);
        const decision = { id: asked.body["proposalId"], decision: "turn-down" };
        expect((await make("decide-proposal", decision, checker)).body["status"]).toBe("success");
      }
      const raised = { ...now, secondOperatorFrom: now.secondOperatorFrom + 1_000_000 };
      expect(await makeChecked("change-money-limits", raised)).toBe("success");
      expect(await limits()).toEqual({ ...raised, version: now.version + 1 });
    });

    it("refuses contradicting limits, and a change without a difference", async () => {
      const now = await limits();
      for (const wrong of [
        { depositMin: now.depositMax + now.depositStep },
        { withdrawalMax: now.withdrawalDayMax + 1 },
        { compConvertStep: 7_777 },
      ])
        expect(await statusOf("change-money-limits", { ...now, ...wrong })).toBe("balance");
      expect(await statusOf("change-money-limits", now)).toBe("already");
    });
  });

  describe("comp rates", () => {
    type Categories = {
      categories: { category: string; rates: number[]; stakes: number[]; members: number[] }[];
    };
    const slot = async () =>
      ((await read("get-comp-rates")) as unknown as Categories).categories.find(
        ({ category }) => category === "slot",
      );

    it("get-comp-rates answers the stakes of the last thirty days by level", async () => {
      const player = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
      const round = {
        connection: "sandbox",
        memberRef: player.ref,
        currency: "KRW",
        gameCode: "moon-rabbit-mill",
        roundRef: "settings-1",
        gameSessionId: null,
        closes: true,
      };
      await playRound(test.app.writer, round, [
        { key: "settings-1", kind: "bet", amount: fromWon(400_000) },
      ]);
      while (await addToSums(test.app.db)) continue;
      const found = await slot();
      expect(found?.stakes[0]).toBe(400_000);
      expect(found?.members[0]).toBe(1);
    });

    it("change-comp-rates needs a second operator and shows what the month would have cost", async () => {
      const from = (await slot())?.rates ?? [];
      const rates = from.map((rate, at) => (at === 0 ? rate + 20 : rate));
      const change = { category: "slot", rates, from };
      const asked = await make("change-comp-rates", change);
      expect(await lastAuditRow(test, "comp:slot")).toMatchObject({
        call: "propose/change-comp-rates",
        before: { level1: 30 },
        after: { level1: 50, proposal: asked.body["proposalId"] },
      });
      const { proposals } = (await officeCall(test, "get-proposals", {}, checker)).body as {
        proposals: { object: string; before: unknown; after: unknown }[];
      };
      expect(proposals.find(({ object }) => object === "comp:slot")).toMatchObject({
        before: { level1: 30, monthCost: 1_200 },
        after: { level1: 50, monthCost: 2_000 },
      });
      expect(await slot()).toMatchObject({ rates: from });
      const decision = { id: asked.body["proposalId"], decision: "carry-out" };
      expect((await make("decide-proposal", decision, checker)).body["status"]).toBe("success");
      expect(await slot()).toMatchObject({ rates });
      expect(await statusOf("change-comp-rates", change)).toBe("stale");
      expect(await statusOf("change-comp-rates", { ...change, from: rates })).toBe("already");
    });
  });

  describe("switches", () => {
    const turn = (name: string, isOn: boolean) => statusOf("change-switch", { name, isOn });
    const asMember = async (name: string, body: object) =>
      (await test.call(name, body, { cookie: member })).body["status"];
    const calls = {
      deposits: () => asMember("apply-user-deposit", { balance: 100_000 }),
      withdrawals: () =>
        asMember("apply-user-withdraw", { balance: 10_000, pass: DEMO_WITHDRAWAL_PASSWORD }),
      comp: () => asMember("roll-to-balance", {}),
      "sign-ins": () => asMember("user-do-login", { userId: "demo2", password: DEMO_PASSWORD }),
    };

    it.each(Object.entries(calls))(
      "change-switch stops %s at once, and resuming needs a second operator",
      async (name, call) => {
        expect(await turn(name, false)).toBe("success");
        expect(await call()).toBe("closed");
        expect(await turn(name, false)).toBe("already");
        expect(await makeChecked("change-switch", { name, isOn: true })).toBe("success");
        expect(await call()).not.toBe("closed");
        expect(await lastAuditRow(test, `switch:${name}`)).toMatchObject({
          call: "decide-proposal",
        });
      },
    );

    it("with all games off launches and stakes are refused, and wins are still paid", async () => {
      const player = await makePlayer(test.app.db, { cash: fromWon(100_000) });
      const round = {
        connection: "sandbox",
        memberRef: player.ref,
        currency: "KRW",
        gameCode: "moon-rabbit-mill",
        gameSessionId: null,
      };
      const play = (key: string, kind: "bet" | "win", roundRef: string) =>
        playRound(test.app.writer, { ...round, roundRef, closes: kind === "win" }, [
          { key, kind, amount: fromWon(1_000) },
        ]);
      await play("off-1", "bet", "off-1");
      expect(await turn("games", false)).toBe("success");
      test.clock.advance(KEPT_MS);
      await expect(play("off-2", "bet", "off-2")).rejects.toMatchObject({
        code: "provider_switched_off",
      });
      await play("off-1-win", "win", "off-1");
      expect(await asMember("open-game", { company: "lunar", code: "moon-rabbit-mill" })).not.toBe(
        "success",
      );
      expect(await makeChecked("change-switch", { name: "games", isOn: true })).toBe("success");
      test.clock.advance(KEPT_MS);
      await play("off-3", "bet", "off-3");
    });

    it("get-switches lists all switches with who changed each last", async () => {
      const { switches } = (await read("get-switches")) as { switches: { name: string }[] };
      expect(switches.map(({ name }) => name)).toEqual([...switchNames]);
      expect(switches.find(({ name }) => name === "comp")).toMatchObject({
        isOn: true,
        changedBy: expect.stringContaining("staff") as string,
      });
    });
  });
});
