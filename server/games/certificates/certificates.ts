import type { GameCertificate } from "#contract/office/certificates.ts";
import type { OfficeInput } from "#contract/office/calls.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { stateOf } from "#server/games/certificates/state.ts";
import { assertSystemsCertified } from "#server/games/certificates/systems/systems.ts";
import * as store from "#server/games/certificates/store.ts";
import { jurisdictionsOfSites, namedJurisdictions } from "#server/settings/profiles/rules.ts";

const MOST_SHOWN = 200;
const today = (clock: Clock): string => dateOf(clock.now(), "UTC");

/**
 * The certificates of a studio's games, newest first, and its games without one that holds for
 * every site. Throws Refusal `not_found`.
 */
export async function certificatesOf(
  db: Queryable,
  clock: Clock,
  code: string,
): Promise<{
  certificates: GameCertificate[];
  jurisdictions: { id: string; name: string }[];
  uncertified: string[];
}> {
  const { games: known } = await studioOf(db, code);
  const games = known.map((game) => game.code);
  const rows = await store.listCertificates(db, code);
  return {
    certificates: rows.map((row) => shownOf(row, today(clock))),
    jurisdictions: await namedJurisdictions(db),
    uncertified: (
      await uncertifiedOf(db, clock, code, await wantedBuilds(db, code, games, "pin"))
    ).slice(0, MOST_SHOWN),
  };
}

type About = { clock: Clock; mode: "play" | "real" };

/** Which of these games of a studio cannot be released with real money without another certificate. */
export async function uncertifiedGames(
  db: Queryable,
  { clock, mode }: About,
  provider: string,
  games: readonly string[],
  follows: "pin" | "feed",
): Promise<string[]> {
  if (mode === "play") return [];
  return uncertifiedOf(db, clock, provider, await wantedBuilds(db, provider, games, follows));
}

/**
 * With real money refuses to release games without a certificate that holds today for the
 * jurisdiction of every site; a site without one needs any certificate. It must be of the build that
 * is pinned, or of the one that the feed tells where `follows` says so. The platform and the studio's
 * random number generator need one too. Throws Refusal `not_certified`, `rng_not_certified`,
 * `platform_not_certified`.
 */
export async function assertCertified(
  db: Queryable,
  about: About,
  provider: string,
  games: readonly string[],
  follows: "pin" | "feed" = "pin",
): Promise<void> {
  if (about.mode === "play") return;
  await assertSystemsCertified(db, about, provider);
  if ((await uncertifiedGames(db, about, provider, games, follows)).length > 0)
    throw new Refusal("not_certified");
}

/**
 * The same for another build of a game that is in use; one that is switched off is checked when it
 * is released. Throws Refusal `not_certified`.
 */
export async function assertBuildCertified(
  db: Queryable,
  { clock, mode }: About,
  { provider, game, version }: { provider: string; game: string; version: string },
): Promise<void> {
  if (mode === "play") return;
  const { games } = await studioOf(db, provider);
  if (!games.some(({ code, isUsed }) => code === game && isUsed)) return;
  const missing = await uncertifiedOf(db, clock, provider, new Map([[game, version]]));
  if (missing.length > 0) throw new Refusal("not_certified");
}

/** The same for every game of a studio that is in use. */
export async function assertStudioCertified(
  db: Queryable,
  about: About,
  provider: string,
): Promise<void> {
  if (about.mode === "play") return;
  const { games } = await studioOf(db, provider);
  const used = games.filter(({ isUsed }) => isUsed).map(({ code }) => code);
  await assertCertified(db, about, provider, used);
}

/** The build that each game needs a certificate of; null where any build will do. */
async function wantedBuilds(
  db: Queryable,
  provider: string,
  games: readonly string[],
  follows: "pin" | "feed",
): Promise<ReadonlyMap<string, string | null>> {
  const versions = await store.listVersions(db, provider, games);
  return new Map(
    versions.map(({ code, pinned, told }) => [
      code,
      follows === "pin" ? (pinned ?? told) : (told ?? pinned),
    ]),
  );
}

async function uncertifiedOf(
  db: Queryable,
  clock: Clock,
  provider: string,
  wanted: ReadonlyMap<string, string | null>,
): Promise<string[]> {
  const demanded = await jurisdictionsOfSites(db);
  const holding = new Map<string, Set<string>>();
  for (const { game, jurisdiction, build } of await store.listHolding(db, provider, today(clock)))
    if ((wanted.get(game) ?? build) === build)
      holding.set(game, (holding.get(game) ?? new Set()).add(jurisdiction));
  return [...wanted.keys()].filter((game) => {
    const held = holding.get(game);
    return !held || demanded.some((each) => each !== null && !held.has(each));
  });
}

/**
 * Registers a certificate of games. Throws Refusal `not_found` for an unknown studio or jurisdiction,
 * `already_decided` when each of the games has it.
 */
export async function addCertificate(
  { tx, clock }: Act,
  wanted: Omit<OfficeInput<"add-game-certificate">, "reason">,
  by: bigint,
): Promise<void> {
  const { provider, games, ...rest } = wanted;
  const { id: providerId } = await studioOf(tx, provider);
  const known = await namedJurisdictions(tx);
  if (!known.some(({ id }) => id === wanted.jurisdiction)) throw new Refusal("not_found");
  const row = { ...rest, providerId, games: [...new Set(games)], at: clock.now(), by };
  if ((await store.insertCertificates(tx, row)) === 0) throw new Refusal("already_decided");
}

/** Withdraws a certificate. Throws Refusal `not_found`, `already_decided`. */
export async function withdrawCertificate(
  { tx, clock }: Act,
  id: number,
  by: bigint,
): Promise<{ provider: string; game: string }> {
  const found = await store.lockCertificate(tx, id);
  if (!found) throw new Refusal("not_found");
  if (found.isWithdrawn) throw new Refusal("already_decided");
  await store.withdraw(tx, id, clock.now(), by);
  return found;
}

/** A studio with its games. One statement after the other, because acts read it in a transaction. */
async function studioOf(db: Queryable, code: string) {
  const id = await store.findStudio(db, code);
  if (id === undefined) throw new Refusal("not_found");
  return { id, games: await store.listGames(db, id) };
}

const shownOf = ({ isWithdrawn, addedAt, id, ...row }: store.CertificateRow, on: string) => ({
  ...row,
  id: Number(id),
  addedAt: addedAt.toISOString(),
  state: stateOf({ isWithdrawn, expiresOn: row.expiresOn }, on),
});
