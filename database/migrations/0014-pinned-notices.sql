-- Notices that staff keep above the others.

alter table message_notices add column is_pinned boolean not null default false;
