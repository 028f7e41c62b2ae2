-- Mines, a game in which the player decides every step of a round.
alter table games
  drop constraint games_kinds_check,
  add constraint games_kinds_check check (kinds <@ array['baccarat', 'roulette', 'blackjack',
    'dragon_tiger', 'sic_bo', 'lines', 'ways', 'cascades', 'classic', 'heights', 'hold', 'mines',
    'football', 'basketball', 'baseball', 'tennis', 'esports']);
comment on table games is
  'What can be launched. The game with the code of a casino or sport provider is its lobby. declared_return is the return to player in basis points that the provider declares; null where it declares none.';
