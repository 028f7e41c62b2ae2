-- Names of studios and games in the languages beside Korean and English.
alter table game_providers add column other_names jsonb
  check (other_names <> '{}' and other_names - array['vn', 'jp', 'th', 'cn'] = '{}');
alter table games add column other_names jsonb
  check (other_names <> '{}' and other_names - array['vn', 'jp', 'th', 'cn'] = '{}');
comment on column game_providers.other_names is
  'Names by language, vn, jp, th and cn; null without any. A language without one shows the English name.';
comment on column games.other_names is
  'Names by language, vn, jp, th and cn; null without any. A language without one shows the English name.';
