create or replace function audit_link(previous bytea, entry audit_entries) returns bytea
language sql stable as $$
  select sha256(previous || convert_to(jsonb_build_array(entry.id, extract(epoch from entry.at),
    entry.operator_id, entry.session_id, entry.call, entry.object, entry.reason, entry.before,
    entry.after, entry.proposal_id, host(entry.address), entry.request_id)::text, 'UTF8'))
$$;
comment on function audit_link is
  'The chain value of an audit row that follows one with the value `previous`.';
