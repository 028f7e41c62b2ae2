import type { Role } from "#contract/office/permissions.ts";
import type { Queryable } from "#server/kit/database.ts";

export type InvitationRow = {
  id: bigint;
  loginId: string;
  name: string;
  role: Role;
  reason: string;
  /** Null when it was made on the command line. */
  madeBy: string | null;
  madeById: bigint | null;
  /** The second operator; null when the inviter was the only operator or used the command line. */
  checkedBy: string | null;
  checkedById: bigint | null;
  madeAt: Date;
  /** The operator whose second factor is renewed; null for a new operator. */
  renews: bigint | null;
  /** The renewal sets a new password too. */
  renewsPassword: boolean;
  /** When the access of the invited operator ends; null without an end. */
  accessUntil: Date | null;
  expiresAt: Date | null;
  passwordHash: string | null;
  secondFactor: Buffer | null;
  isEnded: boolean;
};

const INVITATION = `select i.id, i.login_id as "loginId", i.name, i.role, i.reason,
    o.name as "madeBy", i.made_by as "madeById", c.name as "checkedBy",
    i.checked_by as "checkedById", i.renews_password as "renewsPassword", i.made_at as "madeAt", i.renews, i.expires_at as "expiresAt",
    i.access_until as "accessUntil",
    i.password_hash as "passwordHash", i.second_factor as "secondFactor",
    i.ended_at is not null as "isEnded"
  from operator_invitations i left join operators o on o.id = i.made_by
    left join operators c on c.id = i.checked_by`;

export async function insertInvitation(
  db: Queryable,
  invitation: {
    loginId: string;
    name: string;
    role: Role;
    reason: string;
    madeBy: bigint | null;
    checkedBy: bigint | null;
    madeAt: Date;
    renews: bigint | null;
    renewsPassword: boolean;
    accessUntil: Date | null;
  },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into operator_invitations
       (login_id, name, role, reason, made_by, checked_by, made_at, renews, renews_password,
        access_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      invitation.loginId,
      invitation.name,
      invitation.role,
      invitation.reason,
      invitation.madeBy,
      invitation.checkedBy,
      invitation.madeAt,
      invitation.renews,
      invitation.renewsPassword,
      invitation.accessUntil,
    ],
  );
  if (!row) throw new Error("the invitation was not written");
  return row.id;
}

export const listOpenInvitations = (db: Queryable, most: number): Promise<InvitationRow[]> =>
  db.query<InvitationRow>(`${INVITATION} where i.ended_at is null order by i.id desc limit $1`, [
    most,
  ]);

export async function lockInvitation(
  db: Queryable,
  id: bigint,
): Promise<InvitationRow | undefined> {
  const [row] = await db.query<InvitationRow>(`${INVITATION} where i.id = $1 for update of i`, [
    id,
  ]);
  return row;
}

/** The invitation of a link, valid or not; locked on request. */
export async function findByToken(
  db: Queryable,
  tokenHash: Buffer,
  options: { isLocked: boolean },
): Promise<InvitationRow | undefined> {
  const [row] = await db.query<InvitationRow>(
    `${INVITATION} where i.token_hash = $1 ${options.isLocked ? "for update of i" : ""}`,
    [tokenHash],
  );
  return row;
}

/** Sets a new link, and drops the one before with what was enrolled with it. */
export async function setToken(
  db: Queryable,
  id: bigint,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await db.query(
    `update operator_invitations
     set token_hash = $2, expires_at = $3, password_hash = null, second_factor = null
     where id = $1`,
    [id, tokenHash, expiresAt],
  );
}

export async function setKeys(
  db: Queryable,
  id: bigint,
  passwordHash: string,
  secondFactor: Buffer,
): Promise<void> {
  await db.query(
    `update operator_invitations set password_hash = $2, second_factor = $3 where id = $1`,
    [id, passwordHash, secondFactor],
  );
}

export async function endInvitation(
  db: Queryable,
  id: bigint,
  end: { at: Date; because: "accepted" | "revoked"; operatorId: bigint | null },
): Promise<void> {
  await db.query(
    `update operator_invitations set ended_at = $2, ended_because = $3, operator_id = $4
     where id = $1`,
    [id, end.at, end.because, end.operatorId],
  );
}

/** The pending invitation or renewal of an id. */
export async function findOpenOf(db: Queryable, loginId: string): Promise<bigint | undefined> {
  const [row] = await db.query<{ id: bigint }>(
    "select id from operator_invitations where login_id = $1 and ended_at is null",
    [loginId],
  );
  return row?.id;
}
