-- Calls are only ever found by their round: a hash of it is a quarter of the index, and half of the work.

drop index game_calls_of_round;
create index game_calls_of_round on game_calls using hash (round_ref);
