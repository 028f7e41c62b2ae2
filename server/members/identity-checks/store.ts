import type { IdentityDocument, IdentityRefusal, IdentitySide } from "#contract/identity.ts";
import type { IdentityFile } from "#contract/identity-checks.ts";
import type { MemberStatus } from "#contract/office/members.ts";
import type { Queryable } from "#server/kit/database.ts";

type NewFile = {
  memberId: bigint;
  side: IdentitySide;
  kind: IdentityFile["kind"];
  bytes: number;
  content: Buffer;
  at: Date;
};

export async function insertFile(db: Queryable, file: NewFile): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into member_identity_files (member_id, side, kind, bytes, content, added_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [file.memberId, file.side, file.kind, file.bytes, file.content, file.at],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

export async function insertCheck(
  db: Queryable,
  check: { memberId: bigint; document: IdentityDocument; correction: Buffer | null; at: Date },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into member_identity_checks (member_id, document, correction, sent_at)
     values ($1, $2, $3, $4) returning id`,
    [check.memberId, check.document, check.correction, check.at],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

/** Gives one side that was not sent yet to a check; false when the member has no such side. */
export async function setCheck(
  db: Queryable,
  checkId: bigint,
  file: { id: bigint; memberId: bigint; side: IdentitySide },
): Promise<boolean> {
  const rows = await db.query(
    `update member_identity_files set check_id = $1
     where id = $2 and member_id = $3 and side = $4 and check_id is null returning id`,
    [checkId, file.id, file.memberId, file.side],
  );
  return rows.length > 0;
}

/** Deletes what the member added and did not send with this check. */
export async function deleteUnsent(db: Queryable, memberId: bigint): Promise<void> {
  await db.query("delete from member_identity_files where member_id = $1 and check_id is null", [
    memberId,
  ]);
}

export type CheckRow = {
  id: bigint;
  memberId: bigint;
  loginId: string;
  nick: string;
  status: MemberStatus;
  document: IdentityDocument;
  sentAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  outcome: "verified" | "refused" | null;
  refusedFor: IdentityRefusal | null;
  endedAt: Date | null;
};

const CHECKS = `select c.id, c.member_id as "memberId", m.login_id as "loginId", m.nick, m.status,
    c.document, c.sent_at as "sentAt", c.decided_at as "decidedAt", o.name as "decidedBy",
    c.outcome, c.refused_for as "refusedFor", c.ended_at as "endedAt"
  from member_identity_checks c join members m on m.id = c.member_id
  left join operators o on o.id = c.decided_by`;

export async function findCheck(db: Queryable, id: bigint): Promise<CheckRow | undefined> {
  const [row] = await db.query<CheckRow>(`${CHECKS} where c.id = $1`, [id]);
  return row;
}

/** The sealed correction of a check that waits; null without one. */
export async function findCorrection(db: Queryable, id: bigint): Promise<Buffer | null> {
  const [row] = await db.query<{ correction: Buffer | null }>(
    "select correction from member_identity_checks where id = $1",
    [id],
  );
  return row?.correction ?? null;
}

/** Writes a member's corrected name and birth date. */
export async function correctMember(
  db: Queryable,
  memberId: bigint,
  { name, birthDate }: { name: string | null; birthDate: Buffer | null },
): Promise<void> {
  await db.query(
    `update members set bank_owner = coalesce($2, bank_owner),
       birth_date = coalesce($3, birth_date) where id = $1`,
    [memberId, name, birthDate],
  );
}

/** A member's checks, the newest first. */
export const listOfMember = (db: Queryable, memberId: bigint, most: number): Promise<CheckRow[]> =>
  db.query<CheckRow>(`${CHECKS} where c.member_id = $1 order by c.id desc limit $2`, [
    memberId,
    most,
  ]);

/** Those that wait, the oldest first. */
export const listWaiting = (db: Queryable, after: bigint, most: number): Promise<CheckRow[]> =>
  db.query<CheckRow>(`${CHECKS} where c.decided_at is null and c.id > $1 order by c.id limit $2`, [
    after,
    most,
  ]);

/** Counts at most `most` that wait, because an exact larger number is not needed. */
export async function countWaiting(db: Queryable, most: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count from (
       select from member_identity_checks where decided_at is null limit $1) w`,
    [most],
    "members-identities-waiting",
  );
  return row?.count ?? 0;
}

/** Those that are decided, the newest first; `after` is the last one of the page before. */
export const listDecided = (
  db: Queryable,
  after: bigint | null,
  most: number,
): Promise<CheckRow[]> =>
  db.query<CheckRow>(
    `${CHECKS} where c.decided_at is not null and ($1::bigint is null or (c.decided_at, c.id)
       < (select p.decided_at, p.id from member_identity_checks p where p.id = $1))
     order by c.decided_at desc, c.id desc limit $2`,
    [after, most],
  );

/** Decides a check that waits; false when it was decided before. */
export async function decide(
  db: Queryable,
  id: bigint,
  decision: { by: bigint; at: Date; refusedFor: IdentityRefusal | null },
): Promise<boolean> {
  const rows = await db.query(
    `update member_identity_checks set decided_at = greatest($2, sent_at), decided_by = $3,
       outcome = case when $4::text is null then 'verified' else 'refused' end, refused_for = $4,
       correction = null
     where id = $1 and decided_at is null returning id`,
    [id, decision.at, decision.by, decision.refusedFor],
  );
  return rows.length > 0;
}

/** Ends the verified check of a member; answers its document, undefined without one. */
export async function endVerified(
  db: Queryable,
  memberId: bigint,
  { by, at }: { by: bigint; at: Date },
): Promise<IdentityDocument | undefined> {
  const [row] = await db.query<{ document: IdentityDocument }>(
    `update member_identity_checks set ended_at = greatest($3, decided_at), ended_by = $2
     where member_id = $1 and outcome = 'verified' and ended_at is null returning document`,
    [memberId, by, at],
  );
  return row?.document;
}

/** The sides of a check, the front first. */
export const listFiles = (
  db: Queryable,
  checkId: bigint,
): Promise<(Omit<IdentityFile, "id"> & { id: bigint })[]> =>
  db.query(
    `select id, side, kind, bytes from member_identity_files where check_id = $1
     order by side = 'back', id`,
    [checkId],
  );

/** One side of a document that was sent. */
export async function findFile(
  db: Queryable,
  id: bigint,
): Promise<
  | {
      memberId: bigint;
      checkId: bigint;
      side: IdentitySide;
      kind: IdentityFile["kind"];
      content: Buffer;
    }
  | undefined
> {
  const [row] = await db.query<{
    memberId: bigint;
    checkId: bigint;
    side: IdentitySide;
    kind: IdentityFile["kind"];
    content: Buffer;
  }>(
    `select member_id as "memberId", check_id as "checkId", side, kind, content
     from member_identity_files where id = $1 and check_id is not null`,
    [id],
  );
  return row;
}

/** Deletes every document of a member who is erased. */
export async function eraseFiles(db: Queryable, memberId: bigint): Promise<void> {
  await db.query("delete from member_identity_files where member_id = $1", [memberId]);
}

/** Deletes sides that were not sent, and those of old checks that do not hold; answers how many. */
export async function deleteOldFiles(
  db: Queryable,
  { unsentBefore, before, most }: { unsentBefore: Date; before: Date; most: number },
): Promise<number> {
  const rows = await db.query(
    `delete from member_identity_files where id in (
       select f.id from member_identity_files f
       left join member_identity_checks c on c.id = f.check_id
       where (c.id is null and f.added_at < $1) or c.ended_at < $2
         or (c.outcome = 'refused' and c.decided_at < $2)
       order by f.id limit $3) returning id`,
    [unsentBefore, before, most],
  );
  return rows.length;
}

/** For the member's copy of their data. */
export const listOwnChecks = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select c.document, c.sent_at as "sentAt", c.decided_at as "decidedAt", c.outcome,
       case c.refused_for when 'not_genuine' then 'not_accepted' else c.refused_for end as "refusedFor",
       c.ended_at as "endedAt",
       (select count(*)::integer from member_identity_files f where f.check_id = c.id) as "filesKept"
     from member_identity_checks c where c.member_id = $1 order by c.id desc limit $2`,
    [memberId, most],
  );
