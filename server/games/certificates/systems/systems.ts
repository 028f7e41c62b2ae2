import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/games/certificates/systems/store.ts";
import { stateOf } from "#server/games/certificates/state.ts";
import { jurisdictionsOfSites, namedJurisdictions } from "#server/settings/profiles/rules.ts";

/** A site that has no jurisdiction, in a list of what is missing. */
const ANY = "*";

/**
 * The certificates of a studio's random number generator, or with null of this platform. Throws
 * Refusal `not_found`.
 */
export async function systemCertificatesOf(
  db: Queryable,
  clock: Clock,
  provider: string | null,
): Promise<OfficeOutput<"get-system-certificates">> {
  const id = await idOf(db, provider);
  const on = dateOf(clock.now(), "UTC");
  const rows = await store.listSystemCertificates(db, id);
  return {
    certificates: rows.map(({ isWithdrawn, addedAt, id: rowId, ...row }) => ({
      ...row,
      id: Number(rowId),
      addedAt: addedAt.toISOString(),
      state: stateOf({ isWithdrawn, expiresOn: row.expiresOn }, on),
    })),
    jurisdictions: await namedJurisdictions(db),
    missing: await missingFor(db, clock, id),
  };
}

/**
 * With real money refuses to release games of a studio while its random number generator or this
 * platform has no certificate that holds for the jurisdiction of every site. A sport book draws no
 * random numbers. Throws Refusal `rng_not_certified`, `platform_not_certified`.
 */
export async function assertSystemsCertified(
  db: Queryable,
  { clock, mode }: { clock: Clock; mode: "play" | "real" },
  provider: string,
): Promise<void> {
  if (mode === "play") return;
  if ((await missingFor(db, clock, null)).length > 0) throw new Refusal("platform_not_certified");
  const studio = await store.findDrawing(db, provider);
  if (studio?.draws && (await missingFor(db, clock, studio.id)).length > 0)
    throw new Refusal("rng_not_certified");
}

/**
 * What has no certificate that holds: the jurisdictions of sites that the platform has none for, and
 * the studios in use whose random number generator has none, by name or code.
 */
export async function uncertifiedSystems(db: Queryable, clock: Clock): Promise<string[]> {
  const missing = await missingFor(db, clock, null);
  for (const { id, code } of await store.listDrawing(db))
    if ((await missingFor(db, clock, id)).length > 0) missing.push(code);
  return missing;
}

/** The names of the jurisdictions of sites for which none holds today. */
async function missingFor(
  db: Queryable,
  clock: Clock,
  providerId: number | null,
): Promise<string[]> {
  const rows = await store.listHoldingSystems(db, providerId, dateOf(clock.now(), "UTC"));
  const held = new Set(rows.map(({ jurisdiction }) => jurisdiction));
  const names = new Map((await namedJurisdictions(db)).map(({ id, name }) => [id, name]));
  return (await jurisdictionsOfSites(db))
    .filter((each) => (each === null ? held.size === 0 : !held.has(each)))
    .map((each) => (each === null ? ANY : (names.get(each) ?? each)));
}

/**
 * Registers one. Throws Refusal `not_found` for an unknown studio or jurisdiction, `already_decided`
 * when it is registered.
 */
export async function addSystemCertificate(
  { tx, clock }: Act,
  wanted: Omit<OfficeInput<"add-system-certificate">, "reason">,
  by: bigint,
): Promise<void> {
  const { provider, ...row } = wanted;
  const providerId = await idOf(tx, provider);
  const known = await namedJurisdictions(tx);
  if (!known.some(({ id }) => id === wanted.jurisdiction)) throw new Refusal("not_found");
  const stored = { ...row, providerId, at: clock.now(), by };
  if (!(await store.insertSystemCertificate(tx, stored))) throw new Refusal("already_decided");
}

/**
 * Withdraws one; answers its studio, null for the platform, and its jurisdiction. Throws Refusal
 * `not_found`, `already_decided`.
 */
export async function withdrawSystemCertificate(
  { tx, clock }: Act,
  id: number,
  by: bigint,
): Promise<{ provider: string | null; jurisdiction: string }> {
  const found = await store.lockSystemCertificate(tx, id);
  if (!found) throw new Refusal("not_found");
  if (found.isWithdrawn) throw new Refusal("already_decided");
  await store.withdrawSystem(tx, id, clock.now(), by);
  return found;
}

async function idOf(db: Queryable, provider: string | null): Promise<number | null> {
  if (provider === null) return null;
  const studio = await store.findDrawing(db, provider);
  if (!studio) throw new Refusal("not_found");
  return studio.id;
}
