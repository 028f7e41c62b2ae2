import { beforeEach, describe, expect, it, vi } from "vitest";
import { lockForFile, makeFile, needsSecond } from "#server/payments/payouts/files/files.ts";
import { operator } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { makePayout } from "#tests/support/payouts.ts";

describe("a payment file that is taken back", () => {
  const test = useTestApp();
  let cashier = "";
  let lead = "";

  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    await test.app.db.query("update payment_files set made_at = made_at - interval '2 days'");
    cashier = await operatorWithRole(test, "cashier");
    lead = await operatorWithRole(test, "cashier-lead");
  });

  const make = async (name: Parameters<typeof officeCall>[1], input: object, by = cashier) =>
    (await officeCall(test, name, { reason: "bank day", ...input }, by)).body;
  const carryOut = (answer: Record<string, unknown>) =>
    make("decide-proposal", { id: answer["proposalId"], decision: "carry-out" }, lead);
  const file = async (...payouts: number[]) =>
    make("make-payment-file", { accountId: 1, layout: "names", payouts });
  const stateOf = async (id: number) => {
    const [row] = await test.app.db.query<{ state: string }>(
      "select state from payment_payouts where id = $1",
      [id],
    );
    return row?.state;
  };
  const shown = async (fileId: unknown) => {
    const { body } = await officeCall(test, "get-payouts", { view: "ready" }, cashier);
    return (body["files"] as { id: number }[]).find(({ id }) => id === fileId);
  };

  it("take-back-payment-file lets its payments wait for another file, and keeps what it contained", async () => {
    const [one, two] = [await makePayout(test, 50_000), await makePayout(test, 60_000)];
    const { fileId } = await file(one, two);
    expect(await make("take-back-payment-file", { id: fileId })).toEqual({ status: "success" });
    expect([await stateOf(one), await stateOf(two)]).toEqual(["ready", "ready"]);
    expect(await shown(fileId)).toMatchObject({
      count: 2,
      sum: 110_000,
      takenBackAt: expect.any(String) as string,
    });
    for (const name of ["send-payment-file", "take-back-payment-file"] as const)
      expect(await make(name, { id: fileId }), name).toMatchObject({ status: "stale" });
    expect(await make("download-payment-csv", { id: fileId })).toEqual({ status: "not_found" });
    expect(await file(one, two)).toMatchObject({ status: "success" });
  });

  it("one that was downloaded or that two operators made takes two, so that none is paid twice", async () => {
    const downloaded = await file(await makePayout(test, 50_000));
    await officeCall(
      test,
      "download-payment-csv",
      { id: downloaded["fileId"], reason: "to the bank" },
      cashier,
    );
    const proposed = await make("take-back-payment-file", { id: downloaded["fileId"] });
    expect(proposed).toMatchObject({ status: "proposed" });
    const large = await makePayout(test, 3_000_000);
    await carryOut(await file(large));
    const [checked] = await test.app.db.query<{ id: bigint }>(
      "select file_id as id from payment_payouts where id = $1 and file_id is not null",
      [large],
    );
    const second = await make("take-back-payment-file", { id: Number(checked?.id) });
    expect(second).toMatchObject({ status: "proposed" });
    expect(await stateOf(large)).toBe("filed");
    expect(await carryOut(second)).toMatchObject({ status: "success" });
    expect(await stateOf(large)).toBe("ready");
  });

  it("two at the same time that reach the threshold together take a second operator", async () => {
    let asked = 0;
    const makeAlone = (payout: number) =>
      test.app.acts.perform(operator(1n), async (act) => {
        const locked = await lockForFile(act, [payout]);
        const isForTwo = await needsSecond(act, locked.sum);
        asked++;
        // The other one asks meanwhile, unless it has to wait for this file.
        await vi.waitUntil(() => asked === 2, 300).catch(() => undefined);
        if (!isForTwo) await makeFile(act, { accountId: 1, layout: "names" }, locked);
        return isForTwo;
      });
    const [one, other] = [await makePayout(test, 2_000_000), await makePayout(test, 2_000_000)];
    expect((await Promise.all([makeAlone(one), makeAlone(other)])).toSorted()).toEqual([
      false,
      true,
    ]);
  });

  it("one that the bank has is not taken back: it was sent, or a line shows a payment of it", async () => {
    const sent = await file(await makePayout(test, 50_000));
    await make("send-payment-file", { id: sent["fileId"] });
    expect(await make("take-back-payment-file", { id: sent["fileId"] })).toMatchObject({
      status: "stale",
    });
    const paid = await makePayout(test, 60_000);
    const shownByBank = await file(paid, await makePayout(test, 70_000));
    const lineId = await makeBankLine(test.app.db, 60_000, null, true);
    await make("settle-payout", { id: paid, lineId });
    expect(await make("take-back-payment-file", { id: shownByBank["fileId"] })).toMatchObject({
      status: "stale",
    });
    expect(await make("take-back-payment-file", { id: 999_999 })).toEqual({ status: "not_found" });
  });

  it("send-payment-file tells no member that a withdrawal with an end is being paid", async () => {
    const [paid, waits] = [await makePayout(test, 80_000), await makePayout(test, 90_000)];
    const sent = await file(paid, waits);
    const lineId = await makeBankLine(test.app.db, 80_000, null, true);
    await make("settle-payout", { id: paid, lineId });
    await make("send-payment-file", { id: sent["fileId"] });
    const told = await test.app.db.query<{ id: bigint }>(
      `select p.id from outbox_events e
       join payment_payouts p on p.request_id = (e.payload ->> 'requestId')::bigint
       where e.name = 'payment.paying' and p.id = any($1)`,
      [[paid, waits]],
    );
    expect(told.map(({ id }) => Number(id))).toEqual([waits]);
    expect([await stateOf(paid), await stateOf(waits)]).toEqual(["settled", "sent"]);
  });
});
