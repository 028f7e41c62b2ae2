-- Members choose a note about every sign-in; each change of the choice is an event.

alter table members add column has_sign_in_notes boolean not null default false;

alter table member_events drop constraint member_events_event_check,
  add constraint member_events_event_check check (event in ('password_changed',
    'password_change_refused', 'withdrawal_password_changed', 'withdrawal_password_change_refused',
    'withdrawal_password_wrong', 'session_ended', 'password_reset', 'second_factor_added',
    'second_factor_removed', 'second_factor_refused', 'second_factor_lifted',
    'recovery_code_used', 'recovery_codes_renewed', 'passkey_added', 'passkey_removed',
    'passkey_refused', 'passkeys_removed', 'phone_changed', 'bank_account_changed',
    'number_refused', 'sign_in_notes_on', 'sign_in_notes_off'));
