import { beforeAll, describe, expect, it } from "vitest";
import type { CheckedActName } from "#contract/office/calls.ts";
import type { Proposal } from "#contract/office/proposals.ts";
import type { Subject, SubjectNow } from "#contract/office/subjects.ts";
import type { Queryable } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { subjectsOf } from "#server/views/subjects/subjects.ts";
import { useTestApp } from "#tests/support/app.ts";
import { checkedActs } from "#tests/support/checked-acts.ts";
import { makeMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { makePayout } from "#tests/support/payouts.ts";

const nothing: SubjectNow = {
  member: null,
  payment: null,
  round: null,
  provider: null,
  game: null,
  operator: null,
  mailing: null,
  name: null,
};
const anyMember = {
  id: expect.any(Number) as number,
  loginId: expect.any(String) as string,
  nick: expect.any(String) as string,
  cash: expect.any(Number) as number,
};
const anyWithdrawal = {
  id: expect.any(Number) as number,
  kind: "withdrawal" as const,
  amount: expect.any(Number) as number,
};
const checked = expect.stringMatching(/^checked\d+$/) as string;
const anyOperator = { name: checked, loginId: checked };
const tiger = { ko: expect.any(String) as string, en: expect.any(String) as string };

/** What a second operator is told of every act that takes two, beside its input. */
const subjects: Record<CheckedActName, Partial<SubjectNow>> = {
  "approve-payment": {
    member: anyMember,
    payment: { id: expect.any(Number) as number, kind: "withdrawal", amount: 3_000_000 },
  },
  "adjust-balance": { member: { ...anyMember, cash: 10_000_000 } },
  "fund-test-account": { member: { ...anyMember, cash: 0 } },
  "erase-member": { member: anyMember },
  "change-member-status": { member: anyMember },
  "reopen-dormant-account": { member: anyMember },
  "unfreeze-member-money": { member: anyMember },
  "make-reset-link": { member: anyMember },
  "lift-second-factor": { member: anyMember },
  "decide-duplicate-account": { member: anyMember },
  "verify-identity": { member: anyMember },
  "close-case": { member: anyMember },
  "close-suspicion": { member: anyMember },
  "loosen-imposed-limit": { member: anyMember },
  "remove-barred-person": { name: "걸음" },
  "resolve-round": {
    member: { ...anyMember, loginId: "demo1" },
    round: { stake: 10, payout: 0 },
    provider: tiger,
    game: tiger,
  },
  "change-jackpot-shares": { name: "Slots" },
  "set-provider-scheme": { provider: tiger },
  "set-pool-start": {},
  "fund-pool": {},
  "empty-pool": {},
  "set-provider-used": { provider: tiger },
  "set-game-used": { provider: tiger, game: tiger },
  "import-games": { provider: tiger },
  "import-game-list": { provider: tiger },
  "set-game-availability": { provider: tiger },
  "set-game-figures": { provider: tiger, game: tiger },
  "pin-game-build": { provider: tiger, game: tiger },
  "set-build-used": { provider: tiger },
  "save-game-connection": {},
  "set-game-credential": {},
  "set-agreed-level": {},
  "post-statement-line": {},
  "return-statement-line": {},
  "take-back-payment-file": {},
  "make-payment-file": { member: anyMember, payment: anyWithdrawal },
  "fail-payouts": { member: anyMember, payment: anyWithdrawal },
  "return-payout": { member: anyMember, payment: anyWithdrawal },
  "send-mailing": { mailing: { title: "안내", readers: 120 } },
  "change-operator-role": { operator: anyOperator },
  "change-operator-end": { operator: anyOperator },
  "restore-operator": { operator: anyOperator },
  "renew-second-factor": { operator: anyOperator },
  "invite-operator": {},
  "change-sign-in-rule": {},
  "change-approval-rule": {},
  "change-receiving-account": { name: expect.any(String) as string },
  "switch-receiving-account": { name: expect.any(String) as string },
  "change-money-limits": {},
  "change-profile-rule": {},
  "open-house": {},
  "invite-tester": {},
  "publish-documents": { name: expect.any(String) as string },
  "change-site-licence": { name: expect.any(String) as string },
  "name-site-profile": { name: expect.any(String) as string },
  "change-comp-rates": {},
  "change-switch": {},
  "change-alert-rule": {},
  "save-alert-channel": {},
  "switch-alert-channel": {},
  "set-share-rate": {},
  "agree-settlement": {},
  "add-segregated-account": {},
  "change-segregated-account": { name: expect.any(String) as string },
  "end-segregated-account": { name: expect.any(String) as string },
  "accept-difference": {},
};

describe("what a proposal is about", () => {
  const test = useTestApp();
  let maker = "";
  let checker = "";
  beforeAll(async () => {
    maker = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "admin");
  });
  const read = async (input: object = {}, cookie = checker) =>
    (await officeCall(test, "get-proposals", input, cookie)).body as {
      proposals: Proposal[];
      next: number | null;
    };
  const propose = async (name: CheckedActName, input: object, reason = "proposed by one") => {
    const { body } = await officeCall(test, name, { ...input, reason }, maker);
    expect(body, name).toMatchObject({ status: "proposed" });
    return Number(body["proposalId"]);
  };
  const decide = (id: number, decision: string, cookie = checker) =>
    officeCall(test, "decide-proposal", { id, decision, reason: "seen the account" }, cookie);

  it("get-proposals names the member, the amounts, the game and the colleague of every kind of act", async () => {
    const inputs = checkedActs(test, maker);
    const names = Object.keys(subjects) as CheckedActName[];
    // One at a time, because an object can have one waiting proposal.
    for (const name of names) {
      const id = await propose(name, await inputs[name]());
      const told = (await read()).proposals.find((proposal) => proposal.id === id);
      expect(told?.subject, name).toEqual({ ...nothing, ...subjects[name] });
      expect(told?.decision, name).toBeNull();
      await decide(id, "turn-down", maker);
    }
  });

  it("lists decided proposals newest first, with who decided, when and why", async () => {
    const { memberId } = await makeMember(test.app.db, { cash: fromWon(50_000) });
    const gift = { id: Number(memberId), direction: "give", amount: 1_000, cause: "goodwill" };
    const first = await propose("adjust-balance", gift);
    await decide(first, "turn-down");
    const second = await propose("adjust-balance", gift);
    await decide(second, "carry-out");
    const { proposals } = await read({ view: "decided" });
    expect(proposals.slice(0, 2)).toMatchObject([
      {
        id: second,
        mayDecide: false,
        before: { cash: 50_000 },
        after: { cash: 51_000 },
        decision: { state: "carried-out", reason: "seen the account" },
      },
      { id: first, decision: { state: "turned-down", reason: "seen the account" } },
    ]);
    expect(proposals[0]?.decision?.by).toMatch(/^staff/);
    const older = await read({ view: "decided", before: second });
    expect(older.proposals[0]?.id).toBe(first);
  });

  it("shows a proposal of a day ago as expired among the decided ones", async () => {
    const { memberId } = await makeMember(test.app.db, { cash: fromWon(50_000) });
    const gift = { id: Number(memberId), direction: "give", amount: 1_000, cause: "goodwill" };
    const id = await propose("adjust-balance", gift);
    await test.app.db.query(
      "update operator_proposals set made_at = made_at - interval '25 hours', expires_at = expires_at - interval '25 hours' where id = $1",
      [id],
    );
    expect((await read()).proposals.map((each) => each.id)).not.toContain(id);
    expect((await read({ view: "decided" })).proposals[0]).toMatchObject({
      id,
      mayDecide: false,
      decision: { state: "expired", by: null, reason: null },
    });
  });

  it("get-own-decisions tells the maker what a colleague decided until it is seen", async () => {
    const { memberId } = await makeMember(test.app.db, { cash: fromWon(50_000) });
    const gift = { id: Number(memberId), direction: "give", amount: 1_000, cause: "goodwill" };
    const told = async (cookie: string) =>
      (
        (await officeCall(test, "get-own-decisions", {}, cookie)).body as { proposals: Proposal[] }
      ).proposals.map(({ id }) => id);
    const own = await propose("adjust-balance", gift);
    await decide(own, "turn-down", maker);
    expect(await told(maker)).not.toContain(own);
    const decided = await propose("adjust-balance", gift);
    expect(await told(maker)).not.toContain(decided);
    await decide(decided, "carry-out");
    expect(await told(maker)).toContain(decided);
    expect(await told(checker)).not.toContain(decided);
    await officeCall(test, "see-own-decisions", { upTo: decided }, checker);
    expect(await told(maker)).toContain(decided);
    await officeCall(test, "see-own-decisions", { upTo: decided }, maker);
    expect(await told(maker)).toEqual([]);
  });

  it("see-own-decisions leaves what was decided after the decision that the maker saw", async () => {
    const proposed = async () => {
      const { memberId } = await makeMember(test.app.db, { cash: fromWon(50_000) });
      const gift = { id: Number(memberId), direction: "give", amount: 1_000, cause: "goodwill" };
      return propose("adjust-balance", gift);
    };
    const [first, second] = [await proposed(), await proposed()];
    const told = async () =>
      (
        (await officeCall(test, "get-own-decisions", {}, maker)).body as { proposals: Proposal[] }
      ).proposals.map(({ id }) => id);
    await decide(second, "turn-down");
    expect(await told()).toEqual([second]);
    await decide(first, "turn-down");
    await officeCall(test, "see-own-decisions", { upTo: second }, maker);
    expect(await told()).toEqual([first]);
    await officeCall(test, "see-own-decisions", { upTo: first }, maker);
  });
});

describe("what a row of the audit trail is about", () => {
  const test = useTestApp();

  it("get-audit-entries names the object of an act and leaves its id readable", async () => {
    const admin = await operatorWithRole(test, "admin");
    const { memberId } = await makeMember(test.app.db);
    const act = { id: Number(memberId), from: "active", to: "suspended", reason: "seen in trail" };
    await officeCall(test, "change-member-status", act, admin);
    const { body } = await officeCall(test, "get-audit-entries", {}, admin);
    const [entry] = body["entries"] as { object: string; subject: Subject }[];
    const [member] = await test.app.db.query<{ loginId: string; nick: string }>(
      `select login_id as "loginId", nick from members where id = $1`,
      [memberId],
    );
    expect(entry?.object).toBe(`member:${memberId}`);
    expect(entry?.subject).toEqual({
      ...nothing,
      member: { id: Number(memberId), ...member },
    });
  });

  it("reads the names of a page with one query for each kind of object", async () => {
    const { db } = test.app;
    const members = [];
    for (let made = 0; made < 12; made++) members.push(await makeMember(db));
    const payouts = [await makePayout(test), await makePayout(test), await makePayout(test)];
    let queries = 0;
    const counting: Queryable = {
      appSecret: db.appSecret,
      query: (...asked: Parameters<typeof db.query>) => {
        queries += 1;
        return db.query(...asked) as never;
      },
    };
    const objects = [
      ...members.map(({ memberId }) => `member:${memberId}`),
      ...payouts.map((id) => `payout:${id}`),
    ].concat(
      ["notice:1", "notice:2", "notice:3", "site:1", "switch:comp", "round:1-1", "round:2-7"],
      ["mailing:1", "mailing:2", "help:1", "member:text", "game:tiger/moon-rabbit"],
    );
    const subjectOf = await subjectsOf(counting)(objects);
    expect(queries, "payouts, notices, sites, rounds, mailings, helps, games, members").toBe(8);
    expect(objects.slice(0, 12).every((object) => subjectOf(object).member !== null)).toBe(true);
    expect(subjectOf(`payout:${payouts[0]}`)).toMatchObject({ payment: anyWithdrawal });
    expect(subjectOf("switch:comp")).toEqual(nothing);
  });
});
