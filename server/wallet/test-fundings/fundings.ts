import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon, units, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { getAccount, getBalances, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { assertExists } from "#server/members/administration/member-facts.ts";
import { isTestAccount } from "#server/members/testers/test-accounts.ts";
import { moneyRules } from "#server/settings/money-rules.ts";
import * as store from "#server/wallet/test-fundings/store.ts";

export type Funding = { memberId: bigint; amount: Money };
type Sides = { before: number; after: number };

/**
 * The result of proposed money of the house for a test account; each funding needs a second operator,
 * at any amount. Throws the refusals that are already certain: `not_found`, `test_account` for any
 * other account, `test_cap`. Answers the cash before and after, in whole won.
 */
export async function foreseeFunding(
  db: Queryable,
  clock: Clock,
  funding: Funding,
): Promise<Sides> {
  await assertMayBeFunded(db, clock, funding);
  const { cash } = await getBalances(db, funding.memberId);
  return { before: toWon(cash), after: toWon(units(cash + funding.amount)) };
}

/**
 * Gives a test account money of the house, once per proposal. Throws Refusal `not_found`,
 * `test_account`, `test_cap`, `account_not_active` for a frozen account. Answers the cash before and
 * after, in whole won.
 */
export async function fund(act: Act, proposalId: bigint, funding: Funding): Promise<Sides> {
  const { memberId, amount } = funding;
  const { tx, clock } = act;
  await store.lockFunding(tx);
  await assertMayBeFunded(tx, clock, funding);
  const [outcome] = await post(tx, [
    {
      account: await getAccount(tx, memberId, "cash"),
      movement: "test_funding",
      amount,
      houseAccountId: await houseAccountId(tx, "test_funding"),
      scopeId: await scopeId(tx, "test-fundings"),
      key: `test-funding:${proposalId}`,
    },
  ]);
  if (!outcome) throw new Error("the ledger answered no outcome");
  await store.insertFunding(tx, { proposalId, memberId, amount, madeAt: clock.now() });
  await act.emit("wallet.adjusted", { memberId });
  return { before: toWon(units(outcome.balance - amount)), after: toWon(outcome.balance) };
}

async function assertMayBeFunded(
  db: Queryable,
  clock: Clock,
  { memberId, amount }: Funding,
): Promise<void> {
  await assertExists(db, memberId);
  if (!(await isTestAccount(db, memberId))) throw new Refusal("test_account");
  const { testAccountMax, testDayMax } = await moneyRules(db);
  const { ofAccount, ofDay } = await store.sumFunded(db, memberId, clock.now());
  if (ofAccount + amount > testAccountMax || ofDay + amount > testDayMax)
    throw new Refusal("test_cap");
}
