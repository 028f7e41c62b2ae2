import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import type { Locale } from "#contract/locales.ts";

export type RuleVersionRow = {
  since: Date;
  build: string | null;
  returnBasisPoints: number | null;
  stakeLeast: Money | null;
  stakeMost: Money | null;
  texts: { [language in Locale]?: string };
};

export async function findAt(
  db: Queryable,
  gameId: number,
  at: Date,
): Promise<RuleVersionRow | undefined> {
  const [row] = await db.query<RuleVersionRow>(
    `select since, build, declared_return as "returnBasisPoints", stake_least as "stakeLeast",
       stake_most as "stakeMost", texts
     from game_rule_versions where game_id = $1 and since <= $2
     order by since desc, id desc limit 1`,
    [gameId, at],
  );
  return row;
}
