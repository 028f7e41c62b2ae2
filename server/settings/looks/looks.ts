import type { Locale } from "#contract/locales.ts";
import { brandTokens, contrastFault, type BrandColors } from "#contract/looks.ts";
import type { BannerTexts } from "#contract/office/looks.ts";
import type { SiteLook } from "#contract/page.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { findSite, lockSite, countVersion } from "#server/settings/hosts/store.ts";
import { keepLogo, logoUrls } from "#server/settings/looks/logo.ts";
import * as store from "#server/settings/looks/store.ts";

const builtIn: store.LookRow = {
  accent: null,
  onAccent: null,
  focus: null,
  logo: null,
  logoWidth: null,
};

/** What a site's pages show of its own, in one language. */
export async function lookOf(db: Queryable, siteId: number, locale: Locale): Promise<SiteLook> {
  const [look = builtIn, texts] = await Promise.all([
    store.findLook(db, siteId),
    store.findBannerTexts(db, siteId, locale),
  ]);
  const tokens = brandTokens(look);
  const { logo, logoWidth } = look;
  return {
    ...(Object.keys(tokens).length > 0 && { tokens }),
    ...(logo !== null && logoWidth !== null && { logo: { ...logoUrls(logo), width: logoWidth } }),
    ...(texts && { banner: bannerOf(texts) }),
  };
}

const bannerOf = ({ title, line, button }: BannerTexts) => ({
  ...(title !== "" && { title }),
  ...(line !== "" && { text: line }),
  ...(button !== "" && { button }),
});

/** A site's own look as staff edit it. Throws Refusal `not_found`. */
export async function officeLook(db: Queryable, siteId: number) {
  const site = await findSite(db, siteId);
  if (!site) throw new Refusal("not_found");
  const [look = builtIn, texts] = await Promise.all([
    store.findLook(db, siteId),
    store.listBannerTexts(db, siteId),
  ]);
  const { logo, logoWidth: _logoWidth, ...colors } = look;
  const { host, name, version } = site;
  return { host, name, ...colors, logo: logo && logoUrls(logo).src, texts, version };
}

export type LookChange = BrandColors & {
  /** Null for the built-in logo, undefined for the present one. */
  logo: store.LogoColumns | null | undefined;
  texts: readonly BannerTexts[];
};

/**
 * Replaces a site's own look. Answers the facts that changed, before and after. Throws Refusal
 * `not_found`, `stale`, `already_decided` when nothing would change.
 */
export async function changeLook(
  tx: Transaction,
  seen: { siteId: number; version: number },
  { logo: replaced, texts, ...colors }: LookChange,
) {
  const site = await lockSite(tx, seen.siteId);
  if (!site) throw new Refusal("not_found");
  if (site.version !== seen.version) throw new Refusal("stale");
  const was = (await store.findLook(tx, site.id)) ?? builtIn;
  const writtenBefore = await store.listBannerTexts(tx, site.id);
  const written = texts.filter(({ title, line, button }) => title + line + button !== "");
  const { logo, logoWidth } = replaced === undefined ? was : (replaced ?? builtIn);
  const sides = differing(
    factsOf(was, writtenBefore),
    factsOf({ ...colors, logo, logoWidth }, written),
  );
  if (!sides) throw new Refusal("already_decided");
  await store.saveLook(tx, site.id, { ...colors, logo, logoWidth });
  await store.replaceBannerTexts(tx, site.id, written);
  await countVersion(tx, site.id);
  return sides;
}

/** Throws Refusal `contrast_low` with the field and what was measured. */
export function assertReadable(colors: BrandColors): void {
  const fault = contrastFault(colors);
  if (!fault) return;
  const { field, ratio, least } = fault;
  throw new Refusal("contrast_low", {
    field,
    min: least,
    now: { contrast: Math.floor(ratio * 100) / 100 },
  });
}

/**
 * Keeps the pictures of a new logo. Throws Refusal `too_many` for a picture that is no logo.
 * @param picture base64; null for the built-in logo, undefined for the present one
 * @param folder that of the uploaded pictures
 */
export const readLogo = async (picture: string | null | undefined, folder: string) =>
  typeof picture === "string" ? keepLogo(picture, folder) : picture;

type Facts = Record<string, string | null>;

/** A look as the audit trail names it. */
const factsOf = (
  { accent, onAccent, focus, logo }: store.LookRow,
  texts: readonly BannerTexts[],
): Facts => ({
  accent,
  onAccent,
  focus,
  logo,
  ...Object.fromEntries(
    texts.flatMap(({ locale, title, line, button }) => [
      [`${locale}.bannerTitle`, title],
      [`${locale}.bannerLine`, line],
      [`${locale}.bannerButton`, button],
    ]),
  ),
});

/** Only the facts that differ; null when none does. */
function differing(before: Facts, after: Facts): { before: Facts; after: Facts } | null {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => (before[name] || null) !== (after[name] || null),
  );
  if (names.length === 0) return null;
  const pick = (facts: Facts) =>
    Object.fromEntries(names.map((name) => [name, facts[name] || null]));
  return { before: pick(before), after: pick(after) };
}
