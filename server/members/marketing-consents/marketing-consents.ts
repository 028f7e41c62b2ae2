import type { Output } from "#contract/calls.ts";
import type { Locale } from "#contract/locales.ts";
import { marketingProducts, type MarketingProduct } from "#contract/marketing.ts";
import type { ConsentChange } from "#contract/office/marketing-consents.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { isSelfExcluded } from "#server/members/breaks/breaks.ts";
import * as store from "#server/members/marketing-consents/store.ts";
import { lockMember } from "#server/members/store.ts";
import { consentHash, CONSENTS_VERSION } from "#server/settings/documents/statements.ts";

/** The changes that staff see of one member. */
const CHANGES_SHOWN = 50;

type From = { address: string; locale: Locale };

const shownTo = (product: MarketingProduct, { address, locale }: From): store.Shown => ({
  version: CONSENTS_VERSION,
  locale,
  hash: consentHash(product, locale),
  address,
});

/** The products to whose promotional notes the member consents now. */
export async function consentedProducts(
  db: Queryable,
  memberId: bigint,
): Promise<MarketingProduct[]> {
  const given = (await store.listLatest(db, memberId)).filter(({ isGiven }) => isGiven);
  return marketingProducts.filter((each) => given.some(({ product }) => product === each));
}

/** The member's decision about each product; without one there is no consent (LCCP 5.1.12). */
export async function ownConsents(
  db: Queryable,
  memberId: bigint,
): Promise<Output<"get-marketing-consents">> {
  const latest = await store.listLatest(db, memberId);
  return {
    mayGive: !(await isSelfExcluded(db, memberId)),
    products: marketingProducts.map((product) => {
      const decision = latest.find((each) => each.product === product);
      return {
        product,
        isGiven: decision?.isGiven ?? false,
        changedAt: decision?.changedAt.toISOString() ?? null,
      };
    }),
  };
}

/**
 * Stores the consents that an applicant gave in the form of registration; an empty list stores
 * nothing, because no consent is then given.
 */
export async function storeFirstConsents(
  { tx, clock }: { tx: Transaction; clock: Clock },
  memberId: bigint,
  products: readonly MarketingProduct[],
  from: From,
): Promise<void> {
  for (const product of products)
    await store.insertChange(tx, {
      memberId,
      product,
      isGiven: true,
      place: "registration",
      shown: shownTo(product, from),
      operatorId: null,
      at: clock.now(),
    });
}

/**
 * Gives or withdraws consent on my page; what holds already is not stored again. Throws Refusal
 * `on_break` for giving it during a self-exclusion, after which it has to be asked for anew (LCCP
 * 3.5.3).
 */
export async function setConsent(
  act: Act,
  memberId: bigint,
  from: From,
  { product, isGiven }: { product: MarketingProduct; isGiven: boolean },
): Promise<void> {
  await lockMember(act.tx, memberId);
  if (isGiven && (await isSelfExcluded(act.tx, memberId))) throw new Refusal("on_break");
  if ((await consentedProducts(act.tx, memberId)).includes(product) === isGiven) return;
  await store.insertChange(act.tx, {
    memberId,
    product,
    isGiven,
    place: "my_page",
    shown: shownTo(product, from),
    operatorId: null,
    at: act.clock.now(),
  });
  await act.emit("member.consent_changed", { memberId });
}

/** Withdraws each consent for the member, and answers those products. */
async function withdrawAll(
  act: Act,
  memberId: bigint,
  by: { place: "office"; operatorId: bigint } | { place: "exclusion"; operatorId: null },
): Promise<MarketingProduct[]> {
  const given = await consentedProducts(act.tx, memberId);
  const at = act.clock.now();
  for (const product of given)
    await store.insertChange(act.tx, { memberId, product, isGiven: false, shown: null, at, ...by });
  if (given.length > 0) await act.emit("member.consent_changed", { memberId });
  return given;
}

/**
 * Withdraws every consent at the member's wish, which staff carry out; answers the products. Throws
 * Refusal `not_found`, `already_decided` when none is given.
 */
export async function withdrawForMember(
  act: Act,
  memberId: bigint,
  operatorId: bigint,
): Promise<MarketingProduct[]> {
  if (!(await lockMember(act.tx, memberId))) throw new Refusal("not_found");
  const withdrawn = await withdrawAll(act, memberId, { place: "office", operatorId });
  if (withdrawn.length === 0) throw new Refusal("already_decided");
  return withdrawn;
}

/**
 * Withdraws every consent of a member who excludes themselves: after the exclusion, promotions wait
 * until the member asks for them (LCCP 3.5.3). A cooling-off holds them back only while it lasts.
 */
export async function withdrawOnExclusion(act: Act, memberId: bigint): Promise<void> {
  if (await isSelfExcluded(act.tx, memberId))
    await withdrawAll(act, memberId, { place: "exclusion", operatorId: null });
}

/** The member's latest decisions, for staff. */
export async function consentChanges(db: Queryable, memberId: bigint): Promise<ConsentChange[]> {
  const rows = await store.listChanges(db, memberId, CHANGES_SHOWN);
  return rows.map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() }));
}
