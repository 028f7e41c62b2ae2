import type { Queryable } from "#server/kit/database.ts";

export type RelatedRow = {
  loginId: string;
  nick: string;
  sharesBank: boolean;
  sharesAddress: boolean;
  sharesDevice: boolean;
};

/** Other members with the same bank account, or who signed in from the same address since then. */
export const listRelated = (
  db: Queryable,
  memberId: bigint,
  since: Date,
  most: number,
): Promise<RelatedRow[]> =>
  db.query<RelatedRow>(
    `with own as (
       select distinct address, user_agent from member_sign_ins
       where member_id = $1 and outcome = 'success' and at > $2
     ), met as (
       select s.member_id, true as shares_address,
         bool_or(s.user_agent = own.user_agent) as shares_device
       from own join member_sign_ins s on s.address = own.address
       where s.member_id <> $1 and s.outcome = 'success' and s.at > $2 group by s.member_id
     ), banked as (
       select b.id as member_id from members b
       join members me on me.id = $1 and me.bank_number = b.bank_number where b.id <> $1
     )
     select m.login_id as "loginId", m.nick, banked.member_id is not null as "sharesBank",
       coalesce(met.shares_address, false) as "sharesAddress",
       coalesce(met.shares_device, false) as "sharesDevice"
     from met full join banked using (member_id)
     join members m on m.id = coalesce(met.member_id, banked.member_id)
     order by m.id limit $3`,
    [memberId, since, most],
  );
