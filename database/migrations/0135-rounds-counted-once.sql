-- The daily check of returns counts each round once, also one that is changed on a later day.
create table report_return_waiting (
  bucket smallint not null,
  provider_id integer not null,
  round_ref text not null,
  primary key (bucket, provider_id, round_ref)
);
comment on table report_return_waiting is
  'Rounds of counted days that the daily check of returns could not count on them, because they were open or changed after the day. A round that began before a day is counted on it only if it waits here.';

insert into report_return_waiting (bucket, provider_id, round_ref)
select r.bucket, r.provider_id, r.round_ref
from report_comparisons c
cross join lateral (select (c.returns_until + 1)::timestamp at time zone 'UTC' as at) day_end
join game_rounds r on r.opened_at < day_end.at and r.opened_at > now() - interval '90 days'
  and (r.state = 'open' or r.changed_at >= day_end.at);
