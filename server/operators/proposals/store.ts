import type { Queryable } from "#server/kit/database.ts";
import type { Facts } from "#server/operators/office-handler.ts";

export type ProposalRow = {
  id: bigint;
  call: string;
  object: string;
  payload: Record<string, string | number | boolean | null | (number | string)[]>;
  before: Facts | null;
  after: Facts | null;
  payloadHash: Buffer;
  reason: string;
  makerId: bigint;
  maker: string;
  madeAt: Date;
  expiresAt: Date;
  state: "waiting" | "carried-out" | "turned-down" | "expired";
  checker: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
};

const PROPOSAL = `select p.id, p.call, p.object, p.payload, p.before, p.after, p.payload_hash as "payloadHash", p.reason,
    p.maker_id as "makerId", m.name as maker, p.made_at as "madeAt", p.expires_at as "expiresAt",
    p.state, c.name as checker, p.decided_at as "decidedAt", p.decision_reason as "decisionReason"
  from operator_proposals p
  join operators m on m.id = p.maker_id
  left join operators c on c.id = p.checker_id`;

export async function insertProposal(
  db: Queryable,
  proposal: {
    call: string;
    object: string;
    payload: string;
    payloadHash: Buffer;
    reason: string;
    before: Facts | null;
    after: Facts | null;
    makerId: bigint;
    madeAt: Date;
    expiresAt: Date;
  },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into operator_proposals
       (call, object, payload, payload_hash, reason, maker_id, made_at, expires_at,
        before, after)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      proposal.call,
      proposal.object,
      proposal.payload,
      proposal.payloadHash,
      proposal.reason,
      proposal.makerId,
      proposal.madeAt,
      proposal.expiresAt,
      proposal.before && JSON.stringify(proposal.before),
      proposal.after && JSON.stringify(proposal.after),
    ],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

/** Expires the overdue proposals of one object, so that a new one can be made. */
export async function expireProposals(db: Queryable, object: string, now: Date): Promise<void> {
  await db.query(
    `update operator_proposals set state = 'expired'
     where object = $1 and state = 'waiting' and expires_at <= $2`,
    [object, now],
  );
}

export const listWaiting = (db: Queryable, now: Date, most: number): Promise<ProposalRow[]> =>
  db.query<ProposalRow>(
    `${PROPOSAL} where p.state = 'waiting' and p.expires_at > $1 order by p.made_at, p.id limit $2`,
    [now, most],
  );

/** Decided and expired ones below an id, newest first. */
export const listDecided = (
  db: Queryable,
  now: Date,
  before: bigint | null,
  most: number,
): Promise<ProposalRow[]> =>
  db.query<ProposalRow>(
    `${PROPOSAL} where (p.state <> 'waiting' or p.expires_at <= $1)
       and p.id < coalesce($2, 9223372036854775807)
     order by p.id desc limit $3`,
    [now, before, most],
  );

/** A maker's proposals that another operator decided and the maker has not seen, oldest decision first. */
export const listUnseen = (db: Queryable, makerId: bigint, most: number): Promise<ProposalRow[]> =>
  db.query<ProposalRow>(
    `${PROPOSAL} where p.maker_id = $1 and p.decided_at is not null and p.seen_by_maker_at is null
       and p.checker_id <> p.maker_id
     order by p.decided_at, p.id limit $2`,
    [makerId, most],
  );

/** Marks a maker's decided proposals as seen, up to and with the decision on one of them. */
export async function markSeen(
  db: Queryable,
  makerId: bigint,
  upTo: bigint,
  now: Date,
): Promise<void> {
  await db.query(
    `update operator_proposals set seen_by_maker_at = $3
     where maker_id = $1 and seen_by_maker_at is null
       and (decided_at, id) <= (select decided_at, id from operator_proposals where id = $2)`,
    [makerId, upTo, now],
  );
}

export async function findWaitingOf(
  db: Queryable,
  object: string,
  now: Date,
): Promise<ProposalRow | undefined> {
  const [row] = await db.query<ProposalRow>(
    `${PROPOSAL} where p.object = $1 and p.state = 'waiting' and p.expires_at > $2
     order by p.id limit 1`,
    [object, now],
  );
  return row;
}

/** Locks one proposal until the transaction ends. */
export async function lockProposal(db: Queryable, id: bigint): Promise<ProposalRow | undefined> {
  const [row] = await db.query<ProposalRow>(`${PROPOSAL} where p.id = $1 for update of p`, [id]);
  return row;
}

export type Decision = {
  state: "carried-out" | "turned-down";
  checkerId: bigint;
  reason: string;
  at: Date;
};

export async function markDecided(
  db: Queryable,
  id: bigint,
  { state, checkerId, at, reason }: Decision,
): Promise<void> {
  await db.query(
    `update operator_proposals
     set state = $2, checker_id = $3, decided_at = $4, decision_reason = $5 where id = $1`,
    [id, state, checkerId, at, reason],
  );
}

export async function countWaiting(db: Queryable, now: Date): Promise<number> {
  const [row] = await db.query<{ count: bigint }>(
    `select count(*) as count from operator_proposals where state = 'waiting' and expires_at > $1`,
    [now],
    "proposals-count",
  );
  return Number(row?.count ?? 0);
}
