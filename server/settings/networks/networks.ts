import { validate, type AnonymousIPResponse } from "maxmind";
import { plainHost } from "#contract/hosts.ts";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { AnonymousKind } from "#contract/office/networks.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { keptWhileUnchanged, type Keeping } from "#server/kit/public-changes/kept.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { openAddressFile } from "#server/settings/address-file.ts";
import { lockSite } from "#server/settings/hosts/store.ts";
import * as store from "#server/settings/networks/store.ts";
import { siteOf } from "#server/settings/sites.ts";

/** A site without a rule of its own refuses, because the strictest rule holds by default. */
const BY_DEFAULT = true;
const SHOWN_MS = 30 * 86_400_000;
const SHOWN_AT_MOST = 500;

export type NetworkRule = {
  /** The kind of network that an address belongs to; null for one that hides no place. */
  kindOf(address: string): AnonymousKind | null;
  /** Whether the site of a host refuses such addresses. */
  refusesAt(host: string): Promise<boolean>;
};

const kindIn = (row: AnonymousIPResponse): AnonymousKind | null => {
  if (row.is_tor_exit_node) return "tor";
  if (row.is_public_proxy || row.is_residential_proxy || row.is_anonymous_proxy) return "proxy";
  if (row.is_anonymous_vpn) return "vpn";
  if (row.is_hosting_provider) return "hosting";
  return row.is_anonymous ? "proxy" : null;
};

/**
 * Opens the operator's file of anonymous networks; null without one. With play money such addresses
 * are flagged only. @throws ConfigFault when the file is missing or of another format
 */
export async function openNetworks(
  database: string | null,
  { mode, db, keeping }: { mode: "play" | "real"; db: Queryable; keeping: Keeping },
): Promise<NetworkRule | null> {
  if (database === null) return null;
  const reader = await openAddressFile<AnonymousIPResponse>("ANONYMOUS_DATABASE", database);
  const kept = keptWhileUnchanged(keeping, async (host) => {
    const { siteId } = await siteOf(db, host);
    return (await store.findRule(db, siteId))?.refuses;
  });
  return {
    kindOf(address) {
      const row = validate(address) ? reader.get(address) : null;
      return row && kindIn(row);
    },
    refusesAt: async (host) => mode === "real" && ((await kept(plainHost(host))) ?? BY_DEFAULT),
  };
}

type From = { address: string; host: string };

/** Whether the site of a host refuses an address. */
export const isRefusedAt = async (rule: NetworkRule, { address, host }: From): Promise<boolean> =>
  rule.kindOf(address) !== null && (await rule.refusesAt(host));

/** Counts a call from an address of such a network, by day, kind and outcome. */
export async function countVisit(
  { db, clock }: { db: Queryable; clock: Clock },
  rule: NetworkRule,
  { address, host, call }: From & { call: string },
): Promise<void> {
  const kind = rule.kindOf(address);
  if (kind === null) return;
  const day = clock.now().toISOString().slice(0, 10);
  await store.countVisit(db, { day, kind, call, isRefused: await rule.refusesAt(host) });
}

/**
 * Counts a call from an address of such a network, and throws Refusal `network_refused` where the
 * site refuses it.
 */
export async function assertNetworkAllowed(
  house: { db: Queryable; clock: Clock },
  rule: NetworkRule,
  from: From & { call: string },
): Promise<void> {
  await countVisit(house, rule, from);
  if (await isRefusedAt(rule, from)) throw new Refusal("network_refused");
}

/** What each site does with such addresses, and the calls of the last 30 days from them. */
export async function networkRules(
  db: Queryable,
  clock: Clock,
  isKnown: boolean,
): Promise<OfficeOutput<"get-network-rules">> {
  const since = new Date(clock.now().getTime() - SHOWN_MS).toISOString().slice(0, 10);
  const [sites, visits] = await Promise.all([
    store.listRules(db, SHOWN_AT_MOST),
    store.listVisits(db, since, SHOWN_AT_MOST),
  ]);
  return {
    isKnown,
    sites: sites.map(({ refuses, version, ...site }) => ({
      ...site,
      refuses: refuses ?? BY_DEFAULT,
      version: version ?? 0,
    })),
    visits: visits.map((row) => ({ ...row, visits: Number(row.visits) })),
  };
}

/**
 * Changes what a site does with such addresses; answers what it did before. Throws Refusal
 * `not_found`, `stale`, `already_decided`.
 */
export async function changeRule(
  tx: Transaction,
  { siteId, version, refuses }: Omit<OfficeInput<"change-network-rule">, "reason">,
): Promise<boolean> {
  if (!(await lockSite(tx, siteId))) throw new Refusal("not_found");
  const found = await store.findRule(tx, siteId);
  if ((found?.version ?? 0) !== version) throw new Refusal("stale");
  const before = found?.refuses ?? BY_DEFAULT;
  if (before === refuses) throw new Refusal("already_decided");
  await store.saveRule(tx, siteId, refuses);
  return before;
}
