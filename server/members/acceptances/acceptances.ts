import { statementKinds } from "#contract/acceptances.ts";
import type { Locale } from "#contract/locales.ts";
import { legalKinds } from "#contract/office/settings.ts";
import type { Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/members/acceptances/store.ts";
import {
  neededVersion,
  textInForce,
  type NeededVersion,
} from "#server/settings/documents/documents.ts";
import { statementHash, STATEMENTS_VERSION } from "#server/settings/documents/statements.ts";
import { governingOf, siteOf, type Site } from "#server/settings/sites.ts";

/** The version of a host's documents that waits for the member's acceptance; null for none. */
export async function documentsDue(
  db: Queryable,
  memberId: bigint,
  host: string,
): Promise<NeededVersion | null> {
  const { siteId } = await siteOf(db, host);
  const needed = await neededVersion(db, siteId);
  if (!needed) return null;
  const { versionId } = needed;
  return (await store.hasAccepted(db, memberId, { siteId, versionId })) ? null : needed;
}

/** Throws Refusal `documents_due` while a version waits for the member's acceptance. */
export async function assertDocumentsAccepted(
  db: Queryable,
  memberId: bigint,
  host: string,
): Promise<void> {
  if (await documentsDue(db, memberId, host)) throw new Refusal("documents_due");
}

type From = { address: string; locale: Locale };

/** Stores that the member accepts both texts of a site as they are now, in one language. */
async function storeAcceptance(
  { tx, clock }: { tx: Transaction; clock: Clock },
  memberId: bigint,
  site: Site,
  { address, locale }: From,
): Promise<void> {
  const { siteId, termsVersion: version } = site;
  const at = clock.now();
  for (const kind of legalKinds) {
    const { versionId, hash } = await textInForce(tx, site, kind, locale);
    const text = { kind, version, versionId, locale, governingLocale: governingOf(site), hash };
    await store.insertAcceptance(tx, { memberId, siteId, ...text, address, at });
  }
}

/**
 * Stores what a member accepts who registers: both texts of the site, and the statements that the
 * form shows beside them.
 */
export async function storeRegistration(
  { tx, clock }: { tx: Transaction; clock: Clock },
  memberId: bigint,
  site: Site,
  from: From,
): Promise<void> {
  await storeAcceptance({ tx, clock }, memberId, site, from);
  const { address, locale } = from;
  for (const kind of statementKinds) {
    const text = {
      kind,
      version: STATEMENTS_VERSION,
      versionId: null,
      locale,
      governingLocale: null,
    };
    const hash = statementHash(kind, locale);
    const given = { memberId, siteId: site.siteId, ...text, hash, address, at: clock.now() };
    await store.insertAcceptance(tx, given);
  }
}

/**
 * Accepts the version that the member was shown. Throws Refusal `not_found` when a newer one
 * holds, and `already_decided` when none waits.
 */
export const acceptDocuments = (
  { perform }: Acts,
  memberId: bigint,
  { host, ...from }: From & { host: string },
  shown: string,
): Promise<void> =>
  perform({ kind: "member", memberId }, async (act) => {
    const site = await siteOf(act.tx, host);
    if (!(await documentsDue(act.tx, memberId, host))) throw new Refusal("already_decided");
    if (site.termsVersion !== shown) throw new Refusal("not_found");
    await storeAcceptance(act, memberId, site, from);
  });
