import { beforeAll, describe, expect, it } from "vitest";
import type { Payout, PayoutView } from "#contract/office/payouts.ts";
import { fromWon } from "#server/kit/money.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { fileOf, makePayout } from "#tests/support/payouts.ts";

/** More than one page, and not whole pages. */
const PAYOUTS = 203;
const PER_PAGE = 200;

describe("pages of payouts", () => {
  const test = useTestApp();
  let cashier = "";
  let made: number[] = [];
  beforeAll(async () => {
    cashier = await operatorWithRole(test, "cashier");
    const member = await makeMember(test.app.db, { cash: fromWon(PAYOUTS * 10_000) });
    made = [];
    for (let at = 0; at < PAYOUTS; at++) made.push(await makePayout(test, 10_000, member));
  }, 60_000);

  const pageOf = async (view: PayoutView, after?: number) => {
    const { body } = await officeCall(test, "get-payouts", { view, after }, cashier);
    const { payouts, next } = body as { payouts: Payout[]; next: number | null };
    return { ids: payouts.map(({ id }) => id), next };
  };
  /** The ids of each page, up to the last one. */
  async function pagesOf(view: PayoutView): Promise<number[][]> {
    const pages: number[][] = [];
    for (let after: number | undefined; ;) {
      const { ids, next } = await pageOf(view, after);
      pages.push(ids);
      if (next === null) return pages;
      after = next;
    }
  }
  const inPages = (ids: readonly number[]) => [ids.slice(0, PER_PAGE), ids.slice(PER_PAGE)];

  it("what waits is listed to its end in each state, oldest first, and what ended newest first", async () => {
    expect(await pagesOf("ready")).toEqual(inPages(made));
    const file = await fileOf(test, "names", ...made);
    expect(await pagesOf("ready")).toEqual([[]]);
    expect(await pagesOf("filed")).toEqual(inPages(made));
    const reason = "given to the bank";
    await officeCall(test, "send-payment-file", { id: file, reason }, cashier);
    expect(await pagesOf("filed")).toEqual([[]]);
    expect(await pagesOf("sent")).toEqual(inPages(made));
    await test.owner.query(
      "update payment_payouts set state = 'settled', ended_at = now() where file_id = $1",
      [file],
    );
    expect(await pagesOf("sent")).toEqual([[]]);
    expect(await pagesOf("ended")).toEqual(inPages(made.toReversed()));
    await test.owner.query(
      "update payment_payouts set state = 'sent', ended_at = null where file_id = $1",
      [file],
    );
  });

  it("a page stays where it is while those before it leave the list", async () => {
    const { next } = await pageOf("sent");
    const rest = await pageOf("sent", next ?? undefined);
    await test.owner.query(
      "update payment_payouts set state = 'settled', ended_at = now() where id = any($1)",
      [made.slice(0, 10)],
    );
    expect(await pageOf("sent", next ?? undefined)).toEqual(rest);
    await test.owner.query(
      "update payment_payouts set state = 'sent', ended_at = null where id = any($1)",
      [made.slice(0, 10)],
    );
  });
});
