import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { statementKinds } from "#contract/acceptances.ts";
import { localeCodes } from "#contract/locales.ts";
import type { OfficeDocuments } from "#contract/office/documents.ts";
import { enMemberStatements } from "#locales/en/member-statements.ts";
import { enMembers } from "#locales/en/members.ts";
import { insertGameSession } from "#server/games/launches/store.ts";
import { movementSpace } from "#server/games/key-spaces.ts";
import { fromWon } from "#server/kit/money.ts";
import { scopeId } from "#server/ledger/accounts.ts";
import { statementHash, STATEMENTS_VERSION } from "#server/settings/documents/statements.ts";
import { useTestApp } from "#tests/support/app.ts";
import { writeEveryText } from "#tests/support/jurisdiction-acts.ts";
import { makeMember, PASSWORD, WITHDRAWAL_PASSWORD } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const reason = "the lawyers approved it";
const game = { code: "dragon-hatch", company: "sandbox" };
const form = {
  pw: "a-long-pass-phrase-27",
  phone: "01012345678",
  birthDate: "1990-01-01",
  bankname: "국민은행",
  banknum: "1234567890",
  bankOwner: "홍길동",
  exchange_pw: "482915",
};
const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

describe("terms and privacy notice", () => {
  const test = useTestApp();
  let admin: string;
  let checker: string;
  let siteId: number;
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
    siteId = (await documents()).siteId;
  });
  const documents = async (): Promise<OfficeDocuments> => {
    const { sites } = (await officeCall(test, "get-documents", {}, admin)).body as {
      sites: OfficeDocuments[];
    };
    const found = sites.find(({ host }) => host === "*");
    if (!found) throw new Error("there is no default site");
    return found;
  };
  const propose = async (name: string, needsAcceptance = true) => {
    const { version } = await documents();
    const input = { siteId, version, name, needsAcceptance, reason };
    return (await officeCall(test, "publish-documents", input, admin)).body;
  };
  const decide = async (id: unknown, decision = "carry-out") =>
    (await officeCall(test, "decide-proposal", { id, decision, reason }, checker)).body;
  const publish = async (name: string, needsAcceptance?: boolean) => {
    await writeEveryText(test.owner, siteId, name);
    const proposed = await propose(name, needsAcceptance);
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await decide(proposed["proposalId"])).toMatchObject({ status: "success" });
  };
  const newMember = async () => {
    const member = await makeMember(test.app.db, { cash: fromWon(100_000) });
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const call = async (name: string, input: object = {}) =>
      (await test.call(name, input, { cookie, "accept-language": "en" })).body;
    return { ...member, call };
  };
  const acceptances = (loginId: string) =>
    test.owner.query<{ kind: string; version: string; locale: string; sha256: string }>(
      `select a.kind, a.version, a.locale, encode(a.hash, 'hex') as sha256
       from member_acceptances a join members m on m.id = a.member_id
       where m.login_id = $1 order by a.id`,
      [loginId],
    );

  it("a registration stores what is accepted, with version, hash, address and time: both texts and each statement", async () => {
    const english = { "accept-language": "en" };
    const input = { ...form, id: "newcomer", nick: "newcomer", terms: "2026-11" };
    expect((await test.call("user-register", input, english)).body).toMatchObject({
      status: "success",
    });
    const rows = await acceptances("newcomer");
    expect(rows.map(({ kind, version, locale }) => [kind, version, locale])).toEqual([
      ["terms", "2026-11", "en"],
      ["privacy", "2026-11", "en"],
      ["sharing", STATEMENTS_VERSION, "en"],
      ["monitoring", STATEMENTS_VERSION, "en"],
      ["accuracy", STATEMENTS_VERSION, "en"],
    ]);
    expect(rows.slice(2).map((row) => row.sha256)).toEqual(
      statementKinds.map((kind) => sha256(enMemberStatements[kind])),
    );
    expect(rows[0]?.sha256).not.toBe(rows[1]?.sha256);
    const [stored] = await test.owner.query<{ address: string; isNow: boolean }>(
      `select host(address) as address, accepted_at > now() - interval '10 minutes' as "isNow"
       from member_acceptances where kind = 'accuracy'`,
    );
    expect(stored).toEqual({ address: "127.0.0.1", isNow: true });
    const shown = enMembers.members.terms("21");
    for (const kind of statementKinds) expect(shown).toContain(enMemberStatements[kind]);
  });

  it("a changed statement has another version", () => {
    const texts = localeCodes.flatMap((locale) =>
      statementKinds.map((kind) => statementHash(kind, locale).toString("hex")),
    );
    expect([STATEMENTS_VERSION, sha256(texts.join(" ")).slice(0, 16)]).toEqual([
      "2026-11",
      "8f93e1434312b587",
    ]);
  });

  it("is published by two operators, once both texts are written in every language", async () => {
    expect(await propose("2027-01")).toMatchObject({ status: "texts_missing" });
    await writeEveryText(test.owner, siteId, "first");
    const proposed = await propose("2027-01");
    expect(proposed).toMatchObject({ status: "proposed" });
    const text = async () => (await test.call("get-legal-text", { kind: "terms" })).body;
    expect(await text()).toMatchObject({ contents: null, version: "2026-11" });
    await decide(proposed["proposalId"]);
    expect(await text()).toMatchObject({
      contents: "## terms ko\n\nfirst",
      version: "2027-01",
    });
    expect(await propose("2027-01")).toMatchObject({ status: "already" });
    expect((await documents()).versions).toMatchObject([{ version: "2027-01", accepted: 0 }]);
  });

  it("is not published when a text was changed after the proposal", async () => {
    const proposed = await propose("2027-02");
    const key = { siteId, kind: "terms", locale: "ko" };
    const { version } = await documents();
    const change = { ...key, version, contents: "## Changed", reason };
    await officeCall(test, "change-site-text", change, admin);
    expect(await decide(proposed["proposalId"])).toMatchObject({ status: "stale" });
    expect(await decide(proposed["proposalId"], "turn-down")).toMatchObject({ status: "success" });
    expect((await test.call("get-legal-text", { kind: "terms" })).body).toMatchObject({
      version: "2027-01",
    });
  });

  it("of a new version holds deposits and launches until the member accepts; withdrawals go on", async () => {
    await publish("2027-03");
    const { call, loginId } = await newMember();
    const refused = { status: "terms" };
    expect(await call("apply-user-deposit", { balance: 10_000 })).toEqual(refused);
    expect(await call("user-ask-account", { pass: WITHDRAWAL_PASSWORD })).toEqual(refused);
    expect(await call("open-game", { ...game, timeStemp: Date.now() })).toEqual(refused);
    const withdrawal = { balance: 10_000, pass: WITHDRAWAL_PASSWORD };
    expect(await call("apply-user-withdraw", withdrawal)).toMatchObject({ status: "success" });
    expect(await call("get-documents-due")).toMatchObject({ due: { version: "2027-03" } });

    expect(await call("accept-documents", { terms: "2027-01" })).toEqual({ status: "not_found" });
    expect(await call("accept-documents", { terms: "2027-03" })).toEqual({ status: "success" });
    expect(await acceptances(loginId)).toEqual([
      {
        kind: "terms",
        version: "2027-03",
        locale: "en",
        sha256: sha256("## terms en\n\n2027-03"),
      },
      {
        kind: "privacy",
        version: "2027-03",
        locale: "en",
        sha256: sha256("## privacy en\n\n2027-03"),
      },
    ]);
    expect(await call("accept-documents", { terms: "2027-03" })).toEqual({ status: "already" });
    expect(await call("get-documents-due")).toMatchObject({ due: null });
    expect(await call("apply-user-deposit", { balance: 10_000 })).toMatchObject({
      status: "success",
    });
    expect((await documents()).versions[0]).toMatchObject({ version: "2027-03", accepted: 1 });
  });

  it("that asks for no acceptance holds nothing, and a later acceptance covers earlier versions", async () => {
    const { call } = await newMember();
    await publish("2027-04", false);
    expect(await call("get-documents-due")).toMatchObject({ due: { version: "2027-03" } });
    expect(await call("accept-documents", { terms: "2027-04" })).toEqual({ status: "success" });
    expect(await call("get-documents-due")).toMatchObject({ due: null });
    await publish("2027-05", false);
    expect(await call("get-documents-due")).toMatchObject({ due: null });
  });

  it("of a version that needs an acceptance ends the games that are open, so that they take no stake", async () => {
    const { memberId, cash } = await newMember();
    const [own] = await test.owner.query<{ memberSessionId: string; gameId: number }>(
      `select s.id as "memberSessionId", (select min(id) from games) as "gameId"
       from member_sessions s where s.member_id = $1`,
      [memberId],
    );
    if (!own) throw new Error("the member is not signed in");
    const scope = await scopeId(test.app.db, movementSpace("sandbox"));
    const launch = { ...own, memberId, accountId: cash.id, scopeId: scope };
    expect(await insertGameSession(test.app.db, launch)).toBeDefined();
    const open = () =>
      test.owner.query("select id from game_sessions where member_id = $1 and ended_at is null", [
        memberId,
      ]);
    await publish("2027-06", false);
    expect(await open()).toHaveLength(1);
    await publish("2027-07");
    expect(await open()).toEqual([]);
  });

  it("refuses the name of an earlier version, however many followed it", async () => {
    await test.owner.query(
      `insert into settings_document_versions (site_id, version, needs_acceptance, published_at)
       select $1, 'n' || n, false, now() from generate_series(0, 2000) n order by n`,
      [siteId],
    );
    await writeEveryText(test.owner, siteId, "of a name that was given");
    expect(await propose("n0")).toMatchObject({ status: "already" });
  });
});
