-- A build of a studio is offered on sites, in countries and for a time of its own.
alter table game_availability add column build text check (char_length(build) between 1 and 80);
alter table game_availability drop constraint game_availability_provider_id_key;
alter table game_availability add constraint game_availability_build_of_studio
  check (build is null or provider_id is not null);
create unique index game_availability_of_studio on game_availability (provider_id, build)
  nulls not distinct where provider_id is not null;
comment on table game_availability is
  'Where and when a studio, one of its builds, or one of its games, is offered: on these sites (settings_sites.id; null: on every site), only in these countries of ISO 3166-1 or in all except them, from a moment on and until before another. Without a row it is offered everywhere and always. A game is offered where its studio''s row, that of its pinned build and its own allow it.';
comment on column game_availability.build is
  'The build of the studio that the row is about; null for the whole studio, and for a game.';
