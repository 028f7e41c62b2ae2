import type { NumberSearchRow } from "#contract/office/member-search.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import * as store from "#server/members/search/number-searches/store.ts";
import {
  countedSearchOf,
  findMembers,
  type MemberSearch,
  type MembersBy,
} from "#server/members/search/search.ts";

/** Enough for a help desk on the telephone, and too few to try out numbers. */
export const NUMBER_SEARCHES_PER_OPERATOR: ThrottleRule = { uses: 60, windowMs: 3_600_000 };
const KEPT_MS = 90 * 86_400_000;
const PER_PAGE = 50;

type Searcher = { operatorId: bigint; address: string };

/**
 * Finds members. Searches by a number that screens mask, by an address and by a device are counted
 * and recorded, without what was searched. Throws Refusal `too_often` and those of `findMembers`.
 */
export async function findCounted(
  db: Queryable,
  clock: Clock,
  membersBy: MembersBy,
  { operatorId, address }: Searcher,
  search: MemberSearch,
): ReturnType<typeof findMembers> {
  const looksAt = countedSearchOf(search);
  if (!looksAt) return findMembers(db, membersBy, search);
  const key = `number-search:${operatorId}`;
  await throttle(db, clock, key, NUMBER_SEARCHES_PER_OPERATOR);
  const answer = await findMembers(db, membersBy, search);
  const found = answer.members.length;
  await store.insertSearch(db, { operatorId, address, ...looksAt, found, at: clock.now() });
  return answer;
}

/** All operators' counted searches, newest first. */
export async function numberSearches(
  db: Queryable,
  before: bigint | null,
): Promise<{ searches: NumberSearchRow[]; next: number | null }> {
  const rows = await store.listSearches(db, before, PER_PAGE + 1);
  const searches = rows
    .slice(0, PER_PAGE)
    .map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() }));
  return { searches, next: rows.length > PER_PAGE ? (searches.at(-1)?.id ?? null) : null };
}

/** Deletes searches older than 90 days. */
export const sweepNumberSearches = (db: Queryable, clock: Clock): Promise<void> =>
  store.deleteBefore(db, new Date(clock.now().getTime() - KEPT_MS));
