-- The language in which the house writes to a member.

alter table members
  add column locale text not null default 'ko'
    check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn'));
comment on column members.locale is
  'The language of the page that the member registered on or saw last; notes from the house are written in it.';
