-- Members are shown what their rounds without a result hold, with every push of their balance.
create index game_rounds_held on game_rounds (bucket, account_id) include (stake, payout)
  where state = 'open';
