import type { GameRound } from "#contract/games.ts";
import type { OtherNames } from "#contract/named.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf, type Moments } from "#server/kit/days.ts";
import { toWon } from "#server/kit/money.ts";
import { getAccount } from "#server/ledger/accounts.ts";
import { entryId } from "#server/ledger/operations.ts";
import { seqRange } from "#server/ledger/statement.ts";
import * as store from "#server/games/history/store.ts";

const ROUNDS_PER_PAGE = 20n;

/** A round as its rows tell it; its provider tells whether it can be shown again. */
export type ListedRound = Omit<GameRound, "hasReplay">;

/** One page of a member's rounds, newest first; `page` from 1. Every page costs the same. */
export async function roundsOf(
  db: Queryable,
  memberId: bigint,
  moments: Moments,
  page: number,
  timeZone: string,
): Promise<{ list: ListedRound[]; maxCount: number }> {
  const account = await getAccount(db, memberId, "cash");
  const total = await store.markAndCountRounds(db, account);
  const { first, end } = await seqRange(db, account, moments);
  const [skipped, upTo] = await Promise.all([
    moments.from === null ? 0n : store.countRoundsBefore(db, account, first),
    moments.before === null ? total : store.countRoundsBefore(db, account, end),
  ]);
  const last = upTo - BigInt(page - 1) * ROUNDS_PER_PAGE;
  const lowest = last - ROUNDS_PER_PAGE;
  const from = lowest > skipped ? lowest : skipped;
  const rows = last > from ? await store.listRounds(db, account, from + 1n, last) : [];
  return {
    list: rows
      .reverse()
      .map((row) => ({ id: entryId(account, row.firstSeq), ...roundOf(row, timeZone) })),
    maxCount: Math.max(0, Number(upTo - skipped)),
  };
}

export const roundOf = (row: store.RoundRow, timeZone: string): Omit<ListedRound, "id"> => ({
  date: dateOf(row.openedAt, timeZone),
  at: row.openedAt.toISOString(),
  category: row.category,
  gameCompany: row.company,
  companyKo: row.companyKo,
  companyEn: row.companyEn,
  companyOtherNames: row.companyOtherNames,
  code: row.code,
  nameKo: row.nameKo,
  nameEn: row.nameEn,
  otherNames: row.otherNames,
  stake: toWon(row.stake),
  win: toWon(row.payout),
  jackpot:
    row.jackpotTier === null || row.jackpotAmount === null
      ? null
      : { tier: row.jackpotTier, amount: toWon(row.jackpotAmount) },
  status: statusOf(row),
  isCashedOut: row.isCashedOut,
});

function statusOf({ state, stake, payout, isInterrupted }: store.RoundRow): GameRound["status"] {
  // Providers move only amounts above zero, so a round without any was rolled back.
  if (stake === 0n && payout === 0n) return "cancelled";
  return isInterrupted ? "interrupted" : state;
}

/** The named round of a member; undefined when it is not theirs. */
export async function roundOfMember(
  db: Queryable,
  memberId: bigint,
  round: string,
  timeZone: string,
): Promise<ListedRound | undefined> {
  const account = await getAccount(db, memberId, "cash");
  const seq = seqOf(round);
  if (seq?.accountId !== account.id) return undefined;
  const [row] = await store.listRoundsBySeq(db, account, [seq.firstSeq]);
  return row && { id: entryId(account, row.firstSeq), ...roundOf(row, timeZone) };
}

/** The owner of a round, by its id here (account-number) or at its provider. */
export async function playersOfRound(db: Queryable, round: string): Promise<bigint[]> {
  const seq = seqOf(round);
  const rows = [
    ...(seq ? await store.listPlayersBySeq(db, seq.accountId, seq.firstSeq) : []),
    ...(await store.listPlayersByRef(db, round)),
  ];
  return [...new Set(rows.map(({ id }) => id))];
}

/** The account and the first entry of a round's id; undefined when it is none. */
export function seqOf(round: string): { accountId: bigint; firstSeq: bigint } | undefined {
  const [, account, seq] = /^(\d{1,18})-(\d{1,18})$/.exec(round) ?? [];
  return account && seq ? { accountId: BigInt(account), firstSeq: BigInt(seq) } : undefined;
}

export type NamedGame = { round: string; nameKo: string; nameEn: string; otherNames: OtherNames };

/** The games of a member's rounds, by the rounds' ids; other members' rounds are left out. */
export async function gamesOfRounds(
  db: Queryable,
  memberId: bigint,
  rounds: readonly string[],
): Promise<Map<string, NamedGame>> {
  const account = await getAccount(db, memberId, "cash");
  const own = `${account.id}-`;
  const seqs = rounds.flatMap((round) =>
    round.startsWith(own) ? [BigInt(round.slice(own.length))] : [],
  );
  if (seqs.length === 0) return new Map();
  const rows = await store.listRoundsBySeq(db, account, seqs);
  return new Map(
    rows.map(({ firstSeq, nameKo, nameEn, otherNames }) => {
      const round = entryId(account, firstSeq);
      return [round, { round, nameKo, nameEn, otherNames }];
    }),
  );
}
