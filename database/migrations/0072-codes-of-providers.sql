-- A game's code is its provider's own name of it: `clt_dragonrising`, `PlatinumLightning`, a UUID.
alter table games drop constraint games_code_check;
alter table games add constraint games_code_check check (code ~ '^[!-~]{1,128}$');

-- Sums outgrow what one movement may be; a day of absurd amounts must not stop them for ever.
alter table report_sums alter column amount type numeric(40);
alter table report_stakes alter column amount type numeric(40);
