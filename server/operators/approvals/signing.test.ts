import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Assertion } from "#contract/passkeys.ts";
import { checkApprovals } from "#server/operators/approvals/verifying.ts";
import { useTestApp } from "#tests/support/app.ts";
import { carryOut, proposeGift, requestOf, signAndCarryOut } from "#tests/support/approvals.ts";
import { lastAuditRow, officeCall } from "#tests/support/office.ts";
import {
  LOCAL,
  addPasskey,
  callLocally,
  operatorWithApp,
  type PasskeyOperator,
} from "#tests/support/passkeys.ts";
import { SoftwareAuthenticator } from "#tests/support/authenticator.ts";

describe("an approval that the approver's passkey signs", () => {
  const test = useTestApp();
  let maker: PasskeyOperator;
  let checker: PasskeyOperator;
  let third: PasskeyOperator;

  beforeAll(async () => {
    maker = await operatorWithApp(test, "admin");
    checker = await operatorWithApp(test, "admin");
    third = await operatorWithApp(test, "admin");
    await addPasskey(test, checker, "office laptop");
    await addPasskey(test, third);
  });
  const demand = (isOn: boolean) =>
    test.app.db.query("update operator_approval_rule set signed_only = $1", [isOn]);
  beforeEach(() => demand(true));
  afterEach(() => demand(false));

  const propose = async () => (await proposeGift(test, maker)).id;
  const stateOf = async (id: number) => {
    const [row] = await test.app.db.query<{ state: string; approvals: number }>(
      `select p.state, (select count(*)::integer from audit_approvals a
         where a.proposal_id = p.id) as approvals from operator_proposals p where id = $1`,
      [id],
    );
    return row;
  };
  const seen = async (id: number) =>
    (await callLocally(test, "get-approval", { id }, maker.cookie))
      .body as OfficeOutput<"get-approval">;
  const isRefused = async (id: number, passkey: Assertion | undefined, status: string) => {
    expect((await carryOut(test, id, checker, passkey)).body).toEqual({ status });
    expect(await stateOf(id)).toEqual({ state: "waiting", approvals: 0 });
  };

  it("approvals are signed by the approver's passkey over the hash of the request and stored with the entry", async () => {
    const { id, object } = await proposeGift(test, maker);
    expect((await signAndCarryOut(test, id, checker)).body).toEqual({ status: "success" });
    expect(await stateOf(id)).toEqual({ state: "carried-out", approvals: 1 });
    const { signed, fault } = await seen(id);
    expect(fault).toBeNull();
    expect(signed).toMatchObject({ by: checker.loginId, passkey: "office laptop" });
    const row = await lastAuditRow(test, object);
    expect(row?.call).toBe("decide-proposal");
    expect(row?.after).toEqual({
      proposal: id,
      state: "carried-out",
      passkey: "office laptop",
      approval: signed?.fingerprint,
    });
    expect(await checkApprovals(test.app.db, 20)).toEqual([]);
  });

  it("an approval without a signature is refused while the rule demands one, a rejection needs none, and get-approval says which is signed", async () => {
    const id = await propose();
    await isRefused(id, undefined, "unsigned");
    const rejection = { id, decision: "turn-down", reason: "not needed" };
    const rejected = await callLocally(test, "decide-proposal", rejection, checker.cookie);
    expect(rejected.body).toEqual({ status: "success" });
    await demand(false);
    const other = await propose();
    const asked = await callLocally(test, "challenge-approval", { id: other }, checker.cookie);
    expect(asked.body).toEqual({ status: "success", options: null });
    expect((await carryOut(test, other, checker)).body).toEqual({ status: "success" });
    expect(await seen(other)).toMatchObject({ signed: null, fault: null });
  });

  it("a signature counts once, for its operator and its proposal", async () => {
    const [first, second] = [await propose(), await propose()];
    const signed = checker.key.get(await requestOf(test, first, checker));
    await isRefused(second, signed, "signature");
    expect((await carryOut(test, first, third, signed)).body).toEqual({ status: "signature" });
    const byThird = third.key.get(await requestOf(test, first, third));
    await isRefused(first, byThird, "signature");
    expect((await carryOut(test, first, checker, signed)).body).toEqual({ status: "success" });
    expect((await carryOut(test, first, checker, signed)).body["status"]).toBe("already");
    await isRefused(second, signed, "signature");
    const [row] = await test.app.db.query<{ count: number }>(
      `select count(*)::integer as count from operator_challenges
       where purpose = 'approve' and operator_id = $1 and proposal_id = $2`,
      [checker.id, first],
    );
    expect(row?.count).toBe(0);
  });

  it("a request that has expired, or whose proposal has changed since, is refused", async () => {
    const id = await propose();
    const late = checker.key.get(await requestOf(test, id, checker));
    test.clock.advance(5 * 60_000);
    await isRefused(id, late, "signature_late");
    const before = checker.key.get(await requestOf(test, id, checker));
    const change = (reason: string) =>
      test.app.db.query("update operator_proposals set reason = $2 where id = $1", [id, reason]);
    await change("another reason");
    await isRefused(id, before, "signature");
    await change("the game broke");
    expect((await carryOut(test, id, checker, before)).body).toEqual({ status: "success" });
  });

  it("a signature of another origin, without verification of the user, with an old counter or by an unknown key is refused", async () => {
    const id = await propose();
    const deviations = [
      { origin: "https://moon.example" },
      { rpId: "moon.example" },
      { isUserVerified: false },
      { counter: 0 },
    ];
    for (const deviation of deviations) {
      const passkey = checker.key.get(await requestOf(test, id, checker), deviation);
      await isRefused(id, passkey, "signature");
    }
    const stranger = new SoftwareAuthenticator(LOCAL.origin);
    await isRefused(id, stranger.get(await requestOf(test, id, checker)), "signature");
    await isRefused(id, third.key.get(await requestOf(test, id, checker)), "signature");
    const challenge = Buffer.alloc(32).toString("base64url");
    const invented = { ...(await requestOf(test, id, checker)), challenge };
    await isRefused(id, checker.key.get(invented), "signature");
    // The counter goes on above the highest that the server has seen.
    const passkey = checker.key.get(await requestOf(test, id, checker), { counter: 1_000 });
    expect((await carryOut(test, id, checker, passkey)).body).toEqual({ status: "success" });
  });

  it("challenge-approval is refused to the maker, without a passkey and where passkeys do not work", async () => {
    const id = await propose();
    const ask = async (person: PasskeyOperator, what = id) =>
      (await callLocally(test, "challenge-approval", { id: what }, person.cookie)).body["status"];
    expect(await ask(maker)).toBe("own");
    const bare = await operatorWithApp(test, "admin");
    expect(await ask(bare)).toBe("own_passkey");
    expect(await ask(checker, 999_999)).toBe("not_found");
    const there = await officeCall(test, "challenge-approval", { id }, checker.cookie);
    expect(there.body["status"]).toBe("passkey_address");
    const signed = checker.key.get(await requestOf(test, id, checker));
    const decision = { id, decision: "carry-out", reason: "looked at", passkey: signed };
    const decided = await officeCall(test, "decide-proposal", decision, checker.cookie);
    expect(decided.body["status"]).toBe("passkey_address");
    await signAndCarryOut(test, id, checker);
    expect(await ask(checker)).toBe("already");
  });

  it("nothing is stored of a signature when the act is refused", async () => {
    const colleague = await operatorWithApp(test, "cs");
    const set = (status: string) =>
      test.app.db.query("update operators set status = $2 where id = $1", [colleague.id, status]);
    await set("suspended");
    const wanted = { id: Number(colleague.id), reason: "back from leave" };
    const { body } = await callLocally(test, "restore-operator", wanted, maker.cookie);
    const id = Number(body["proposalId"]);
    await set("active");
    const passkey = checker.key.get(await requestOf(test, id, checker));
    await isRefused(id, passkey, "already");
    await set("suspended");
    expect((await carryOut(test, id, checker, passkey)).body).toEqual({ status: "success" });
  });
});
