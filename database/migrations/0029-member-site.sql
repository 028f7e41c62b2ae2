-- The site on which a member registered.

alter table members add column site_id integer references settings_sites on delete restrict;
comment on column members.site_id is
  'The site on which the member registered; null for members from before this was kept.';
create index members_of_site on members (site_id, id);
