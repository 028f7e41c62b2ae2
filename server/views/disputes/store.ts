import type { DisputeSubject } from "#contract/office/disputes.ts";
import type { Queryable } from "#server/kit/database.ts";

export type DisputedMember = { id: bigint; loginId: string; host: string };

const MEMBER = `select m.id, m.login_id as "loginId", coalesce(s.host, '*') as host
  from members m left join settings_sites s on s.id = m.site_id`;

export async function findMember(
  db: Queryable,
  memberId: bigint,
): Promise<DisputedMember | undefined> {
  const [row] = await db.query<DisputedMember>(`${MEMBER} where m.id = $1`, [memberId]);
  return row;
}

export async function findMemberByLogin(
  db: Queryable,
  loginId: string,
): Promise<DisputedMember | undefined> {
  const [row] = await db.query<DisputedMember>(`${MEMBER} where m.login_id = $1`, [loginId]);
  return row;
}

export type BreakRow = {
  term: string;
  startedAt: Date;
  endsAt: Date | null;
  returnAskedAt: Date | null;
  returnsAt: Date | null;
  endedAt: Date | null;
};

export async function findNewestBreak(
  db: Queryable,
  memberId: bigint,
): Promise<BreakRow | undefined> {
  const [row] = await db.query<BreakRow>(
    `select term, started_at as "startedAt", ends_at as "endsAt",
       return_asked_at as "returnAskedAt", returns_at as "returnsAt", ended_at as "endedAt"
     from member_breaks where member_id = $1 order by id desc limit 1`,
    [memberId],
  );
  return row;
}

export type NewBundle = {
  memberId: bigint;
  subject: DisputeSubject;
  record: string;
  madeBy: bigint;
  madeAt: Date;
  head: string;
  parts: string;
};

export async function insertBundle(db: Queryable, bundle: NewBundle): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into dispute_bundles (member_id, subject, record, made_by, made_at, head, parts)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      bundle.memberId,
      bundle.subject,
      bundle.record,
      bundle.madeBy,
      bundle.madeAt,
      bundle.head,
      bundle.parts,
    ],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

export type BundleRow = {
  id: bigint;
  subject: DisputeSubject;
  record: string;
  memberId: bigint;
  loginId: string;
  madeBy: string;
  madeAt: Date;
  bytes: number;
  isSigned: boolean;
};

/** The newest bundles first, below an id if given. */
export const listBundles = (
  db: Queryable,
  before: bigint | null,
  most: number,
): Promise<BundleRow[]> =>
  db.query<BundleRow>(
    `select b.id, b.subject, b.record, b.member_id as "memberId", m.login_id as "loginId",
       o.name as "madeBy", b.made_at as "madeAt",
       octet_length(b.head) + octet_length(b.parts) as bytes, b.signature is not null as "isSigned"
     from dispute_bundles b join members m on m.id = b.member_id
     join operators o on o.id = b.made_by
     where b.id < coalesce($1, 9223372036854775807) order by b.id desc limit $2`,
    [before, most],
  );

export type SignedRow = {
  subject: DisputeSubject;
  record: string;
  head: string;
  parts: string;
  publicKey: Buffer;
  signature: Buffer;
};

/** A bundle that is signed; undefined for any other. */
export async function findSigned(db: Queryable, id: bigint): Promise<SignedRow | undefined> {
  const [row] = await db.query<SignedRow>(
    `select b.subject, b.record, b.head, b.parts, k.public_key as "publicKey",
       b.signature
     from dispute_bundles b join ledger_seal_keys k on k.id = b.key_id
     where b.id = $1 and b.signature is not null`,
    [id],
  );
  return row;
}

/** The oldest bundles without a signature, which no other process signs meanwhile. */
export const lockUnsigned = (
  db: Queryable,
  most: number,
): Promise<{ id: bigint; memberId: bigint; head: string }[]> =>
  db.query<{ id: bigint; memberId: bigint; head: string }>(
    `select id, member_id as "memberId", head from dispute_bundles
     where signature is null order by id limit $1 for update skip locked`,
    [most],
  );

export async function setSignature(
  db: Queryable,
  id: bigint,
  keyId: string,
  signature: Buffer,
): Promise<void> {
  await db.query("update dispute_bundles set key_id = $2, signature = $3 where id = $1", [
    id,
    keyId,
    signature,
  ]);
}

/** Deletes bundles that were made before a moment; answers how many. */
export async function deleteOld(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from dispute_bundles where id in (
       select id from dispute_bundles where made_at < $1 order by made_at limit $2) returning id`,
    [before, most],
  );
  return rows.length;
}

export async function deleteOfMember(db: Queryable, memberId: bigint): Promise<void> {
  await db.query("delete from dispute_bundles where member_id = $1", [memberId]);
}
