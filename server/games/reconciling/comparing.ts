import { formatDecimal } from "#server/kit/money.ts";
import type { ReportedTransaction } from "#server/games/provider.ts";
import type { Difference, OurTransaction } from "#server/games/reconciling/store.ts";

/** A transaction as the provider tells it; a file may tell its kind and its round too. */
export type TheirTransaction = ReportedTransaction & {
  kind?: "stake" | "win" | null;
  roundRef?: string | null;
};

/**
 * Differences between the two books, to the smallest unit. A transaction that one side lacks counts
 * only when the other side has it as done and with an amount.
 */
export function differencesOf(
  ours: readonly OurTransaction[],
  theirs: readonly TheirTransaction[],
): Difference[] {
  const ourByKey = new Map(ours.map((each) => [each.key, each]));
  const theirKeys = new Set(theirs.map(({ key }) => key));
  const ourOnly = ours
    .filter((each) => !theirKeys.has(each.key) && isValid(each) && each.amount > 0n)
    .map((each) => difference("ours_only", each.key, saysOf(each), null));
  return [...ourOnly, ...theirs.flatMap((each) => differenceOf(ourByKey.get(each.key), each))];
}

function differenceOf(own: OurTransaction | undefined, their: TheirTransaction): Difference[] {
  const { key, state, amount, kind = null, roundRef = null } = their;
  const isDone = state === "done";
  const said = `${state} ${formatDecimal(amount)}`;
  if (own === undefined)
    return isDone && amount > 0n ? [difference("theirs_only", key, null, said, roundRef)] : [];
  if (isValid(own) !== isDone) return [difference("state", key, saysOf(own), said, roundRef)];
  if (!isDone) return [];
  const ownKind = own.kind === "win" ? "win" : "stake";
  if (kind !== null && kind !== ownKind)
    return [
      difference(
        "state",
        key,
        `${ownKind} ${formatDecimal(own.amount)}`,
        `${kind} ${formatDecimal(amount)}`,
        roundRef,
      ),
    ];
  return own.amount === amount ? [] : [difference("amount", key, saysOf(own), said, roundRef)];
}

/** It moved money, or would have, and was not taken back. */
const isValid = ({ kind, isReversed }: OurTransaction): boolean =>
  kind !== "tombstone" && !isReversed;

const difference = (
  kind: Difference["kind"],
  key: string,
  ours: string | null,
  theirs: string | null,
  roundRef: string | null = null,
): Difference => ({ kind, key, ours, theirs, roundRef });

const saysOf = (own: OurTransaction): string =>
  `${isValid(own) ? "done" : "rolled_back"} ${formatDecimal(own.amount)}`;
