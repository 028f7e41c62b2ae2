import type { HandlersOf } from "#contract/handler.ts";
import type { liabilityCalls } from "#contract/liabilities.ts";
import type { Database } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { getAccount } from "#server/ledger/accounts.ts";
import type { AccountKind } from "#server/ledger/movements.ts";
import { balanceAt } from "#server/ledger/statement.ts";
import { signedIn } from "#server/members/signed-in.ts";
import {
  liabilityProof,
  ownLiabilities,
  publishedTrees,
} from "#server/reports/liabilities/published.ts";

/** What a member's amount is made of, in ledger units; the rest was in running rounds and at studios. */
async function partsOf(db: Database, memberId: bigint, cutAt: Date, amount: bigint) {
  const at = async (kind: AccountKind) =>
    balanceAt(db, await getAccount(db, memberId, kind), cutAt);
  const [cash, hold, comp] = [await at("cash"), await at("hold"), await at("comp")];
  const rest = amount - cash - hold - comp;
  return { cash: String(cash), hold: String(hold), comp: String(comp), rest: String(rest) };
}

/** The published totals of what members are owed, and a member's own part of them. */
export const liabilityRoutes = (db: Database): HandlersOf<keyof typeof liabilityCalls> => ({
  "get-liability-trees": (_context, input) => publishedTrees(db, input),
  "get-own-liabilities": (context, input) => ownLiabilities(db, signedIn(context).memberId, input),
  "get-liability-proof": async (context, { day }) => {
    const { memberId } = signedIn(context);
    const proof = await liabilityProof(db, memberId, day, context.host);
    if (!proof) throw new Refusal("not_found");
    const cutAt = new Date(proof.tree.cutAt);
    return { proof, parts: await partsOf(db, memberId, cutAt, BigInt(proof.amount)) };
  },
});
