import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/duplicate-accounts/store.ts";
import { verifiedOf } from "#server/members/duplicate-accounts/matching/matching.ts";
import { placesSharedBy } from "#server/members/links/links.ts";

const PAGE = 50;
const OF_MEMBER_AT_MOST = 20;

type Accounts = Map<bigint, Awaited<ReturnType<typeof store.listAccounts>>[number]>;

/** A page of open reviews, the oldest first, or of decided ones, the newest decision first. */
export async function duplicateReviews(
  db: Queryable,
  list: "open" | "decided",
  after: number | undefined,
): Promise<OfficeOutput<"get-duplicate-accounts">> {
  const listed = list === "open" ? store.listOpen : store.listDecided;
  const found = await listed(db, after === undefined ? null : BigInt(after), PAGE + 1);
  const rows = found.slice(0, PAGE);
  const ids = rows.flatMap(({ memberId, otherId }) => [memberId, otherId]);
  const accounts = await accountsOf(db, ids);
  const verified = await verifiedOf(db, ids);
  const places = await placesSharedBy(db, rows);
  const accountOf = (id: bigint) => {
    const { registeredAt, ...account } = accountIn(accounts, id);
    return {
      ...account,
      registeredAt: registeredAt.toISOString(),
      isVerified: verified.has(id),
    };
  };
  const reviews = rows.map(({ memberId, otherId, holdId, secondId, ...row }) => ({
    ...row,
    id: Number(row.id),
    account: accountOf(memberId),
    other: accountOf(otherId),
    places: places(memberId, otherId),
    openedAt: row.openedAt.toISOString(),
    isHeld: holdId !== null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    secondId: secondId === null ? null : Number(secondId),
  }));
  return { reviews, next: found.length > rows.length ? Number(rows.at(-1)?.id) : null };
}

/** The newest reviews of a member, each with the other account. */
export async function reviewsOfMember(
  db: Queryable,
  memberId: bigint,
): Promise<OfficeOutput<"get-member-duplicates">> {
  const rows = await store.listOfMember(db, memberId, OF_MEMBER_AT_MOST);
  const otherIn = (row: store.ReviewRow) =>
    row.memberId === memberId ? row.otherId : row.memberId;
  const accounts = await accountsOf(db, rows.map(otherIn));
  const reviews = rows.map((row) => {
    const { registeredAt: _registeredAt, ...other } = accountIn(accounts, otherIn(row));
    return {
      id: Number(row.id),
      other,
      shared: row.shared,
      openedAt: row.openedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      outcome: row.outcome,
    };
  });
  return { reviews };
}

const accountsOf = async (db: Queryable, ids: readonly bigint[]): Promise<Accounts> =>
  new Map((await store.listAccounts(db, ids)).map((account) => [account.id, account]));

function accountIn(accounts: Accounts, id: bigint) {
  const account = accounts.get(id);
  if (!account) throw new Error(`no member has the id ${id}`);
  return { ...account, id: Number(id) };
}
