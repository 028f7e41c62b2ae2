-- Since when an info sheet waits for its game, so that staff see one with a misspelt code.
alter table game_awaited_sheets add column awaited_since timestamptz;
alter table game_awaited_sheets alter column awaited_since set default now();
comment on column game_awaited_sheets.awaited_since is
  'When staff first wrote it; null for one from before this column.';
