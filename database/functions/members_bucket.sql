create or replace function members_bucket(member_id bigint) returns smallint
language sql immutable as $$ select (member_id % 64)::smallint $$;
comment on function members_bucket is
  'The shard of a member''s busiest tables: the first column of their keys.';
