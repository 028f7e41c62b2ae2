create or replace function audit_words_are_rare(p_words tsquery) returns boolean
language sql stable
set enable_seqscan = off
set enable_indexscan = off
set gin_fuzzy_search_limit = 12500
as $$
  select count(*) <= 5000 from (select from audit_entries where reason_words @@ p_words limit 5001) f
$$;
comment on function audit_words_are_rare is
  'Whether few enough reasons contain these words to sort them all. The newest reasons with common words are found sooner by reading the trail backwards.';
