import type { BuiltGame, GameBuild, StudioBuild } from "#contract/office/builds.ts";
import type { OfficeInput } from "#contract/office/calls.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/games/builds/store.ts";

export type BuildBlock = store.BuildBlock;

/** The games that take no new stake because of their build, by id. */
export async function readBlocks(db: Queryable): Promise<ReadonlyMap<number, BuildBlock>> {
  return new Map((await store.listBlocked(db)).map(({ gameId, block }) => [gameId, block]));
}

/**
 * The pinned build of each game of a studio, what its provider's feed tells, and the studio's
 * builds. Throws Refusal `not_found` for an unknown studio.
 */
export async function buildsOf(
  db: Queryable,
  provider: string,
): Promise<{ games: BuiltGame[]; builds: StudioBuild[] }> {
  const [games, builds] = await Promise.all([
    store.listBuilt(db, provider),
    store.listStudioBuilds(db, provider),
  ]);
  if (games.length === 0 && !(await store.hasStudio(db, provider))) throw new Refusal("not_found");
  return {
    games: games.map(shownOf),
    builds: builds.map(({ isOff, ...build }) => ({ ...build, isUsed: !isOff })),
  };
}

const shownOf = (row: store.BuiltRow): BuiltGame => ({
  code: row.code,
  nameKo: row.nameKo,
  nameEn: row.nameEn,
  otherNames: row.otherNames,
  isUsed: row.isUsed,
  pinned: pinOf(row),
  told: row.isTold ? { version: row.toldVersion, returnBasisPoints: row.toldReturn } : null,
  block: row.isOff ? "off" : row.differs ? "other" : null,
});

const pinOf = ({
  version,
  returnBasisPoints,
}: Pick<store.PinRow, "version" | "returnBasisPoints">): GameBuild | null =>
  version === null ? null : { version, returnBasisPoints };

/**
 * Locks a game and answers its pinned build before and after. Throws Refusal `not_found`, `stale`
 * when it was pinned anew since the operator saw it, `already_decided` when nothing would change.
 */
export async function pinBeforeAndAfter(
  tx: Transaction,
  { provider, game, expected, ...build }: Omit<OfficeInput<"pin-game-build">, "reason">,
): Promise<{ gameId: number; before: GameBuild | null; after: GameBuild }> {
  const row = await store.lockPin(tx, provider, game);
  if (!row) throw new Refusal("not_found");
  const before = pinOf(row);
  if (!areSame(before, expected)) throw new Refusal("stale");
  if (areSame(before, build)) throw new Refusal("already_decided");
  return { gameId: row.gameId, before, after: build };
}

const areSame = (one: GameBuild | null, other: GameBuild | null): boolean =>
  one?.version === other?.version && one?.returnBasisPoints === other?.returnBasisPoints;

/** Pins a build; its return becomes the declared one. */
export const pinBuild = (
  tx: Transaction,
  gameId: number,
  build: GameBuild,
  at: Date,
): Promise<void> => store.savePin(tx, gameId, build, at);

/** A pinned build as the audit trail keeps it. */
export const pinFacts = ({ version, returnBasisPoints }: GameBuild) => ({
  build: version,
  returnPercent: returnBasisPoints === null ? null : returnBasisPoints / 100,
});

/**
 * Locks a studio and answers how one of its builds is switched. Throws Refusal `not_found` for a
 * build that no game of the studio has, `already_decided`.
 */
export async function lockBuildToSwitch(
  tx: Transaction,
  { provider, version, isUsed }: { provider: string; version: string; isUsed: boolean },
): Promise<{ providerId: number }> {
  const found = await store.lockBuild(tx, provider, version);
  if (!found?.isKnown) throw new Refusal("not_found");
  if (found.isUsed === isUsed) throw new Refusal("already_decided");
  return found;
}

/**
 * With real money refuses to release games without a pinned build; null means every game of the
 * studio that is in use. Throws Refusal `build_missing`.
 */
export async function assertPinned(
  db: Queryable,
  { mode }: { mode: "play" | "real" },
  provider: string,
  games: readonly string[] | null,
): Promise<void> {
  if (mode === "play") return;
  if ((await store.listUnpinned(db, provider, games)).length > 0)
    throw new Refusal("build_missing");
}
