import type { Locale } from "#contract/locales.ts";
import type { BrandColors } from "#contract/looks.ts";
import type { BannerTexts } from "#contract/office/looks.ts";
import type { Queryable } from "#server/kit/database.ts";

/** The name of a logo's files, and its width in CSS pixels; both null for the built-in logo. */
export type LogoColumns = { logo: string | null; logoWidth: number | null };
export type LookRow = BrandColors & LogoColumns;

/** Undefined for a site whose colours and logo are built in. */
export async function findLook(db: Queryable, siteId: number): Promise<LookRow | undefined> {
  const [row] = await db.query<LookRow>(
    `select accent, on_accent as "onAccent", focus, logo, logo_width as "logoWidth"
     from settings_looks where site_id = $1`,
    [siteId],
    "settings-look",
  );
  return row;
}

/** In the order of the languages' codes. */
export const listBannerTexts = (db: Queryable, siteId: number): Promise<BannerTexts[]> =>
  db.query<BannerTexts>(
    `select locale, title, line, button from settings_banner_texts
     where site_id = $1 order by locale`,
    [siteId],
  );

export async function findBannerTexts(
  db: Queryable,
  siteId: number,
  locale: Locale,
): Promise<BannerTexts | undefined> {
  const [row] = await db.query<BannerTexts>(
    `select locale, title, line, button from settings_banner_texts
     where site_id = $1 and locale = $2`,
    [siteId, locale],
    "settings-banner-texts",
  );
  return row;
}

export async function saveLook(db: Queryable, siteId: number, look: LookRow): Promise<void> {
  await db.query(
    `insert into settings_looks (site_id, accent, on_accent, focus, logo, logo_width)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (site_id) do update set accent = excluded.accent, on_accent = excluded.on_accent,
       focus = excluded.focus, logo = excluded.logo, logo_width = excluded.logo_width`,
    [siteId, look.accent, look.onAccent, look.focus, look.logo, look.logoWidth],
  );
}

/** Replaces the texts of every language. */
export async function replaceBannerTexts(
  db: Queryable,
  siteId: number,
  texts: readonly BannerTexts[],
): Promise<void> {
  await db.query("delete from settings_banner_texts where site_id = $1", [siteId]);
  await db.query(
    `insert into settings_banner_texts (site_id, locale, title, line, button)
     select $1::integer, t.locale, t.title, t.line, t.button
     from jsonb_to_recordset($2::jsonb)
       as t(locale text, title text, line text, button text)`,
    [siteId, JSON.stringify(texts)],
  );
}
