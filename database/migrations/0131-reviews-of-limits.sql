-- Members with limits are asked twice a year whether these still fit.
create table member_limit_reviews (
  member_id bigint not null references members on delete restrict,
  asked_at timestamptz not null,
  answered_at timestamptz check (answered_at >= asked_at),
  primary key (member_id, asked_at)
);
comment on table member_limit_reviews is
  'When a member was asked whether the limits still fit, and when they kept or changed one since.';
create index member_limit_reviews_open on member_limit_reviews (member_id) where answered_at is null;
