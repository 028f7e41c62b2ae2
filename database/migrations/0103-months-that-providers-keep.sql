-- How long a provider keeps its side of the transactions, as the contract with it says.
alter table game_connections add column kept_months smallint check (kept_months between 4 and 120);
comment on column game_connections.kept_months is
  'For how many months the provider keeps its transactions; null for a connection from before this column, until two operators save it again.';
