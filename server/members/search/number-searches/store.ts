import type { Queryable } from "#server/kit/database.ts";
import type { CountedSearch } from "#server/members/search/search.ts";

type Kept = CountedSearch & { found: number; address: string };

export async function insertSearch(
  db: Queryable,
  search: Kept & { operatorId: bigint; at: Date },
): Promise<void> {
  await db.query(
    `insert into member_number_searches (operator_id, kind, is_whole, found, address, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [search.operatorId, search.kind, search.isWhole, search.found, search.address, search.at],
  );
}

export const listSearches = (
  db: Queryable,
  before: bigint | null,
  most: number,
): Promise<(Kept & { id: bigint; operator: string; at: Date })[]> =>
  db.query(
    `select s.id, o.name as operator, s.kind, s.is_whole as "isWhole", s.found,
       host(s.address) as address, s.at
     from member_number_searches s join operators o on o.id = s.operator_id
     where s.id < coalesce($1, 9223372036854775807) order by s.id desc limit $2`,
    [before, most],
  );

export async function deleteBefore(db: Queryable, at: Date): Promise<void> {
  await db.query("delete from member_number_searches where at < $1", [at]);
}
