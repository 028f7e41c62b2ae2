-- People who cannot sign in reach the help desk too.
create table message_contacts (
  id bigint generated always as identity primary key,
  reply_to bytea not null check (substring(reply_to from 1 for 1) = '\x01'),
  title text not null check (char_length(title) between 1 and 100),
  contents text not null check (char_length(contents) between 1 and 2000),
  locale text not null check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  key_hash bytea unique check (length(key_hash) = 32),
  written_at timestamptz not null,
  handled_at timestamptz,
  handled_by bigint references operators on delete restrict,
  check ((handled_at is null) = (handled_by is null))
);
comment on table message_contacts is
  'Help requests of people who are not signed in. They are deleted some time after they were handled.';
comment on column message_contacts.reply_to is
  'The e-mail address or telephone number for the answer, sealed.';
comment on column message_contacts.key_hash is
  'SHA-256 of the idempotency key: a repeated request is stored once.';
create index message_contacts_waiting on message_contacts (id) where handled_at is null;
