create or replace function public_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('public_changes', '');
  return null;
end $$;
comment on function public_changed is
  'Tells every web process, after the commit, that what visitors are shown has changed.';

create or replace trigger settings_sites_public
  after insert or update or delete or truncate on settings_sites
  for each statement execute function public_changed();

create or replace trigger settings_profile_rules_public
  after insert or update or delete or truncate on settings_profile_rules
  for each statement execute function public_changed();

create or replace trigger settings_contacts_public
  after insert or update or delete or truncate on settings_contacts
  for each statement execute function public_changed();

create or replace trigger settings_looks_public
  after insert or update or delete or truncate on settings_looks
  for each statement execute function public_changed();

create or replace trigger settings_banner_texts_public
  after insert or update or delete or truncate on settings_banner_texts
  for each statement execute function public_changed();

create or replace trigger settings_aliases_public
  after insert or update or delete or truncate on settings_aliases
  for each statement execute function public_changed();

create or replace trigger settings_document_versions_public
  after insert or update or delete or truncate on settings_document_versions
  for each statement execute function public_changed();

create or replace trigger settings_documents_public
  after insert or update or delete or truncate on settings_documents
  for each statement execute function public_changed();

create or replace trigger settings_licences_public
  after insert or update or delete or truncate on settings_licences
  for each statement execute function public_changed();

create or replace trigger settings_switches_public
  after insert or update or delete or truncate on settings_switches
  for each statement execute function public_changed();

create or replace trigger message_notices_public
  after insert or update or delete or truncate on message_notices
  for each statement execute function public_changed();

create or replace trigger message_notice_texts_public
  after insert or update or delete or truncate on message_notice_texts
  for each statement execute function public_changed();

create or replace trigger message_popups_public
  after insert or update or delete or truncate on message_popups
  for each statement execute function public_changed();

create or replace trigger message_popup_texts_public
  after insert or update or delete or truncate on message_popup_texts
  for each statement execute function public_changed();

create or replace trigger game_providers_public
  after insert or update or delete or truncate on game_providers
  for each statement execute function public_changed();

create or replace trigger games_public
  after insert or update or delete or truncate on games
  for each statement execute function public_changed();

create or replace trigger game_availability_public
  after insert or update or delete or truncate on game_availability
  for each statement execute function public_changed();

create or replace trigger game_sheets_public
  after insert or update or delete or truncate on game_sheets
  for each statement execute function public_changed();

create or replace trigger game_feed_public
  after insert or update or delete or truncate on game_feed
  for each statement execute function public_changed();

create or replace trigger game_builds_public
  after insert or update or delete or truncate on game_builds
  for each statement execute function public_changed();

create or replace trigger game_builds_off_public
  after insert or update or delete or truncate on game_builds_off
  for each statement execute function public_changed();

create or replace trigger game_popularity_public
  after insert or update or delete or truncate on game_popularity
  for each statement execute function public_changed();

create or replace trigger jackpot_tiers_public
  after insert or update or delete or truncate on jackpot_tiers
  for each statement execute function public_changed();

create or replace trigger jackpot_fundings_public
  after insert or update or delete or truncate on jackpot_fundings
  for each statement execute function public_changed();

create or replace trigger settings_network_rules_public
  after insert or update or delete or truncate on settings_network_rules
  for each statement execute function public_changed();

create or replace trigger settings_switches_public
  after insert or update or delete or truncate on settings_switches
  for each statement execute function public_changed();

create or replace trigger report_return_days_public
  after insert or update or delete or truncate on report_return_days
  for each statement execute function public_changed();
