import type { Locale } from "#contract/locales.ts";
import type { Queryable } from "#server/kit/database.ts";

export async function getLocale(db: Queryable, memberId: bigint): Promise<Locale> {
  const [row] = await db.query<{ locale: Locale }>("select locale from members where id = $1", [
    memberId,
  ]);
  if (!row) throw new Error(`no member has the id ${memberId}`);
  return row.locale;
}

/** Writes only a changed language, because every page view calls this. */
export async function updateLocale(db: Queryable, memberId: bigint, locale: Locale): Promise<void> {
  await db.query(
    "update members set locale = $2 where id = $1 and locale <> $2",
    [memberId, locale],
    "members-locale",
  );
}
