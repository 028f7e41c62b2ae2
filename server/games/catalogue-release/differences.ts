import { isDeepStrictEqual } from "node:util";
import {
  mostImported,
  type CatalogueDifference,
  type FeedFacts,
  type ImportedGame,
} from "#contract/office/catalogue.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { pinFromFeed } from "#server/games/catalogue-release/declared/store.ts";
import * as store from "#server/games/catalogue-release/store.ts";

type Kind = CatalogueDifference["kind"];

/**
 * What a provider's feed and a studio's catalogue have different, of one kind, at most 200 by code.
 * Throws Refusal `not_found`.
 */
export async function differencesOf(
  db: Queryable,
  wanted: { provider: string; kind: Kind; text?: string | undefined },
): Promise<{
  readAt: string | null;
  counts: Record<Kind, number>;
  differences: CatalogueDifference[];
}> {
  const studio = await studioOf(db, wanted.provider);
  const { kind, text = "" } = wanted;
  const [readAt, counts, rows] = await Promise.all([
    store.feedReadAt(db, studio.connection),
    store.countDifferences(db, studio),
    store.listDifferences(db, studio, { kind, text: text.trim(), most: mostImported }),
  ]);
  return {
    readAt: readAt?.toISOString() ?? null,
    counts,
    differences: rows.map(differenceOf),
  };
}

type Import = { provider: string; kind: Kind; games: readonly ImportedGame[] };

/** Every difference of one kind, by code. Throws Refusal `not_found`. */
export async function everyDifference(
  db: Queryable,
  { provider, kind, text = "" }: { provider: string; kind: Kind; text?: string | undefined },
): Promise<CatalogueDifference[]> {
  const studio = await studioOf(db, provider);
  const rows = await store.listDifferences(db, studio, { kind, text: text.trim(), most: 100_000 });
  return rows.map(differenceOf);
}

/** A studio, until the transaction ends the only one of its connection that takes games. Throws Refusal `not_found`. */
export async function lockedStudio(tx: Transaction, provider: string): Promise<store.StudioRow> {
  const studio = await studioOf(tx, provider);
  await store.expectWholeLists(tx);
  await store.lockStudios(tx, studio.connection);
  return studio;
}

/**
 * Checks that each game still has this difference, with what the operator saw in the feed, and
 * answers the studio. Throws Refusal `not_found`, and `stale` when the feed or the catalogue has
 * changed since.
 */
export async function assertImportable(
  tx: Transaction,
  { provider, kind, games }: Import,
): Promise<store.StudioRow> {
  const studio = await lockedStudio(tx, provider);
  const open = new Map(
    (await everyDifference(tx, { provider, kind })).map((each) => [each.code, each]),
  );
  const isAsSeen = ({ code, theirs }: ImportedGame) => {
    const now = open.get(code);
    return now !== undefined && isDeepStrictEqual(now.theirs, theirs);
  };
  const isTwice = new Set(games.map(({ code }) => code)).size !== games.length;
  if (isTwice || !games.every(isAsSeen)) throw new Refusal("stale");
  return studio;
}

const importing: Record<
  Kind,
  (tx: Transaction, studio: store.StudioRow, codes: readonly string[]) => Promise<void>
> = { new: store.insertFromFeed, changed: store.followFeed, gone: store.switchOff };

/**
 * Takes games as the feed has them: new ones are in use from now on, changed ones have its return
 * and volatility, both are pinned to its build, and those that are gone are switched off. Throws like
 * `assertImportable`.
 */
export async function importGames(tx: Transaction, wanted: Import, at: Date): Promise<void> {
  const studio = await assertImportable(tx, wanted);
  const codes = wanted.games.map(({ code }) => code);
  await importing[wanted.kind](tx, studio, codes);
  if (wanted.kind !== "gone")
    await pinFromFeed(tx, studio.id, codes, { at, day: dateOf(at, "UTC") });
}

async function studioOf(db: Queryable, code: string): Promise<store.StudioRow> {
  const studio = await store.findStudio(db, code);
  if (!studio) throw new Refusal("not_found");
  return studio;
}

const factsOf = (
  name: string | null,
  returnBasisPoints: number | null,
  volatility: number | null,
  version: string | null,
): FeedFacts => ({ name: name ?? "", returnBasisPoints, volatility, version });

const differenceOf = (row: store.DifferenceRow): CatalogueDifference => ({
  code: row.code,
  kind: row.kind,
  ours:
    row.kind === "new"
      ? null
      : factsOf(row.ourName, row.ourReturn, row.ourVolatility, row.ourVersion),
  theirs:
    row.kind === "gone"
      ? null
      : factsOf(row.theirName, row.theirReturn, row.theirVolatility, row.theirVersion),
});
