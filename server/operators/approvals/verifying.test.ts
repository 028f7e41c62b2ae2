import { beforeAll, describe, expect, it } from "vitest";
import { approvalOf, checkApprovals } from "#server/operators/approvals/verifying.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  approvalRuleToTurnOn,
  carryOut,
  proposeGift,
  signAndCarryOut,
} from "#tests/support/approvals.ts";
import { SoftwareAuthenticator } from "#tests/support/authenticator.ts";
import {
  LOCAL,
  addPasskey,
  callLocally,
  operatorWithApp,
  type PasskeyOperator,
} from "#tests/support/passkeys.ts";

/** Changes that the database's owner makes afterwards, and what is found. */
const changes = [
  ["request", "update operator_proposals set reason = 'another' where id = $1"],
  ["request", "update operator_proposals set after = '{\"cash\": 1}' where id = $1"],
  ["request", "update operator_proposals set object = 'member:1' where id = $1"],
  [
    "request",
    "update operator_proposals set payload = jsonb_set(payload, '{amount}', '9') where id = $1",
  ],
  [
    "request",
    `update operator_proposals p set maker_id = (select min(o.id) from operators o
       where o.id not in (p.maker_id, p.checker_id)) where id = $1`,
  ],
  [
    "request",
    `update operator_proposals p set checker_id = (select min(o.id) from operators o
       where o.id not in (p.maker_id, p.checker_id)) where id = $1`,
  ],
  ["request", "update audit_approvals set nonce = sha256('') where proposal_id = $1"],
  [
    "signature",
    "update audit_approvals set signature = set_byte(signature, 20, get_byte(signature, 20) # 1) where proposal_id = $1",
  ],
  [
    "signature",
    "update audit_approvals set authenticator_data = set_byte(authenticator_data, 36, get_byte(authenticator_data, 36) # 1) where proposal_id = $1",
  ],
  [
    "signature",
    "update audit_approvals set origin = 'https://moon.example' where proposal_id = $1",
  ],
  ["trail", "update audit_approvals set passkey_name = 'another key' where proposal_id = $1"],
  [
    "trail",
    "update audit_approvals set signed_at = signed_at - interval '1 hour' where proposal_id = $1",
  ],
  ["missing", "delete from audit_approvals where proposal_id = $1"],
] as const;

describe("signed approvals are verified later", () => {
  const test = useTestApp();
  let maker: PasskeyOperator;
  let checker: PasskeyOperator;

  beforeAll(async () => {
    maker = await operatorWithApp(test, "admin");
    checker = await operatorWithApp(test, "admin");
    await addPasskey(test, checker);
    await approvalRuleToTurnOn(test.app.db);
    const rule = { signedOnly: true, reason: "policy" };
    const { body } = await callLocally(test, "change-approval-rule", rule, maker.cookie);
    const turned = await carryOut(test, Number(body["proposalId"]), checker);
    if (turned.body["status"] !== "success") throw new Error(JSON.stringify(turned.body));
  });

  const propose = async () => (await proposeGift(test, maker)).id;
  const approved = async () => {
    const id = await propose();
    expect((await signAndCarryOut(test, id, checker)).body["status"]).toBe("success");
    return id;
  };
  /** What is found after a change by the database's owner, which is then undone. */
  const foundAfter = async (sql: string, id: number) => {
    const undone = new Error("undone");
    let found = {};
    const changing = test.owner.transaction(async (tx): Promise<void> => {
      await tx.query("alter table audit_approvals disable trigger user");
      await tx.query(sql, [id]);
      const { fault } = await approvalOf(tx, BigInt(id));
      found = { fault, sentences: await checkApprovals(tx, 20) };
      throw undone;
    });
    await changing.catch((error: unknown) => {
      if (error !== undone) throw error;
    });
    return found;
  };

  it.each(changes)(
    "get-approval and the check of the books report as %s: %s",
    async (fault, sql) => {
      const id = await approved();
      expect(await checkApprovals(test.app.db, 20)).toEqual([]);
      const sentences = [expect.stringContaining(`approval of proposal ${id}: `)];
      expect(await foundAfter(sql, id)).toEqual({ fault, sentences });
    },
  );

  it("an approval stays valid after its passkey is removed", async () => {
    const id = await approved();
    const removed = await test.app.db.query(
      "delete from operator_passkeys where operator_id = $1 returning id",
      [checker.id],
    );
    expect(removed.length).toBeGreaterThan(0);
    const seen = await approvalOf(test.app.db, BigInt(id));
    expect(seen).toMatchObject({
      signed: { by: checker.loginId, passkey: "work key" },
      fault: null,
    });
    checker.key = new SoftwareAuthenticator(LOCAL.origin);
    await addPasskey(test, checker);
  });

  it("the application cannot change or delete an approval", async () => {
    const id = await approved();
    for (const sql of [
      "update audit_approvals set passkey_name = 'x' where proposal_id = $1",
      "delete from audit_approvals where proposal_id = $1",
    ]) {
      await expect(test.app.db.query(sql, [id])).rejects.toThrow(/permission denied/);
      await expect(test.owner.query(sql, [id])).rejects.toThrow(/never changed/);
    }
  });

  it("reports an approval without a signature when the rule was turned off beside the office", async () => {
    const id = await propose();
    await test.owner.query("update operator_approval_rule set signed_only = false");
    expect((await carryOut(test, id, checker)).body["status"]).toBe("success");
    await test.owner.query("update operator_approval_rule set signed_only = true");
    expect(await approvalOf(test.app.db, BigInt(id))).toEqual({ signed: null, fault: "unsigned" });
    expect(await checkApprovals(test.app.db, 20)).toEqual([
      `approval of proposal ${id}: it was carried out without the signature that the rule demanded`,
    ]);
  });
});
