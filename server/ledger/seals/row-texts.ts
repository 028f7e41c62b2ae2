/**
 * The hashed texts of rows, as SQL over the row's alias. They are written here and not as functions
 * of the database, which its owner could replace to hide a changed row.
 */
export const entryText = (e: string): string =>
  `concat_ws('|', 'entry', ${e}.bucket, ${e}.account_id, ${e}.seq,
     (extract(epoch from ${e}.posted_at) * 1000000)::bigint, ${e}.movement, ${e}.delta,
     ${e}.balance_after, ${e}.house_account_id, ${e}.scope_id,
     coalesce(${e}.reversed_seq::text, ''), coalesce(${e}.share_scheme_id::text, ''), ${e}.key)`;

export const houseText = (h: string): string =>
  `concat_ws('|', 'house', ${h}.id, (extract(epoch from ${h}.posted_at) * 1000000)::bigint,
     ${h}.movement, ${h}.from_house_account_id, ${h}.to_house_account_id, ${h}.amount,
     coalesce(${h}.about_account_id::text, ''))`;

export const auditText = (a: string): string =>
  `jsonb_build_array('audit', ${a}.id, extract(epoch from ${a}.at), ${a}.operator_id,
     ${a}.session_id, ${a}.call, ${a}.object, ${a}.reason, ${a}.before, ${a}.after,
     ${a}.proposal_id, host(${a}.address), ${a}.request_id, encode(${a}.chain, 'hex'))::text`;

export const commitmentText = (c: string): string =>
  `concat_ws('|', 'commitment', ${c}.id, ${c}.subject, ${c}.state::text,
     (extract(epoch from ${c}.recorded_at) * 1000000)::bigint)`;

/** The present state of a row of `member_breaks`, as `ledger_commitments_record` writes it. */
export const breakState = (b: string): string =>
  `jsonb_build_object('member', ${b}.member_id, 'term', ${b}.term,
     'startedAt', extract(epoch from ${b}.started_at) * 1000000,
     'endsAt', extract(epoch from ${b}.ends_at) * 1000000,
     'returnAskedAt', extract(epoch from ${b}.return_asked_at) * 1000000,
     'returnsAt', extract(epoch from ${b}.returns_at) * 1000000,
     'endedAt', extract(epoch from ${b}.ended_at) * 1000000)`;

/** The same for a row of `ledger_limits`. */
export const limitState = (l: string): string =>
  `jsonb_build_object('amount', ${l}.amount,
     'changedAt', extract(epoch from ${l}.changed_at) * 1000000,
     'raiseTo', ${l}.raise_to, 'raiseAskedAt', extract(epoch from ${l}.raise_asked_at) * 1000000,
     'raiseReadyAt', extract(epoch from ${l}.raise_ready_at) * 1000000,
     'raiseLapsesAt', extract(epoch from ${l}.raise_lapses_at) * 1000000)
   || case when ${l}.imposed_by is null then '{}'::jsonb else jsonb_build_object(
        'imposed', ${l}.imposed, 'imposedAt', extract(epoch from ${l}.imposed_at) * 1000000,
        'imposedBy', ${l}.imposed_by, 'imposedCheckedBy', ${l}.imposed_checked_by) end`;

/** The same for a row of `member_quiet_times`. */
export const quietState = (q: string): string =>
  `jsonb_build_object('closed', ${q}.closed::text,
     'changedAt', extract(epoch from ${q}.changed_at) * 1000000,
     'loosenTo', ${q}.loosen_to::text,
     'loosenAskedAt', extract(epoch from ${q}.loosen_asked_at) * 1000000,
     'loosenReadyAt', extract(epoch from ${q}.loosen_ready_at) * 1000000,
     'loosenLapsesAt', extract(epoch from ${q}.loosen_lapses_at) * 1000000)`;
