import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DuplicateReview } from "#contract/office/duplicate-accounts.ts";
import { fromWon } from "#server/kit/money.ts";
import { accountStatus, getBalances } from "#server/ledger/accounts.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  holdDuplicates,
  useRegistrations,
  type Registered,
} from "#tests/support/duplicate-accounts.ts";
import { identityOf } from "#tests/support/identities.ts";
import {
  makePlayer,
  openLaunchesOf,
  PASSWORD,
  setNumbers,
  WITHDRAWAL_PASSWORD,
} from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const reason = "compared the papers of both";

describe("the decision on two accounts that may be one person's", () => {
  const test = useTestApp();
  const { register } = useRegistrations(test);
  let admin: string;
  let lead: string;
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    lead = await operatorWithRole(test, "admin");
    await holdDuplicates(test.owner, true);
  });
  afterAll(() => holdDuplicates(test.owner, false));
  beforeEach(() => test.app.db.query("delete from throttles"));

  const office = async (name: Parameters<typeof officeCall>[1], input: object, as = admin) =>
    (await officeCall(test, name, input, as)).body;
  const openReviews = async () =>
    (await office("get-duplicate-accounts", { list: "open" }))["reviews"] as DuplicateReview[];
  const reviewOf = async (id: bigint, list: "open" | "decided" = "open") => {
    const { reviews } = (await office("get-duplicate-accounts", { list })) as {
      reviews: DuplicateReview[];
    };
    const found = reviews.find(({ account }) => account.id === Number(id));
    if (!found) throw new Error("no review was opened");
    return found;
  };
  type Decision = { outcome: DuplicateReview["outcome"]; secondId?: number };
  const decide = async (review: DuplicateReview, decision: Decision, as = admin) =>
    office(
      "decide-duplicate-account",
      { reviewId: review.id, version: review.version, ...decision, reason },
      as,
    );
  const carryOut = async (proposed: Record<string, unknown>, as = lead) =>
    office("decide-proposal", { id: proposed["proposalId"], decision: "carry-out", reason }, as);
  const different = { outcome: "different_persons" } as const;
  const standingOf = async (id: bigint) => {
    const [row] = await test.owner.query<{ status: string; ground: string | null }>(
      `select m.status, s.ground from members m
       left join member_suspensions s on s.member_id = m.id and s.ended_at is null
       where m.id = $1`,
      [id],
    );
    return [row?.status, row?.ground, await accountStatus(test.app.db, id)];
  };
  const pair = async (): Promise<[Registered, Registered]> => {
    const first = await register();
    return [first, await register({ like: first, shared: { phone: true } })];
  };
  const held = ["suspended", "identity", "stakes_blocked"];
  const open = ["active", null, "open"];

  it("holds the new account until then where the jurisdiction says so, and the earlier one plays", async () => {
    const [first, second] = await pair();
    expect(await standingOf(first.id)).toEqual(open);
    expect(await standingOf(second.id)).toEqual(held);
    expect(await reviewOf(second.id)).toMatchObject({ isHeld: true });
    const login = { userId: second.loginId, password: PASSWORD };
    expect((await test.call("user-do-login", login)).body).toMatchObject({
      user: { reduced: { why: "suspended", ground: "identity" } },
    });
  });

  it("one operator alone does not open a held account, neither by the decision nor by its status", async () => {
    const [, second] = await pair();
    const review = await reviewOf(second.id);
    const proposed = await decide(review, different);
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await carryOut(proposed, admin)).not.toMatchObject({ status: "success" });
    const change = { id: Number(second.id), from: "suspended", to: "active", reason };
    expect((await office("change-member-status", change))["status"]).not.toBe("success");
    expect(await standingOf(second.id)).toEqual(held);
    expect(await carryOut(proposed)).toMatchObject({ status: "success" });
    expect(await standingOf(second.id)).toEqual(open);
    expect(await reviewOf(second.id, "decided")).toMatchObject({
      outcome: "different_persons",
      isHeld: false,
    });
  });

  it("an account that two reviews hold plays after the last of them", async () => {
    const first = await register();
    await register({ like: first, shared: { phone: true } });
    const third = await register({ like: first, shared: { phone: true } });
    const own = (await openReviews()).filter(({ account }) => account.id === Number(third.id));
    expect(own).toHaveLength(2);
    const [one, last] = own as [DuplicateReview, DuplicateReview];
    expect(await decide(one, different)).toMatchObject({ status: "success" });
    expect(await standingOf(third.id)).toEqual(held);
    const proposed = await decide(last, different);
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await carryOut(proposed)).toMatchObject({ status: "success" });
    expect(await standingOf(third.id)).toEqual(open);
  });

  it("opens no account that is suspended for something else, and keeps that ground", async () => {
    const [first, second] = [await register(), await register()];
    await office("change-member-status", {
      id: Number(second.id),
      from: "active",
      to: "suspended",
      ground: "security",
      reason,
    });
    const suspended = ["suspended", "security", "stakes_blocked"];
    // The two become alike by the document that staff verify.
    await setNumbers(test.app.db, second.id, { birthDate: first.birthDate });
    await test.owner.query("update members set bank_owner = $2 where id = $1", [
      second.id,
      first.name,
    ]);
    const { checkId } = await identityOf(test.app.db, second.id);
    expect(await office("verify-identity", { id: checkId, reason })).toMatchObject({
      status: "success",
    });
    const review = await reviewOf(second.id);
    expect(review.isHeld).toBe(false);
    expect(await decide(review, different)).toMatchObject({ status: "success" });
    expect(await standingOf(second.id)).toEqual(suspended);
    const third = await register({ like: first, shared: { person: true } });
    const withSecond = (await openReviews()).find(
      ({ account, other }) => account.id === Number(third.id) && other.id === Number(second.id),
    );
    const same = { outcome: "same_person", secondId: Number(second.id) } as const;
    expect(await decide(withSecond as DuplicateReview, same)).toMatchObject({ status: "success" });
    expect(await standingOf(second.id)).toEqual(suspended);
  });

  it("of the same person suspends the second account by the rules, and takes no money", async () => {
    const [first, second] = await pair();
    const review = await reviewOf(second.id);
    const stranger = { outcome: "same_person", secondId: 1 } as const;
    expect(await decide(review, stranger)).toMatchObject({ status: "not_found" });
    expect(await decide(review, { outcome: "same_person" })).toMatchObject({ status: "not_found" });
    const same = { outcome: "same_person", secondId: Number(second.id) } as const;
    expect(await decide(review, same)).toMatchObject({ status: "success" });
    expect(await standingOf(second.id)).toEqual(["suspended", "rules", "stakes_blocked"]);
    expect(await standingOf(first.id)).toEqual(open);
    expect(await reviewOf(second.id, "decided")).toMatchObject({
      outcome: "same_person",
      secondId: Number(second.id),
      findings: reason,
    });
  });

  it("can find that the earlier account is the second one", async () => {
    const [first, second] = await pair();
    const same = { outcome: "same_person", secondId: Number(first.id) } as const;
    expect(await decide(await reviewOf(second.id), same)).toMatchObject({ status: "success" });
    expect(await standingOf(first.id)).toEqual(["suspended", "rules", "stakes_blocked"]);
    expect(await standingOf(second.id)).toEqual(held);
  });

  it("a held member stakes and deposits nothing, is paid the win of a running round, and withdraws", async () => {
    const player = await makePlayer(test.app.db, { cash: fromWon(300_000) });
    await setNumbers(test.app.db, player.memberId, { phone: "+821088880001" });
    const play = async (type: "bet" | "win", name: string) =>
      (
        await test.provider("betwin", {
          account_id: player.ref,
          currency: "KRW",
          game_id: "moon-rabbit-mill",
          round_id: "held-round",
          transactions: [{ id_provider: `held-${name}`, type, amount: "1000" }],
        })
      ).http;
    expect(await play("bet", "before")).toBe(200);
    const first = await register();
    const cookie = await test.signIn(player.loginId, PASSWORD);
    const changed = await test.call(
      "change-phone",
      { phone: first.phone, pw: PASSWORD },
      { cookie },
    );
    expect(changed.body).toEqual({ status: "success" });
    expect(await standingOf(player.memberId)).toEqual(held);
    expect((await test.call("user-health-check", {}, { cookie })).body["user"]).toBeUndefined();
    await openLaunchesOf(test.app.db, player.loginId);
    expect(await play("bet", "while-held")).toBe(400);
    expect(await play("win", "won")).toBe(200);
    const again = { cookie: await test.signIn(player.loginId, PASSWORD) };
    const deposit = await test.call("apply-user-deposit", { balance: 50_000 }, again);
    expect(deposit.body["status"]).not.toBe("success");
    const withdrawal = { balance: 100_000, pass: WITHDRAWAL_PASSWORD };
    expect((await test.call("apply-user-withdraw", withdrawal, again)).body).toMatchObject({
      status: "success",
    });
    expect(await getBalances(test.app.db, player.memberId)).toMatchObject({
      cash: fromWon(200_000),
      hold: fromWon(100_000),
    });
    const same = { outcome: "same_person", secondId: Number(player.memberId) } as const;
    expect(await decide(await reviewOf(player.memberId), same)).toMatchObject({
      status: "success",
    });
    expect(await getBalances(test.app.db, player.memberId)).toMatchObject({
      cash: fromWon(200_000),
      hold: fromWon(100_000),
    });
  });

  it("decide-duplicate-account is for those who change members, and the list for those who read them", async () => {
    const [, second] = await pair();
    const review = await reviewOf(second.id);
    const reader = await operatorWithRole(test, "viewer");
    expect(await decide(review, different, reader)).toMatchObject({ status: "forbidden" });
    const list = await office("get-duplicate-accounts", { list: "open" }, reader);
    expect(list).toMatchObject({ status: "success" });
  });
});
