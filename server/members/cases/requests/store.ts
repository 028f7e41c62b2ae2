import type { RequestChannel, RequestRelation } from "#contract/office/case-requests.ts";
import { plainArray, type Queryable } from "#server/kit/database.ts";

export type NewRequest = {
  caseId: bigint;
  relation: RequestRelation;
  channel: RequestChannel;
  at: Date;
  by: bigint;
  evidence: Buffer;
  file: Buffer | null;
};

export async function insertRequest(db: Queryable, request: NewRequest): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into member_case_requests (case_id, relation, channel, recorded_at, recorded_by,
       evidence, file)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      request.caseId,
      request.relation,
      request.channel,
      request.at,
      request.by,
      request.evidence,
      request.file,
    ],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

export type RequestRow = {
  id: bigint;
  caseId: bigint;
  relation: RequestRelation;
  channel: RequestChannel;
  recordedAt: Date;
  recordedBy: string;
  hasEvidence: boolean;
};

/** The requests of cases, oldest first, without what is sealed. */
export const listRequests = (db: Queryable, caseIds: readonly bigint[]): Promise<RequestRow[]> =>
  db.query<RequestRow>(
    `select r.id, r.case_id as "caseId", r.relation, r.channel, r.recorded_at as "recordedAt",
       o.name as "recordedBy", r.evidence is not null as "hasEvidence"
     from member_case_requests r join operators o on o.id = r.recorded_by
     where r.case_id = any($1::bigint[]) order by r.id`,
    [plainArray(caseIds)],
  );

export type SealedRequest = {
  memberId: bigint;
  caseId: bigint;
  evidence: Buffer;
  file: Buffer | null;
};

/** A request whose evidence is kept. */
export async function findSealed(db: Queryable, id: bigint): Promise<SealedRequest | undefined> {
  const [row] = await db.query<SealedRequest>(
    `select c.member_id as "memberId", r.case_id as "caseId", r.evidence, r.file
     from member_case_requests r join member_cases c on c.id = r.case_id
     where r.id = $1 and r.evidence is not null`,
    [id],
  );
  return row;
}

/** Deletes the evidence about a member who is erased. */
export async function eraseEvidence(db: Queryable, memberId: bigint): Promise<void> {
  await db.query(
    `update member_case_requests r set evidence = null, file = null
     from member_cases c where c.id = r.case_id and c.member_id = $1`,
    [memberId],
  );
}

/** Deletes the evidence of cases that were closed before; answers of how many requests. */
export async function deleteOldEvidence(
  db: Queryable,
  closedBefore: Date,
  most: number,
): Promise<number> {
  const rows = await db.query(
    `update member_case_requests set evidence = null, file = null where id in (
       select r.id from member_case_requests r join member_cases c on c.id = r.case_id
       where r.evidence is not null and c.closed_at < $1 limit $2) returning id`,
    [closedBefore, most],
  );
  return rows.length;
}
