-- Members consent to promotional notes, about each product on its own.
create table member_marketing_consents (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  product text not null check (product in ('casino', 'slot', 'sport')),
  is_given boolean not null,
  place text not null check (place in ('registration', 'my_page', 'office', 'exclusion')),
  version text,
  locale text,
  hash bytea check (length(hash) = 32),
  address inet,
  operator_id bigint references operators on delete restrict,
  changed_at timestamptz not null,
  check ((place in ('registration', 'my_page')) = (version is not null and locale is not null
    and hash is not null and address is not null)),
  check ((place = 'office') = (operator_id is not null)),
  check (not is_given or place in ('registration', 'my_page'))
);
create index member_marketing_consents_latest
  on member_marketing_consents (member_id, product, id desc);
comment on table member_marketing_consents is
  'Every decision of a member about promotional notes; the newest of a product holds, and without one there is no consent. Rows are added only, and of an erased member the address is overwritten.';
comment on column member_marketing_consents.hash is
  'The SHA-256 of the wording that the member was shown.';

alter table message_mailings
  add column promotes text[] not null default '{}',
  add column without_consent integer not null default 0;
-- The release before keeps to "message_mailings_promotes_check": it leaves the column at its default.
alter table message_mailings add constraint message_mailings_promotes_check
  check (promotes <@ array['casino', 'slot', 'sport']);
comment on column message_mailings.promotes is
  'The products that it promotes: it reaches members alone who consent to each of them. Empty for a note about the service.';
comment on column message_mailings.without_consent is
  'Members who meet the conditions and are left out because they do not consent.';

alter table member_marker_runs add column sent_without_consent integer not null default 0;
comment on column member_marker_runs.sent_without_consent is
  'Notes of promotions since the run before that reached a member who did not consent to a promoted product.';
