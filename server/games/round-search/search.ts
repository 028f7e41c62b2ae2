import type { OfficeInput } from "#contract/office/calls.ts";
import type { OfficeRound } from "#contract/office/games.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { entryId } from "#server/ledger/operations.ts";
import {
  assertReadable,
  isTimeOrder,
  memberOf,
  periodOf,
  pickedOf,
} from "#server/games/round-search/filters/filters.ts";
import * as store from "#server/games/round-search/store.ts";

const ROUNDS_PER_PAGE = 50;
const OPEN_AMONG = 20_000;

type RoundPage = { rounds: OfficeRound[]; next: string | null };

/**
 * Rounds by the operator's filters, in the wanted order. Throws Refusal `too_many` as
 * `assertReadable` does.
 */
export async function findRounds(
  db: Queryable,
  wanted: OfficeInput<"find-rounds">,
): Promise<RoundPage> {
  await assertReadable(db, wanted);
  return readRounds(db, wanted, ROUNDS_PER_PAGE);
}

/** The same without a count before it, for the pages of a list whose size is known. */
export async function readRounds(
  db: Queryable,
  wanted: OfficeInput<"find-rounds">,
  perPage: number,
): Promise<RoundPage> {
  const { round, launch, order = "newest" } = wanted;
  if (round !== undefined) return pageOf(await byName(db, round), perPage);
  if (launch !== undefined) {
    const rows = await store.listOfLaunch(db, launch, keyOf(wanted.after), perPage + 1);
    return pageOf(rows, perPage);
  }
  const filter = {
    ...periodOf(wanted),
    ...(await pickedOf(db, wanted)),
    after: keyOf(wanted.after),
  };
  const most = perPage + 1;
  const loginId = memberOf(wanted);
  if (!isTimeOrder(order)) {
    // A key of a list by time names no place in this one.
    if (filter.after?.amount === null) filter.after = null;
    const rows = await store.listByAmount(db, loginId, filter, order, most);
    return pageOf(rows, perPage, order.startsWith("stake") ? "stake" : "payout");
  }
  return pageOf(
    loginId === null
      ? await store.listByTime(db, filter, order, most)
      : await store.listOfMember(db, loginId, filter, order, most),
    perPage,
  );
}

async function byName(db: Queryable, name: string): Promise<store.FoundRound[]> {
  const own = await findRound(db, name);
  const theirs = await store.listByRef(db, name, ROUNDS_PER_PAGE);
  return own ? [own, ...theirs.filter((round) => nameOf(round) !== name)] : theirs;
}

/** A round by our name of it, `account-number`; undefined for any other text. */
export const findRound = async (
  db: Queryable,
  name: string,
): Promise<store.FoundRound | undefined> => (await roundsNamed(db, [name]))[0];

/** The rounds with these names, in one query; other texts name none. */
export async function roundsNamed(
  db: Queryable,
  names: readonly string[],
): Promise<store.FoundRound[]> {
  const wanted = names.flatMap((name) => {
    const [, account, seq] = /^(\d{1,18})-(\d{1,18})$/.exec(name) ?? [];
    return account && seq ? [{ accountId: BigInt(account), firstSeq: BigInt(seq) }] : [];
  });
  return wanted.length === 0 ? [] : store.listByName(db, wanted);
}

/** Rounds that have been open for longer than the setting allows, oldest first. */
export async function stuckRounds(
  db: Queryable,
  clock: Clock,
  after: string | undefined,
): Promise<RoundPage & { stuckAfterMinutes: number }> {
  const { stuckAfterMinutes } = await store.getRules(db);
  const before = new Date(clock.now().getTime() - stuckAfterMinutes * 60_000);
  const period = { from: null, before, state: "open" as const };
  const filter = { ...period, ...(await pickedOf(db, {})), after: keyOf(after) };
  const rows = await store.listByTime(db, filter, "oldest", ROUNDS_PER_PAGE + 1);
  return { ...pageOf(rows), stuckAfterMinutes };
}

/** Sets after how many minutes an open round is stuck; answers what it was. */
export async function setStuckAfter(db: Queryable, minutes: number): Promise<number> {
  const { stuckAfterMinutes } = await store.getRules(db);
  await store.setStuckAfter(db, minutes);
  return stuckAfterMinutes;
}

/** Open rounds of each provider among the newest 20,000, by the provider's id. */
export const openRounds = (db: Queryable): Promise<Map<number, number>> =>
  store.countOpen(db, OPEN_AMONG);

/** Our name of a round. */
export const nameOf = (round: store.FoundRound): string =>
  entryId({ id: round.accountId }, round.firstSeq);

export const roundOf = (row: store.FoundRound): OfficeRound => ({
  id: nameOf(row),
  ref: row.ref,
  memberId: Number(row.memberId),
  loginId: row.loginId,
  provider: row.provider,
  providerKo: row.providerKo,
  providerEn: row.providerEn,
  gameKo: row.gameKo,
  gameEn: row.gameEn,
  stake: toWon(row.stake),
  payout: toWon(row.payout),
  state: stateOf(row),
  openedAt: row.openedAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});

function stateOf({ state, stake, payout, isInterrupted }: store.FoundRound): OfficeRound["state"] {
  if (state === "closed" && stake === 0n && payout === 0n) return "cancelled";
  return isInterrupted ? "interrupted" : state;
}

/** A page; the key of the next one has the amount by which the list is ordered, if one does. */
function pageOf(
  rows: readonly store.FoundRound[],
  perPage = ROUNDS_PER_PAGE,
  amount: "stake" | "payout" | null = null,
): RoundPage {
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  const place = last && [last.openedUs, last.accountId, last.firstSeq];
  if (place && amount) place.push(last[amount]);
  return {
    rounds: shown.map(roundOf),
    next: rows.length > perPage && place ? place.join(".") : null,
  };
}

/** Where a page begins. Text that names no row begins at the first. */
function keyOf(text: string | undefined): store.Key | null {
  const place = /^(\d{1,18})\.(\d{1,18})\.(\d{1,18})(?:\.(\d{1,18}))?$/.exec(text ?? "");
  const [, at, account, seq, amount] = place ?? [];
  if (!at || !account || !seq) return null;
  return {
    openedUs: BigInt(at),
    accountId: BigInt(account),
    firstSeq: BigInt(seq),
    amount: amount === undefined ? null : BigInt(amount),
  };
}
