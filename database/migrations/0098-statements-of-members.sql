-- At registration members also accept three statements, each recorded like the terms.
alter table member_acceptances drop constraint member_acceptances_kind_check,
  add constraint member_acceptances_kind_check
    check (kind in ('terms', 'privacy', 'sharing', 'monitoring', 'accuracy'));
comment on table member_acceptances is
  'Which text of which version a member accepted, from where and when: terms, privacy notice, and the statements of the registration that the account is not shared, that play is monitored, and that the given facts are true. hash is the SHA-256 of the text in the language in which it was shown.';
