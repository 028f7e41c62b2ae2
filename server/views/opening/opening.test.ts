import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openingLines, type OpeningLine, type OpeningState } from "#contract/office/opening.ts";
import { useTestApp } from "#tests/support/app.ts";
import { writeCountryDatabase } from "#tests/support/country-database.ts";
import { makeMember, PASSWORD, WITHDRAWAL_PASSWORD } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { makeReady } from "#tests/support/opening.ts";

const folder = mkdtempSync(join(tmpdir(), "dalbit-opening-"));
const database = join(folder, "countries.mmdb");
writeCountryDatabase(database, [{ first: "127.0.0.0", bits: 8, country: "KR" }]);
const countries = { allowed: new Set(["KR"]), database };
const reason = "the licence begins today";
const form = {
  id: "tooearly",
  pw: "a-long-pass-phrase-27",
  nick: "early",
  phone: "01012345678",
  birthDate: "1990-01-01",
  bankname: "국민은행",
  banknum: "1234567890",
  bankOwner: "홍길동",
  exchange_pw: "482915",
  terms: "2026-11",
};

/** How each line is taken away from a house that is ready, and the opposite. */
const withouts: Readonly<Record<OpeningLine, readonly [without: string, again: string]>> = {
  licences: [
    "delete from settings_licences",
    `insert into settings_licences (site_id, company, authority, number, countries)
     select id, 'Ready Ltd', 'MGA', 'B2C/1', '{KR}' from settings_sites`,
  ],
  countries: [
    "update settings_licences set countries = '{JP}'",
    "update settings_licences set countries = '{KR}'",
  ],
  outside: [
    "update settings_contacts set kind = 'disputes' where kind = 'authority'",
    "update settings_contacts set kind = 'authority' where kind = 'disputes'",
  ],
  profiles: [
    `with empty as (insert into settings_profiles (id, name) values ('empty', 'Empty') returning id)
     update settings_sites set profile_id = empty.id from empty`,
    "update settings_sites set profile_id = null",
  ],
  documents: [
    "update settings_document_versions set site_id = (select min(id) from settings_sites)",
    "",
  ],
  accounts: [
    "update payment_receiving_accounts set is_used = false",
    "update payment_receiving_accounts set is_used = true",
  ],
  administrators: [
    "update operators set status = 'suspended' where role = 'admin' and login_id = 'operator1'",
    "update operators set status = 'active' where login_id = 'operator1'",
  ],
  keys: ["", ""],
  backup: [
    "update settings_backups set finished_at = finished_at - interval '27 hours' where kind = 'backup'",
    "update settings_backups set finished_at = now() where kind = 'backup'",
  ],
  drill: [
    "update settings_backups set finished_at = finished_at - interval '8 days' where kind = 'drill'",
    "update settings_backups set finished_at = now() where kind = 'drill'",
  ],
  connections: ["", ""],
  selfTests: [
    "update game_connection_tests set has_passed = false where connection = 'sandbox-igsp'",
    "update game_connection_tests set has_passed = true",
  ],
  certificates: [
    "update game_system_certificates set expires_on = '2020-01-01' where system = 'platform'",
    "update game_system_certificates set expires_on = '2099-12-31'",
  ],
  games: [
    "update game_providers set is_used = false",
    "update game_providers set is_used = connection <> 'sandbox-transfer'",
  ],
  jackpots: [
    "update jackpot_fundings set amount = -amount where tier = 'major'",
    "update jackpot_fundings set amount = -amount where tier = 'major'",
  ],
  // No result of the transfer wallet has been booked.
  testBets: [
    "update game_providers set is_used = true where connection = 'sandbox-transfer'",
    "update game_providers set is_used = false where connection = 'sandbox-transfer'",
  ],
};
/** Those that lie outside of the database have tests of their own. */
const inDatabase = openingLines.filter(
  (name) => withouts[name][0] !== "" && withouts[name][1] !== "",
);

describe("with real money", () => {
  const test = useTestApp({ mode: "real", countries });
  let admin: string;
  let checker: string;
  beforeAll(async () => {
    // The house is new: the members of the demo are not what opened it.
    await test.owner.query("delete from settings_opening");
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = async () =>
    (await officeCall(test, "get-opening", {}, admin)).body as {
      openedAt: string | null;
      sites: number;
      lines: OpeningState[];
    };
  const missing = async () =>
    (await read()).lines.filter(({ isDone }) => !isDone).map(({ name }) => name);
  const propose = async () => {
    const { sites } = await read();
    return (await officeCall(test, "open-house", { sites, reason }, admin)).body;
  };
  const decide = async (id: unknown, decision: string) =>
    (await officeCall(test, "decide-proposal", { id, decision, reason }, checker)).body;

  it("nobody registers, deposits or plays before the opening, and members sign in and withdraw", async () => {
    await makeReady(test);
    const { loginId } = await makeMember(test.app.db);
    const cookie = await test.signIn(loginId, PASSWORD);
    const status = async (name: string, input: object) =>
      (await test.call(name, input, { cookie })).body["status"];
    const game = { code: "dragon-hatch", company: "sandbox" };
    expect(await status("open-game", { ...game, timeStemp: Date.now() })).toBe("closed");
    expect(await status("open-practice", game)).toBe("closed");
    expect(await status("apply-user-deposit", { balance: 10_000 })).toBe("closed");
    expect(await status("user-ask-account", { pass: WITHDRAWAL_PASSWORD })).toBe("closed");
    const withdrawal = { balance: 10_000, pass: WITHDRAWAL_PASSWORD };
    expect(await status("apply-user-withdraw", withdrawal)).toBe("balance");
    expect((await test.call("get-reg-domain", {})).body).toMatchObject({ open: false });
    expect((await test.call("user-register", form)).body).toEqual({ status: "closed" });
  });

  it.each(inDatabase)("the opening is refused without the line %s, which says so", async (name) => {
    expect(await missing()).toEqual([]);
    const [without, again] = withouts[name];
    await test.owner.query(without);
    expect(await missing()).toContain(name);
    expect(await propose()).toEqual({ status: "not_ready" });
    await test.owner.query(again);
  });

  it("the opening is refused while secrets lie beside the data", async () => {
    const file = join(dirname(test.uploadsDir), "secrets.json");
    writeFileSync(file, "{}", { flag: "wx" });
    try {
      expect(await missing()).toEqual(["keys"]);
      expect(await propose()).toEqual({ status: "not_ready" });
    } finally {
      rmSync(file);
    }
  });

  it("a site that is added has neither licence nor terms, and the lines name it", async () => {
    await test.owner.query("insert into settings_sites (host, name) values ('late.test', 'Late')");
    const { lines } = await read();
    const undone = lines.filter(({ isDone }) => !isDone);
    expect(undone).toEqual([
      { name: "licences", isDone: false, missing: ["late.test"] },
      { name: "countries", isDone: false, missing: ["late.test"] },
      { name: "outside", isDone: false, missing: ["late.test"] },
      { name: "documents", isDone: false, missing: ["late.test"] },
    ]);
    expect(await propose()).toEqual({ status: "not_ready" });
    await test.owner.query(
      `insert into settings_licences (site_id, company, authority, number, countries)
       select id, 'Late Ltd', 'MGA', 'B2C/2', '{KR}' from settings_sites where host = 'late.test'`,
    );
    expect(await missing()).toEqual(["outside", "documents"]);
    expect(await propose()).toEqual({ status: "not_ready" });
    await test.owner.query(
      "delete from settings_licences where number = 'B2C/2'; delete from settings_sites where host = 'late.test'",
    );
  });

  it("a proposal is not carried out when something is missing since", async () => {
    const proposed = await propose();
    expect(proposed).toMatchObject({ status: "proposed" });
    const [without, again] = withouts.accounts;
    await test.owner.query(without);
    expect(await decide(proposed["proposalId"], "carry-out")).toMatchObject({
      status: "not_ready",
    });
    await test.owner.query(again);
    await decide(proposed["proposalId"], "turn-down");
  });

  it("a tester registers a test account by a one-time link of two operators, is funded by the house and plays, and other members do not", async () => {
    const invite = async () => {
      const asked = await officeCall(test, "invite-tester", { reason }, admin);
      const { link } = await decide(asked.body["proposalId"], "carry-out");
      return /^\/register#([0-9a-f]{40})$/.exec((link as { path: string }).path)?.[1] ?? "";
    };
    const [code, old] = [await invite(), await invite()];
    let made = 0;
    const register = async (given?: string) => {
      const number = (made += 1);
      const { termsVersion: terms } = (await test.call("get-reg-domain", {})).body;
      const own = { id: `tester${number}`, nick: `testing${number}`, terms };
      const input = { ...form, ...own, ...(given !== undefined && { code: given }) };
      return (await test.call("user-register", input)).body["status"];
    };
    expect(await register()).toBe("closed");
    expect(await register("f".repeat(40))).toBe("closed");
    const both = await Promise.all([register(code), register(code)]);
    expect(both.toSorted(), "used once").toEqual(["closed", "success"]);
    const joined = both[0] === "success" ? "tester3" : "tester4";
    expect(await register(code), "used").toBe("closed");
    await test.owner.query(
      "update member_testers set made_at = made_at - interval '25 hours', expires_at = expires_at - interval '25 hours' where member_id is null",
    );
    expect(await register(old), "too old").toBe("closed");

    const cookie = await test.signIn(joined, form.pw);
    const status = async (name: string, input: object, as = cookie) =>
      (await test.call(name, input, { cookie: as })).body["status"];
    const game = { code: "dragon-hatch", company: "sandbox" };
    expect(await status("apply-user-deposit", { balance: 10_000 })).toBe("closed");
    const found = await officeCall(test, "find-members", { by: "id", query: joined }, admin);
    const [member] = found.body["members"] as { id: number; isTest: boolean }[];
    expect(member?.isTest).toBe(true);
    const funding = { id: member?.id, amount: 10_000, reason };
    const asked = await officeCall(test, "fund-test-account", funding, admin);
    expect(await decide(asked.body["proposalId"], "carry-out")).toEqual({ status: "success" });
    expect(await status("user-ask-account", { pass: form.exchange_pw })).toBe("closed");
    // The provider of this test does not respond.
    const launch = { ...game, timeStemp: Date.now() };
    expect(await status("open-game", launch)).not.toBe("closed");
    expect(await status("open-practice", game)).toBe("closed");
    const { loginId } = await makeMember(test.app.db);
    const other = await test.signIn(loginId, PASSWORD);
    expect(await status("open-game", launch, other)).toBe("closed");
    expect(await status("apply-user-deposit", { balance: 10_000 }, other)).toBe("closed");
  });

  it("two operators open the house, members are let in from then on, and it opens once", async () => {
    const proposed = await propose();
    expect((await read()).openedAt).toBeNull();
    expect(await decide(proposed["proposalId"], "carry-out")).toMatchObject({ status: "success" });
    expect((await read()).openedAt).not.toBeNull();
    expect((await test.call("get-reg-domain", {})).body).toMatchObject({ open: true });
    const { loginId } = await makeMember(test.app.db);
    const cookie = await test.signIn(loginId, PASSWORD);
    expect(
      (await test.call("apply-user-deposit", { balance: 10_000 }, { cookie })).body,
    ).toMatchObject({ status: "success" });
    expect(await propose()).toEqual({ status: "already" });
    const late = await officeCall(test, "invite-tester", { reason }, admin);
    expect(late.body).toEqual({ status: "already" });
  });
});

describe("a connection without a credential", () => {
  const test = useTestApp({
    connections: [
      {
        connection: "acme",
        protocol: "beexar",
        url: "https://api.acme.example",
        operatorId: "1",
        country: "KR",
      },
    ],
  });

  it("is named by its line, and games over other connections do not count", async () => {
    const admin = await operatorWithRole(test, "admin");
    const { lines } = (await officeCall(test, "get-opening", {}, admin)).body as {
      lines: OpeningState[];
    };
    const of = (name: OpeningLine) => lines.find((line) => line.name === name);
    expect(of("connections")).toMatchObject({ isDone: false, missing: ["acme"] });
    expect(of("games")).toMatchObject({ isDone: false });
  });

  it("keeps the house closed, although everything else is ready", async () => {
    await makeReady(test);
    await test.owner.query("delete from settings_opening");
    await test.owner.query("update game_providers set connection = 'acme' where code = 'tiger'");
    const admin = await operatorWithRole(test, "admin");
    const { sites, lines } = (await officeCall(test, "get-opening", {}, admin)).body as {
      sites: number;
      lines: OpeningState[];
    };
    const missing = lines.filter(({ isDone }) => !isDone).map(({ name }) => name);
    expect(missing).toEqual(["connections", "testBets"]);
    const asked = await officeCall(test, "open-house", { sites, reason }, admin);
    expect(asked.body).toEqual({ status: "not_ready" });
  });
});
