-- Slots with three reels, with reels of changing height, and with coins that are held.
alter table games drop constraint games_kinds_check;
alter table games add constraint games_kinds_check check (kinds <@ array['baccarat', 'roulette',
  'blackjack', 'dragon_tiger', 'sic_bo', 'lines', 'ways', 'cascades', 'classic', 'heights', 'hold',
  'football', 'basketball', 'baseball', 'tennis', 'esports']);
