import type { OfficeInput } from "#contract/office/calls.ts";
import type { OfficeRound } from "#contract/office/games.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { entryId } from "#server/ledger/operations.ts";
import * as store from "#server/games/round-search/store.ts";

const ROUNDS_PER_PAGE = 50;
const OPEN_AMONG = 20_000;

type RoundPage = { rounds: OfficeRound[]; next: string | null };

/** Rounds, newest first, by the operator's filters. */
export async function findRounds(
  db: Queryable,
  wanted: OfficeInput<"find-rounds">,
  perPage = ROUNDS_PER_PAGE,
): Promise<RoundPage> {
  if (wanted.round !== undefined) return pageOf(await byName(db, wanted.round), perPage);
  const filter = {
    from: wanted.from === undefined ? null : new Date(wanted.from),
    before: wanted.before === undefined ? null : new Date(wanted.before),
    state: wanted.state ?? null,
    after: keyOf(wanted.after),
  };
  const most = perPage + 1;
  return pageOf(
    wanted.loginId === undefined
      ? await store.listByTime(db, filter, "newest first", most)
      : await store.listOfMember(db, wanted.loginId.toLowerCase(), filter, most),
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
  const filter = { from: null, before, state: "open" as const, after: keyOf(after) };
  const rows = await store.listByTime(db, filter, "oldest first", ROUNDS_PER_PAGE + 1);
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

function pageOf(rows: readonly store.FoundRound[], perPage = ROUNDS_PER_PAGE): RoundPage {
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  const next =
    rows.length > perPage && last ? `${last.openedUs}.${last.accountId}.${last.firstSeq}` : null;
  return { rounds: shown.map(roundOf), next };
}

/** Where a page begins. Text that names no row begins at the first. */
function keyOf(text: string | undefined): store.Key | null {
  const [, at, account, seq] = /^(\d{1,18})\.(\d{1,18})\.(\d{1,18})$/.exec(text ?? "") ?? [];
  if (!at || !account || !seq) return null;
  return { openedUs: BigInt(at), accountId: BigInt(account), firstSeq: BigInt(seq) };
}
