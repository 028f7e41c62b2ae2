import { plainArray, type Queryable } from "#server/kit/database.ts";
import { auditText, entryText, houseText } from "#server/ledger/seals/row-texts.ts";
import type { Seal, SealedRange } from "#server/ledger/seals/seal.ts";

export type TextRow = { id: bigint; text: string };

export const listHouseTexts = (db: Queryable, after: bigint, most: number): Promise<TextRow[]> =>
  db.query<TextRow>(
    `select h.id, ${houseText("h")} as text from ledger_house_entries h
     where h.id > $1 or h.id = any(array(select id from ledger_house_gaps))
     order by h.id limit $2`,
    [after, most],
  );

export const listAuditTexts = (db: Queryable, after: bigint, most: number): Promise<TextRow[]> =>
  db.query<TextRow>(
    `select a.id, ${auditText("a")} as text from audit_entries a where a.id > $1
     order by a.id limit $2`,
    [after, most],
  );

type SealRow = Omit<Seal, "ranges"> & {
  buckets: number[];
  accounts: bigint[];
  firsts: bigint[];
  lasts: bigint[];
  befores: Buffer;
};

const SEAL = `select id, sealed_at as "sealedAt", buckets::integer[], accounts, firsts, lasts,
  befores, house_ids as "houseIds", house_until as "houseUntil", house_head as "houseHead",
  audit_first as "auditFirst", audit_last as "auditLast", audit_head as "auditHead",
  commitment_ids as "commitmentIds", commitment_head as "commitmentHead", links, root,
  previous, key_id as "keyId", signature from ledger_seals`;

const sealOf = ({ buckets, accounts, firsts, lasts, befores, ...row }: SealRow): Seal => ({
  ...row,
  ranges: accounts.map((account, at) => ({
    bucket: buckets[at] ?? -1,
    account,
    first: firsts[at] ?? 0n,
    last: lasts[at] ?? 0n,
    before: befores.subarray(at * 32, at * 32 + 32),
  })),
});

/** The newest seal without its rows: what was signed, and what the next one continues. */
export type NewestSeal = Pick<
  Seal,
  | "id"
  | "sealedAt"
  | "houseUntil"
  | "houseHead"
  | "auditLast"
  | "auditHead"
  | "commitmentHead"
  | "root"
  | "previous"
  | "keyId"
  | "signature"
> &
  ({ links: Buffer } | { linksHash: Buffer });

export async function findNewestSealId(db: Queryable): Promise<bigint | null> {
  const [row] = await db.query<{ id: bigint | null }>(
    "select max(id) as id from ledger_seals",
    [],
    "ledger-newest-seal-id",
  );
  return row?.id ?? null;
}

export async function findNewestSeal(db: Queryable): Promise<NewestSeal | undefined> {
  const [row] = await db.query<NewestSeal>(
    `select id, sealed_at as "sealedAt", house_until as "houseUntil", house_head as "houseHead",
       audit_last as "auditLast", audit_head as "auditHead",
       commitment_head as "commitmentHead", root, sha256(links) as "linksHash",
       previous, key_id as "keyId", signature
     from ledger_seals order by id desc limit 1`,
    [],
    "ledger-newest-seal",
  );
  return row;
}

export const listSeals = async (db: Queryable, after: bigint, most: number): Promise<Seal[]> =>
  (await db.query<SealRow>(`${SEAL} where id > $1 order by id limit $2`, [after, most])).map(
    sealOf,
  );

/** The first seal since a moment that covers an entry; a seal is later than its entries. */
export async function findSealOf(
  db: Queryable,
  account: bigint,
  seq: bigint,
  since: Date,
): Promise<Seal | undefined> {
  const [row] = await db.query<SealRow>(
    `${SEAL} s where s.sealed_at >= $3::timestamptz - interval '1 minute'
       and exists (select from unnest(s.accounts, s.firsts, s.lasts) as r(account, first, last)
                   where r.account = $1 and $2 between r.first and r.last)
     order by s.sealed_at, s.id limit 1`,
    [account, seq, since],
  );
  return row && sealOf(row);
}

export async function findSealedSeq(
  db: Queryable,
  bucket: number,
  account: bigint,
): Promise<bigint> {
  const [row] = await db.query<{ seq: bigint }>(
    "select seq from ledger_seal_heads where bucket = $1 and account_id = $2",
    [bucket, account],
  );
  return row?.seq ?? 0n;
}

export async function insertKey(db: Queryable, id: string, publicKey: Buffer): Promise<void> {
  await db.query(
    `insert into ledger_seal_keys (id, public_key, first_used_at)
     values ($1, $2, clock_timestamp()) on conflict do nothing`,
    [id, publicKey],
  );
}

export const listKeys = (db: Queryable): Promise<{ id: string; publicKey: Buffer }[]> =>
  db.query(`select id, public_key as "publicKey" from ledger_seal_keys order by first_used_at`);

export async function insertSeal(db: Queryable, seal: Seal): Promise<void> {
  const of = (column: (range: SealedRange) => bigint | number) =>
    plainArray(seal.ranges.map(column));
  await db.query(
    `insert into ledger_seals (id, sealed_at, buckets, accounts, firsts, lasts, befores, house_ids,
       house_until, house_head, audit_first, audit_last, audit_head, links, root, previous,
       key_id, signature, commitment_ids, commitment_head)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    [
      seal.id,
      seal.sealedAt,
      of(({ bucket }) => bucket),
      of(({ account }) => account),
      of(({ first }) => first),
      of(({ last }) => last),
      Buffer.concat(seal.ranges.map(({ before }) => before)),
      plainArray(seal.houseIds),
      seal.houseUntil,
      seal.houseHead,
      seal.auditFirst,
      seal.auditLast,
      seal.auditHead,
      seal.links,
      seal.root,
      seal.previous,
      seal.keyId,
      seal.signature,
      plainArray(seal.commitmentIds),
      seal.commitmentHead,
    ],
  );
}

export async function saveHeads(
  db: Queryable,
  ranges: readonly SealedRange[],
  heads: readonly Buffer[],
): Promise<void> {
  await db.query(
    `insert into ledger_seal_heads (bucket, account_id, seq, head)
     select r.bucket, r.account, r.seq, substring($4::bytea from (r.i * 32 - 31)::integer for 32)
     from unnest($1::smallint[], $2::bigint[], $3::bigint[]) with ordinality
       as r(bucket, account, seq, i)
     on conflict (bucket, account_id) do update set seq = excluded.seq, head = excluded.head`,
    [
      plainArray(ranges.map(({ bucket }) => bucket)),
      plainArray(ranges.map(({ account }) => account)),
      plainArray(ranges.map(({ last }) => last)),
      Buffer.concat(heads),
    ],
  );
}

/** Stores the missing numbers up to `until`, and deletes those that were found or are too old. */
export async function saveHouseGaps(
  db: Queryable,
  stretch: { after: bigint; until: bigint; found: readonly bigint[]; keepForMs: number },
): Promise<void> {
  const found = plainArray(stretch.found);
  await db.query(
    `delete from ledger_house_gaps where id = any($1::bigint[])
       or seen_at < clock_timestamp() - make_interval(secs => $2)`,
    [found, stretch.keepForMs / 1000],
  );
  await db.query(
    `insert into ledger_house_gaps (id, seen_at)
     select n, clock_timestamp() from generate_series($1::bigint + 1, $2::bigint) n
     where n <> all($3::bigint[])`,
    [stretch.after, stretch.until, found],
  );
}

/** The present rows of ranges, in the order of the ranges and their numbers. */
export const listRangeTexts = (
  db: Queryable,
  ranges: readonly SealedRange[],
  moments: { from: Date; until: Date } | null,
): Promise<{ at: number; seq: bigint; text: string }[]> =>
  db.query(
    `select r.i::integer - 1 as at, e.seq, ${entryText("e")} as text
     from unnest($1::smallint[], $2::bigint[], $3::bigint[], $4::bigint[]) with ordinality
       as r(bucket, account, first, last, i)
     join ledger_entries e on e.bucket = r.bucket and e.account_id = r.account
       and e.seq between r.first and r.last
       and e.posted_at between coalesce($5, '-infinity'::timestamptz) and coalesce($6, 'infinity'::timestamptz)
     order by r.i, e.seq`,
    [
      plainArray(ranges.map(({ bucket }) => bucket)),
      plainArray(ranges.map(({ account }) => account)),
      plainArray(ranges.map(({ first }) => first)),
      plainArray(ranges.map(({ last }) => last)),
      moments?.from ?? null,
      moments?.until ?? null,
    ],
  );

export const listHouseTextsOf = (db: Queryable, ids: readonly bigint[]): Promise<TextRow[]> =>
  db.query<TextRow>(
    `select h.id, ${houseText("h")} as text from ledger_house_entries h
     where h.id = any($1) order by h.id`,
    [plainArray(ids)],
  );

export const listAuditTextsOf = (db: Queryable, first: bigint, last: bigint): Promise<TextRow[]> =>
  db.query<TextRow>(
    `select a.id, ${auditText("a")} as text from audit_entries a
     where a.id between $1 and $2 order by a.id`,
    [first, last],
  );

/** The number of entries of each account, the newest one's number, and its moment. */
export const listEntryCounts = (
  db: Queryable,
): Promise<{ bucket: number; account: bigint; count: bigint; newest: bigint; at: Date }[]> =>
  db.query(
    `select bucket, account_id as account, count(*) as count, max(seq) as newest,
       max(posted_at) as at
     from ledger_entries group by bucket, account_id`,
  );

/** House entries without a seal that are older than sealed ones and are not waited for. */
export const listUnsealedHouse = (db: Queryable, until: bigint): Promise<{ id: bigint }[]> =>
  db.query(
    `select h.id from ledger_house_entries h
     left join (select unnest(house_ids) as id from ledger_seals) s on s.id = h.id
     where h.id <= $1 and s.id is null
       and not exists (select from ledger_house_gaps g where g.id = h.id)
     order by h.id limit 100`,
    [until],
  );
