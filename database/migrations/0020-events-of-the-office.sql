-- An operator's act may be about no member.
alter table outbox_events alter column member_id drop not null;

comment on column outbox_events.member_id is 'The member whom it concerns; null for an act of an operator on something else.';
