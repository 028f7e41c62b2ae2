import type { StatementMatch } from "#contract/office/statements.ts";
import type { Money } from "#server/kit/money.ts";
import { compareNames } from "#server/kit/names.ts";
import { plain, senderMatch } from "#server/payments/senders/sender.ts";

const HOUR_MS = 3_600_000;
/** A transfer comes after the request, or shortly before it. */
const EARLIEST_MS = -24 * HOUR_MS;
const LATEST_MS = 72 * HOUR_MS;

export type MatchableLine = {
  id: bigint;
  accountId: number;
  amount: Money;
  bookedAt: Date;
  hasTime: boolean;
  sender: string;
  memo: string;
};

export type MatchableDeposit = {
  id: bigint;
  /** Null when the member asked for no account. */
  accountId: number | null;
  reference: string | null;
  amount: Money;
  /** The name on the member's bank account. */
  owner: string;
  askedAt: Date;
};

type Why = Exclude<StatementMatch["why"], "chosen">;
export type Match = { lineId: bigint; depositId: bigint; why: Why; sure: StatementMatch["sure"] };

export type Matching = {
  /** Lines and deposits that match each other only: each occurs at most once. */
  pairs: Match[];
  /** Other possible matches, for an operator to choose from; none of them is in a pair. */
  candidates: Match[];
};

/**
 * Matches transfers with deposits: `exact` by reference, amount and name; `likely` by reference and
 * amount when the names cannot be compared, or by amount, name and time; `possible`, and never
 * paired, by amount and time alone, or by a reference with another amount or another name. A line or deposit with several equal matches is offered as candidates, not paired.
 */
export function matchLines(
  lines: readonly MatchableLine[],
  deposits: readonly MatchableDeposit[],
): Matching {
  const known = deposits.map((deposit) => ({
    ...deposit,
    mark: deposit.reference === null ? null : plain(deposit.reference),
  }));
  const all = lines.flatMap((line) => {
    const text = plain(`${line.memo} ${line.sender}`);
    return known.flatMap((deposit) => matchOf(line, text, deposit) ?? []);
  });
  const exact = onlyOnes(all.filter(({ sure }) => sure === "exact"));
  const left = without(all, exact);
  // A reference that occurs twice is not exact, and a matching name does not change that.
  const contested = left.filter(({ sure }) => sure === "exact");
  const likely = onlyOnes(without(left, contested).filter(({ sure }) => sure === "likely"));
  const pairs = [...exact, ...likely];
  const candidates = without(left, likely).map((match) =>
    match.sure === "exact" ? { ...match, sure: "likely" as const } : match,
  );
  return { pairs, candidates };
}

function matchOf(
  line: MatchableLine,
  text: string,
  deposit: MatchableDeposit & { mark: string | null },
): Match | null {
  if (deposit.accountId !== null && deposit.accountId !== line.accountId) return null;
  const pair = { lineId: line.id, depositId: deposit.id };
  const isSameAmount = line.amount === deposit.amount;
  const hasMark = deposit.mark !== null && text.includes(deposit.mark);
  if (hasMark && !isSameAmount) return { ...pair, why: "reference-other-amount", sure: "possible" };
  if (hasMark) {
    const name = senderMatch({ ...deposit, sender: line.sender });
    if (name === "other") return { ...pair, why: "reference-other-name", sure: "possible" };
    return { ...pair, why: "reference", sure: name === "unknown" ? "likely" : "exact" };
  }
  if (!isSameAmount || !isInTime(line, deposit)) return null;
  return compareNames(line.sender, deposit.owner) === "same"
    ? { ...pair, why: "name", sure: "likely" }
    : { ...pair, why: "amount", sure: "possible" };
}

/** The matches whose line and deposit occur once. */
function onlyOnes(matches: readonly Match[]): Match[] {
  const lines = Map.groupBy(matches, ({ lineId }) => lineId);
  const deposits = Map.groupBy(matches, ({ depositId }) => depositId);
  return matches.filter(
    ({ lineId, depositId }) =>
      lines.get(lineId)?.length === 1 && deposits.get(depositId)?.length === 1,
  );
}

/** The matches that share no line and no deposit with the taken ones. */
function without(matches: readonly Match[], taken: readonly Match[]): Match[] {
  const lines = new Set(taken.map(({ lineId }) => lineId));
  const deposits = new Set(taken.map(({ depositId }) => depositId));
  return matches.filter(({ lineId, depositId }) => !lines.has(lineId) && !deposits.has(depositId));
}

function isInTime({ bookedAt, hasTime }: MatchableLine, { askedAt }: MatchableDeposit): boolean {
  const first = bookedAt.getTime() - askedAt.getTime();
  const last = hasTime ? first : first + 24 * HOUR_MS;
  return last >= EARLIEST_MS && first <= LATEST_MS;
}
