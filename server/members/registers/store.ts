import type { RegisterName } from "#contract/registers.ts";
import { plainArray, textArray, type Queryable } from "#server/kit/database.ts";
import type { Moment, RegisterAnswer } from "#server/members/registers/register.ts";

/** A question to one register; `id` stays the same until it is answered. */
export type Question = { id: string; register: RegisterName };

/** The registers that the jurisdiction of the member's site demands. */
export async function listNeeded(db: Queryable, memberId: bigint): Promise<RegisterName[]> {
  const rows = await db.query<{ register: RegisterName }>(
    "select unnest(members_registers($1)) as register order by 1",
    [memberId],
    "members-registers-needed",
  );
  return rows.map(({ register }) => register);
}

/** Opens a question about a member, or answers the open one, which is asked again. */
export async function openQuestion(
  db: Queryable,
  memberId: bigint,
  asking: { register: RegisterName; moment: Moment; at: Date },
): Promise<Question> {
  const [row] = await db.query<{ id: string }>(
    `insert into member_register_questions as q (id, member_id, register, moment, asked_at, ask_at)
     values (gen_random_uuid(), $1, $2, $3, $4, $4::timestamptz + interval '30 seconds')
     on conflict (member_id, register, is_marketing) where answer is null and member_id is not null
     do update set ask_at = excluded.ask_at, tries = q.tries + 1
     returning id`,
    [memberId, asking.register, asking.moment, asking.at],
  );
  if (!row) throw new Error("the question was not stored");
  return { id: row.id, register: asking.register };
}

/** Opens a question about a person who registers and is no member yet. */
export async function openForApplicant(
  db: Queryable,
  register: RegisterName,
  at: Date,
): Promise<Question> {
  const [row] = await db.query<{ id: string }>(
    `insert into member_register_questions (id, register, moment, asked_at)
     values (gen_random_uuid(), $1, 'registration', $2) returning id`,
    [register, at],
  );
  if (!row) throw new Error("the question was not stored");
  return { id: row.id, register };
}

const partsOf = (answer: RegisterAnswer) => ({
  answer: answer.kind === "unknown" ? null : answer.kind,
  because: answer.kind === "unknown" ? answer.because : null,
  reason: answer.kind === "excluded" ? answer.reason : null,
  until: answer.kind === "excluded" ? answer.until : null,
  replyId: answer.kind === "unknown" ? null : answer.replyId,
});

/**
 * Stores the answer to an open question. An unknown one leaves it open, to be asked again after
 * growing waits. False when it was answered before: the first answer counts.
 */
export async function storeAnswer(
  db: Queryable,
  questionId: string,
  answer: RegisterAnswer,
  at: Date,
): Promise<boolean> {
  const parts = partsOf(answer);
  const rows = await db.query(
    `update member_register_questions
     set answer = $2, unknown_because = $3, reason = $4, until = $5, reply_id = left($6, 200),
       answered_at = case when $2::text is not null then $7::timestamptz end,
       ask_at = case when $2::text is null and member_id is not null
         then $7::timestamptz + least(300, 5 * 2 ^ least(tries, 6)) * interval '1 second' end
     where id = $1 and answer is null returning id`,
    [questionId, parts.answer, parts.because, parts.reason, parts.until, parts.replyId, at],
  );
  return rows.length > 0;
}

/** Stores the newest answer of a register about a member. */
export async function storeState(
  db: Queryable,
  memberId: bigint,
  about: { register: RegisterName; isMarketing: boolean },
  answer: RegisterAnswer,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into member_register_states as s
       (member_id, register, is_marketing, answer, unknown_because, asked_at, answered_at)
     values ($1, $2, $3, $4, $5, $6, case when $5::text is null then $6::timestamptz end)
     on conflict (member_id, register, is_marketing) do update
     set answer = excluded.answer, unknown_because = excluded.unknown_because,
       asked_at = excluded.asked_at, answered_at = coalesce(excluded.answered_at, s.answered_at)`,
    [memberId, about.register, about.isMarketing, answer.kind, partsOf(answer).because, at],
  );
}

/** Gives the answered questions of a registration to the member that it made. */
export async function nameQuestions(
  db: Queryable,
  memberId: bigint,
  ids: readonly string[],
): Promise<void> {
  await db.query(
    "update member_register_questions set member_id = $1 where id = any($2::text[]::uuid[])",
    [memberId, textArray(ids)],
  );
}

/** Whether every register that the member's site demands has answered that they may play. */
export async function allow(db: Queryable, memberId: bigint): Promise<boolean> {
  const [row] = await db.query<{ isAllowed: boolean }>(
    `select not exists (
       select from unnest(members_registers($1)) as needed(register)
       left join member_register_states s
         on s.member_id = $1 and s.register = needed.register and not s.is_marketing
       where coalesce(s.answer, 'unknown') not in ('clear', 'formerly')) as "isAllowed"`,
    [memberId],
    "members-registers-allow",
  );
  return row?.isAllowed ?? false;
}

/** One question that is due. */
export type Due = { memberId: bigint; register: RegisterName; moment: Moment };

/**
 * Takes unanswered questions whose wait is over, the longest waiting first: each waits for five
 * minutes again, so that one which no register is asked, because the site no longer demands it or
 * the register does not take its moment, keeps no other from its turn.
 */
export const takeAgain = (db: Queryable, now: Date, most: number): Promise<Due[]> =>
  db.query<Due>(
    `update member_register_questions set ask_at = $1::timestamptz + interval '300 seconds'
     where member_id is not null and id in (
       select id from member_register_questions
       where answer is null and member_id is not null and ask_at <= $1
       order by ask_at limit $2)
     returning member_id as "memberId", register, moment`,
    [now, most],
  );

/** Members who are signed in and whom a register was not asked about today, in their site's zone. */
export const listFirstOfDay = (db: Queryable, now: Date, most: number): Promise<Due[]> =>
  db.query<Due>(
    `select m.id as "memberId", r.register, 'first-of-day' as moment
     from (select distinct member_id from member_sessions
           where ended_at is null and idle_ends_at > $1) playing
     join members m on m.id = playing.member_id
     join settings_sites z
       on z.id = coalesce(m.site_id, (select id from settings_sites where host = '*'))
     -- The rule itself: members_registers would run for each member.
     join settings_profile_rules demanded
       on demanded.profile_id = z.profile_id and demanded.rule = 'registers'
     cross join lateral unnest(demanded.choices) as r(register)
     left join member_register_states s
       on s.member_id = m.id and s.register = r.register and not s.is_marketing
     -- Evaluated once, before a session is read: the sites of most houses demand no register.
     where exists (
         select from settings_profile_rules own join settings_sites site on site.profile_id = own.profile_id
         where own.rule = 'registers')
       and (s.asked_at is null
         or (s.asked_at at time zone z.time_zone)::date < ($1 at time zone z.time_zone)::date)
     order by m.id limit $2`,
    [now, most],
  );

/** Members whose last answer of a register is older than its sweeps allow. */
export const listToSweep = (
  db: Queryable,
  { register, before, most }: { register: RegisterName; before: Date; most: number },
): Promise<Due[]> =>
  db.query<Due>(
    `select s.member_id as "memberId", s.register, 'sweep' as moment
     from member_register_states s join members m on m.id = s.member_id
     where s.register = $1 and not s.is_marketing and s.asked_at < $2 and m.status <> 'closed'
       and $1 = any(members_registers(m.id))
     order by s.asked_at limit $3`,
    [register, before, most],
  );

export const listOwnQuestions = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select register, moment, asked_at as "askedAt", answer, reason, until, answered_at as "answeredAt"
     from member_register_questions where member_id = $1 order by asked_at desc limit $2`,
    [memberId, most],
  );

/** Members with the answer of a register that their site no longer demands. */
export async function listNoLonger(db: Queryable, most: number): Promise<bigint[]> {
  const rows = await db.query<{ memberId: bigint }>(
    `select distinct member_id as "memberId" from member_register_states
     where register <> all(members_registers(member_id)) limit $1`,
    [most],
  );
  return rows.map(({ memberId }) => memberId);
}

export async function deleteNoLonger(db: Queryable, memberId: bigint): Promise<void> {
  await db.query(
    `delete from member_register_states
     where member_id = $1 and register <> all(members_registers($1))`,
    [memberId],
  );
}

/** Deletes questions that were kept long enough; answers how many. */
export async function deleteOld(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from member_register_questions where id in (
       select id from member_register_questions where asked_at < $1 order by asked_at limit $2)
     returning id`,
    [before, most],
  );
  return rows.length;
}

/** Of these members the ones whom a register of their site bars from marketing or was not asked. */
export const listForMarketing = (
  db: Queryable,
  memberIds: readonly bigint[],
  since: Date,
): Promise<{ memberId: bigint; register: RegisterName; isAsked: boolean; isClear: boolean }[]> =>
  db.query(
    `select m.id as "memberId", r.register,
       coalesce(s.asked_at >= $2, false) as "isAsked",
       coalesce(s.asked_at >= $2 and s.answer = 'clear', false) as "isClear"
     from members m
     cross join lateral unnest(members_registers(m.id)) as r(register)
     left join member_register_states s
       on s.member_id = m.id and s.register = r.register and s.is_marketing
     where m.id = any($1::bigint[]) order by m.id`,
    [plainArray(memberIds), since],
  );
