import type { OfficeRoundDetail } from "#contract/office/games.ts";
import type { Clock } from "#server/kit/clock.ts";
import { toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { entriesOf } from "#server/ledger/statement.ts";
import { entryId } from "#server/ledger/operations.ts";
import { auditOf } from "#server/operators/audit/audit.ts";
import { waitingOf } from "#server/operators/proposals/proposals.ts";
import type { Queryable } from "#server/kit/database.ts";
import { withoutTokens } from "#server/games/calls/masking.ts";
import * as calls from "#server/games/calls/store.ts";
import { getLaunch } from "#server/games/launches/store.ts";
import { findRound, roundOf } from "#server/games/round-search/search.ts";
import * as store from "#server/games/round-search/store.ts";
import { rulesAt } from "#server/games/rule-versions/rule-versions.ts";

const CALLS_AT_MOST = 500;
const ENTRIES_AT_MOST = 500;
/** A call comes before its entry. */
const CALLS_BEGIN_EARLIER_MS = 60_000;

/** The name of a round in the audit trail and in proposals. */
export const roundObject = (id: string): string => `round:${id}`;

/** One round with its launch, its entries and every call about it. Throws Refusal `not_found`. */
export async function roundDetail(
  db: Queryable,
  clock: Clock,
  id: string,
): Promise<OfficeRoundDetail> {
  const round = await findRound(db, id);
  if (!round) throw new Refusal("not_found");
  const account = { bucket: round.bucket, id: round.accountId };
  const since = new Date(round.openedAt.getTime() - CALLS_BEGIN_EARLIER_MS);
  const about = { ref: round.ref, connection: round.connection, since };
  // One after the other, because an act reads it on the one connection of its transaction.
  const entries = await entriesOf(db, account, round.entrySeqs.slice(-ENTRIES_AT_MOST));
  const launch = round.launchId === null ? undefined : await getLaunch(db, round.launchId);
  const opening = launch
    ? await calls.listCallsAbout(db, { ...about, ref: launch.id, since: launch.openedAt }, 1)
    : [];
  const kept = [...opening, ...(await calls.listCallsAbout(db, about, CALLS_AT_MOST))];
  const { callsKeptDays } = await store.getRules(db);
  const rules = await rulesAt(db, round.gameId, round.openedAt);
  const proposal = await waitingOf(db, clock, roundObject(id));
  const acts = await auditOf(db, roundObject(id));
  return {
    ...roundOf(round),
    launch: launch ? { ...launch, openedAt: launch.openedAt.toISOString() } : null,
    rules,
    hasEntries: round.entrySeqs.length > 0,
    entries: entries.map(({ seq, at, movement, delta, balance, key }) => ({
      id: entryId(account, seq),
      at: at.toISOString(),
      movement,
      delta: toWon(delta),
      balance: toWon(balance),
      key,
    })),
    calls: kept.map((call) => ({
      ...call,
      at: call.at.toISOString(),
      // Kept before tokens were taken out of the record.
      body: call.body === null ? null : withoutTokens(call.body),
    })),
    callsKeptDays,
    mayRefund: mayRefund(round),
    proposal: proposal
      ? {
          id: Number(proposal.id),
          maker: proposal.maker,
          resolution: String(proposal.payload["resolution"]),
          reason: proposal.reason,
        }
      : null,
    acts: acts.map(({ at, operator, call, reason }) => ({
      at: at.toISOString(),
      operator,
      call,
      reason,
    })),
  };
}

/** A stake is returned only when the round has paid nothing and its entries are known. */
export const mayRefund = (round: store.FoundRound): boolean =>
  round.state === "open" && round.payout === 0n && round.stake > 0n && round.entrySeqs.length > 0;
