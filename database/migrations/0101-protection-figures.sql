-- The figures of protection are counted every night from rows and kept, a row for each day.
create table member_protection_figures (
  day date primary key,
  counted_at timestamptz not null,
  members integer not null check (members >= 0),
  users integer not null check (users between 0 and members),
  tools jsonb not null,
  limit_breaches integer not null check (limit_breaches >= 0),
  break_breaches integer not null check (break_breaches >= 0),
  contact_median integer check (contact_median >= 0),
  contact_slowest integer check (contact_slowest >= contact_median),
  uncontacted integer not null check (uncontacted >= 0),
  end_median integer check (end_median >= 0),
  end_slowest integer check (end_slowest >= end_median),
  ended_from_signs integer not null check (ended_from_signs >= 0),
  false_alarms integer not null check (false_alarms between 0 and ended_from_signs),
  check ((contact_median is null) = (contact_slowest is null)),
  check ((end_median is null) = (end_slowest is null))
);
comment on table member_protection_figures is
  'Each night''s figures of protection: members without closed accounts, how many use a tool and each tool, the breaches since the count before, and of the last 90 days the minutes from a case''s opening to its first contact and to its end, and the cases from signs that ended, with those that ended without harm. uncontacted counts open cases without a contact.';
create index member_breaks_by_end on member_breaks (ended_at);
create index member_case_contacts_by_time on member_case_contacts (at);
