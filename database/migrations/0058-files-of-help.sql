-- Pictures and PDFs of the help desk, from members and from operators.
create table message_help_files (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  help_id bigint references message_helps on delete restrict,
  added_by bigint references operators on delete restrict,
  name text not null check (char_length(name) between 1 and 120),
  kind text not null check (kind in ('picture', 'pdf')),
  content bytea not null check (octet_length(content) between 1 and 5000000),
  added_at timestamptz not null
);
comment on table message_help_files is
  'A file of a message: of the question, or of its reply when added_by is an operator. Without help_id it is not sent yet, and deleted a day later. A picture is WebP that was encoded here.';
-- Pictures and PDFs are compressed already.
alter table message_help_files alter column content set storage external;

create index message_help_files_of_help on message_help_files (help_id, id)
  where help_id is not null;
create index message_help_files_of_member on message_help_files (member_id);
create index message_help_files_age on message_help_files (added_at);
