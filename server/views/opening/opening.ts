import {
  BACKUP_HOURS,
  DRILL_HOURS,
  openingLines,
  type OpeningLine,
  type OpeningState,
} from "#contract/office/opening.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Connection } from "#server/kit/config.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { untested } from "#server/games/connections/self-tests/self-tests.ts";
import { uncertifiedSystems } from "#server/games/certificates/systems/systems.ts";
import { sitesWithoutAuthority } from "#server/settings/contacts/contacts.ts";
import { siteLicences } from "#server/settings/licences/licences.ts";
import { unruledSites } from "#server/settings/profiles/rules.ts";
import * as store from "#server/views/opening/store.ts";

/** What this installation is, from its environment. */
export type Installation = {
  mode: "play" | "real";
  /** The countries that it allows; null while none are checked, which real money does not permit. */
  allowedCountries: ReadonlySet<string> | null;
  /** Whether it has a file of VPNs, proxies and hosting networks. */
  knowsNetworks: boolean;
  /** The connections to providers. */
  connections(): readonly Connection[];
  /** Whether no secret lies beside the data. */
  areKeysElsewhere(): boolean;
};

/** The pool, or the transaction of the opening. */
type House = { reader: Queryable; clock: Clock };

const HOUR_MS = 3_600_000;

/** Every line of the checklist as it is now. */
export async function openingStates(
  { reader, clock }: House,
  { allowedCountries, connections: connectionsNow, areKeysElsewhere }: Installation,
): Promise<OpeningState[]> {
  const connections = connectionsNow();
  // One after the other, because the opening reads them in its transaction.
  const sites = await siteLicences(reader);
  const unruled = await unruledSites(reader);
  const undocumented = await store.listUndocumented(reader);
  const counts = await store.getCounts(reader);
  const written = await store.listWithCredential(reader);
  const playable = await store.listPlayable(reader);
  const isYoung = (at: Date | null, hours: number) =>
    at !== null && clock.now().getTime() - at.getTime() <= hours * HOUR_MS;
  const isWithout = (rows: readonly { connection: string }[], name: string) =>
    !rows.some(({ connection }) => connection === name);
  const places = sites.filter(
    ({ licence }) => !licence?.countries.some((country) => allowedCountries?.has(country) ?? true),
  );
  const unwritten = connections.filter(
    ({ connection, secret }) => secret === undefined && isWithout(written, connection),
  );
  // No real money is played over a test environment.
  const live = connections.filter(({ isTest }) => isTest !== true);
  const unproven = await untested(reader, live);
  const tried = await store.listWithBet(reader);
  const ready = live.filter(({ connection }) => !isWithout(playable, connection));
  const untried =
    ready.length > 0 && ready.filter(({ connection }) => isWithout(tried, connection));
  const lines: Record<OpeningLine, readonly string[] | boolean> = {
    licences: sites.filter(({ licence }) => licence === null).map(({ host }) => host),
    countries: places.map(({ host }) => host),
    outside: (await sitesWithoutAuthority(reader)).map(({ host }) => host),
    profiles: unruled.map(({ host }) => host),
    documents: undocumented.map(({ host }) => host),
    accounts: counts.accounts > 0n,
    administrators: counts.administrators >= 2n,
    keys: areKeysElsewhere(),
    backup: isYoung(counts.backupAt, BACKUP_HOURS),
    drill: isYoung(counts.drillAt, DRILL_HOURS),
    connections: connections.length > 0 && unwritten.map(({ connection }) => connection),
    selfTests: live.length > 0 && unproven.map(({ connection }) => connection),
    certificates: await uncertifiedSystems(reader, clock),
    // A bet for each connection with a game that members can play.
    testBets: untried && untried.map(({ connection }) => connection),
    jackpots: (await store.listUnfunded(reader)).map(({ tier }) => tier.toUpperCase()),
    games: connections.some(({ connection }) => !isWithout(playable, connection)),
  };
  return openingLines.map((name) => {
    const found = lines[name];
    const missing = typeof found === "boolean" ? [] : [...found];
    return { name, isDone: typeof found === "boolean" ? found : found.length === 0, missing };
  });
}

/** Throws Refusal `not_ready` while a line of the checklist is missing. */
export async function assertReady(house: House, installation: Installation): Promise<void> {
  const lines = await openingStates(house, installation);
  if (lines.some(({ isDone }) => !isDone)) throw new Refusal("not_ready");
}
