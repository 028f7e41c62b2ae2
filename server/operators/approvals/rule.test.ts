import { beforeEach, describe, expect, it } from "vitest";
import { checkApprovals } from "#server/operators/approvals/verifying.ts";
import { useTestApp, type Answer } from "#tests/support/app.ts";
import { carryOut, proposeGift, signAndCarryOut } from "#tests/support/approvals.ts";
import { lastAuditRow } from "#tests/support/office.ts";
import {
  addPasskey,
  callLocally,
  onlyTwoAdmins,
  operatorWithApp,
  type PasskeyOperator,
} from "#tests/support/passkeys.ts";

describe("the rule that approvals are signed", () => {
  const test = useTestApp();
  let maker: PasskeyOperator;
  let checker: PasskeyOperator;

  beforeEach(async () => {
    [maker, checker] = await onlyTwoAdmins(test);
  });

  const propose = async (signedOnly: boolean) =>
    (
      await callLocally(
        test,
        "change-approval-rule",
        { signedOnly, reason: "policy" },
        maker.cookie,
      )
    ).body;
  const ruleNow = async () => (await callLocally(test, "get-approval-rule", {}, maker.cookie)).body;

  it("change-approval-rule takes two operators and a passkey of every approver, and is turned off by a signed approval alone", async () => {
    await operatorWithApp(test, "viewer");
    expect(await ruleNow()).toMatchObject({ signedOnly: false, without: 2 });
    expect((await propose(false))["status"]).toBe("already");
    await addPasskey(test, maker);
    expect((await propose(true))["status"]).toBe("approvers");
    await addPasskey(test, checker);
    const on = await propose(true);
    expect(on["status"]).toBe("proposed");
    expect(await ruleNow()).toMatchObject({ signedOnly: false, without: 0 });
    const late = await operatorWithApp(test, "cashier-lead");
    const id = Number(on["proposalId"]);
    expect((await carryOut(test, id, checker)).body["status"]).toBe("approvers");
    await addPasskey(test, late);
    expect((await carryOut(test, id, checker)).body["status"]).toBe("success");
    expect(await ruleNow()).toMatchObject({ signedOnly: true });
    expect(await lastAuditRow(test, "rule:approvals")).toMatchObject({ call: "decide-proposal" });

    const off = Number((await propose(false))["proposalId"]);
    expect((await carryOut(test, off, checker)).body["status"]).toBe("unsigned");
    expect((await signAndCarryOut(test, off, checker)).body["status"]).toBe("success");
    expect(await ruleNow()).toMatchObject({ signedOnly: false });
    expect(await checkApprovals(test.app.db, 20)).toEqual([]);
  });

  it("an approval that begins while the rule is being turned on waits, and is refused unsigned", async () => {
    const { id } = await proposeGift(test, maker);
    let deciding: Promise<Answer> | undefined;
    await test.owner.transaction(async (tx) => {
      await tx.query("update operator_approval_rule set signed_only = true");
      deciding = carryOut(test, id, checker);
      await expect
        .poll(() =>
          tx.query(
            "select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))",
          ),
        )
        .toHaveLength(1);
    });
    expect((await deciding)?.body["status"]).toBe("unsigned");
    await test.app.db.query("update operator_approval_rule set signed_only = false");
  });

  it("get-proposals says whether approvals are signed", async () => {
    const asked = async () =>
      (await callLocally(test, "get-proposals", {}, maker.cookie)).body["signedOnly"];
    expect(await asked()).toBe(false);
    await test.app.db.query("update operator_approval_rule set signed_only = true");
    expect(await asked()).toBe(true);
    await test.app.db.query("update operator_approval_rule set signed_only = false");
  });
});
