import { createHash } from "node:crypto";
import type { CatalogueDifference, FeedFacts } from "#contract/office/catalogue.ts";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { MOST_LISTED } from "#contract/office/import-lists.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { undescribedOf } from "#server/games/catalogue-release/described.ts";
import { everyDifference, lockedStudio } from "#server/games/catalogue-release/differences.ts";
import * as store from "#server/games/catalogue-release/import-lists/store.ts";
import { uncertifiedGames } from "#server/games/certificates/certificates.ts";

const PAGE = 200;

type About = { clock: Clock; mode: "play" | "real" };
type Wanted = OfficeInput<"find-import-list">;
type List = { provider: string; kind: CatalogueDifference["kind"]; games: store.ListedGame[] };

/**
 * The games that one import can take now, by code, at most 20,000, and how many are left out because
 * they cannot be released: with real money a game needs its certificates, and a new one its rules and
 * stakes. Throws Refusal `not_found`.
 */
async function listNow(db: Queryable, about: About, { provider, kind, text }: Wanted) {
  const found = await everyDifference(db, { provider, kind, text });
  const codes = found.map(({ code }) => code);
  const uncertified =
    kind === "gone" ? [] : await uncertifiedGames(db, about, provider, codes, "feed");
  const undescribed = kind === "new" ? await undescribedOf(db, about, provider, codes) : [];
  const leftOut = new Set([...uncertified, ...undescribed]);
  const games = found
    .filter(({ code }) => !leftOut.has(code))
    .slice(0, MOST_LISTED)
    .map(({ code, ours, theirs }) => ({ code, ours, theirs }));
  const list: List = { provider, kind, games };
  return { list, uncertified: uncertified.length, undescribed: undescribed.length };
}

/** How many games one import can take now, and the hash of their list. Throws Refusal `not_found`. */
export async function importListNow(
  db: Queryable,
  about: About,
  wanted: Wanted,
): Promise<OfficeOutput<"find-import-list">> {
  const { list, uncertified, undescribed } = await listNow(db, about, wanted);
  const count = list.games.length;
  return { count, hash: count === 0 ? null : hashOf(list), uncertified, undescribed };
}

/**
 * Keeps the list that the operator saw, for the second one. Throws Refusal `not_found`, and `stale`
 * when the feed, the catalogue or what may be released has changed since.
 */
export async function keepList(
  { tx, clock }: Act,
  about: About,
  { count, hash, ...wanted }: Omit<OfficeInput<"import-game-list">, "reason">,
): Promise<List> {
  const { id: providerId } = await lockedStudio(tx, wanted.provider);
  const { list } = await listNow(tx, about, wanted);
  if (list.games.length !== count || hashOf(list) !== hash) throw new Refusal("stale");
  const { kind, games } = list;
  const row = { hash: Buffer.from(hash, "hex"), providerId, kind, games, at: clock.now() };
  await store.insertList(tx, row);
  return list;
}

/**
 * The list that a hash names, and the lock of its studio. Throws Refusal `not_found` for an unknown
 * studio, and `stale` when its content has another hash.
 */
export async function keptList(tx: Transaction, provider: string, hash: string): Promise<List> {
  await lockedStudio(tx, provider);
  const key = Buffer.from(hash, "hex");
  const found = await store.findList(tx, key);
  const rows = await store.listGames(tx, key, { after: 0, most: MOST_LISTED });
  const list = found && { ...found, games: rows.map(({ game }) => game) };
  if (!list || hashOf(list) !== hash) throw new Refusal("stale");
  return list;
}

/** A page of a list. Throws Refusal `not_found`. */
export async function pageOfList(
  db: Queryable,
  { hash, after = 0 }: OfficeInput<"get-import-list">,
): Promise<OfficeOutput<"get-import-list">> {
  const key = Buffer.from(hash, "hex");
  const found = await store.findList(db, key);
  if (!found) throw new Refusal("not_found");
  const rows = await store.listGames(db, key, { after, most: PAGE });
  const last = rows.at(-1)?.place ?? found.count;
  return {
    ...found,
    games: rows.map(({ game }) => ({ ...game, kind: found.kind })),
    next: last < found.count ? last : null,
  };
}

const figuresOf = (facts: FeedFacts | null) =>
  facts && [facts.name, facts.returnBasisPoints, facts.volatility, facts.version];

/** SHA-256 of what a list says, in hexadecimal; the same wherever its objects were stored. */
function hashOf({ provider, kind, games }: List): string {
  const rows = games.map(({ code, ours, theirs }) => [code, figuresOf(ours), figuresOf(theirs)]);
  return createHash("sha256")
    .update(JSON.stringify([provider, kind, rows]))
    .digest("hex");
}
