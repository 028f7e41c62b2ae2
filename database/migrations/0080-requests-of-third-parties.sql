-- A third party asks that a member be protected: family, a guardian, a doctor, a court.
alter table member_cases
  drop constraint member_cases_origin_check,
  add constraint member_cases_origin_check check (
    origin in ('marker', 'staff', 'member', 'third_party')),
  drop constraint member_cases_outcome_check,
  add constraint member_cases_outcome_check check (
    outcome in ('no_harm', 'tools_used', 'excluded', 'referred', 'imposed'));

create table member_case_requests (
  id bigint generated always as identity primary key,
  case_id bigint not null references member_cases on delete restrict,
  relation text not null check (
    relation in ('family', 'guardian', 'doctor', 'court', 'authority', 'other')),
  channel text not null check (channel in ('phone', 'letter', 'email', 'visit', 'other')),
  recorded_at timestamptz not null,
  recorded_by bigint not null references operators on delete restrict,
  evidence bytea,
  file bytea,
  check (file is null or evidence is not null)
);
comment on table member_case_requests is
  'Requests of third parties that a member be protected. The member never sees them, in the copy of their data neither.';
comment on column member_case_requests.evidence is
  'Who asked, where they are answered and what they said, with the name and kind of the file, as JSON, sealed; null after it was deleted.';
comment on column member_case_requests.file is
  'A picture or a PDF in base64, sealed; null without one and after it was deleted.';
-- Seals are not compressible.
alter table member_case_requests
  alter column evidence set storage external,
  alter column file set storage external;
create index member_case_requests_of_case on member_case_requests (case_id, id);
create index member_case_requests_recorded_by on member_case_requests (recorded_by);
