-- Comments of tables and columns in the words that the documents use; no table changes.
comment on table audit_entries is
  'What operators did: one row per act, written in the transaction of the act, never changed or deleted. Rows are numbered without gaps; chain is the SHA-256 of the row and of the chain of the row before, so an altered row is detected.';
comment on column audit_entries.reason_words is
  'The words of the reason, for searching. They are derived from the row and are no part of the chain.';
comment on table game_bets is
  'A sport bet through all its phases. payout is what the newest settlement paid, paid_version the settlement whose win is booked in the ledger. A tombstone was rolled back before it was placed.';
comment on table game_calls is
  'Every call from a provider and every launch, written in batches beside the calls; one partition per day, dropped by age. The body of a call without a valid signature is not kept.';
comment on table game_credential_callers is
  'Addresses of signed calls in the first day of a connection''s newest secret, a bounded number of each: staff see whether calls come from the provider''s addresses.';
comment on table game_credentials is
  'Secrets shared with providers, sealed with the product''s own key. The newest of a connection is valid, the one before it for one hour more.';
comment on column game_credentials.checked_by is
  'The second operator who agreed; null for a secret that is older than that rule.';
comment on table game_differences is
  'Differences between a provider''s report and our transactions. A difference that a later comparison no longer finds is resolved; no difference is booked automatically.';
comment on table game_feed is
  'The games of each provider as its newest catalogue lists them. Rows are kept: a game that is no longer listed is withdrawn. What staff changed about a game is in games and is never overwritten.';
comment on table game_money is
  'What a member has at a provider that keeps money, by the provider''s newest answer. Wins and losses there are in the provider''s own books.';
comment on table game_players is
  'Who played at which provider lately. Unlogged: after a crash the next call writes the row again.';
comment on table game_reconciling is
  'The time up to which a provider''s transactions were compared with ours.';
comment on table game_round_marks is
  'Every hundredth round of an account by its running number, set when the list is read. Rounds are only added at the end, so a mark never moves.';
comment on table game_sessions is
  'One launch, at the connection whose key space is scope_id. A launch that ended, by itself, at ends_at or with its sign-in, refuses new stakes; its wins and roll-backs are still taken. has_failed is a launch for which the provider gave no window.';
comment on table game_transactions is
  'Every transaction of a provider whose protocol refers from one transaction to another, under the provider''s id, which is never used again. Roll-backs have a numbering of their own. A tombstone is an id that was rolled back before it came.';
comment on table jackpot_wins is
  'Every jackpot that a provider paid, under the provider''s key of the win, in ledger units: amount is what the member got, paid the part that came from the pool (the provider''s account bears the rest), started the new start amount of the pool. The entries are those of ledger_house_entries. A win that was rolled back keeps its row: the pool got paid back and gave start_returned.';
comment on table ledger_balance_sheets is
  'One row per month (UTC) that is closed to postings: what each kind of member account and each house account held before and after, how often each movement happened, and the hash of the sheet before. sheet is the JSON text that was signed. Written by the worker, never changed.';
comment on table ledger_house_gaps is
  'Numbers of house entries that were taken and are not visible yet: their batch is open, or failed. They are looked up again for a while.';
comment on table ledger_keys is
  'The stored answer of every idempotency key. A key with movement 0 is a tombstone: it was rolled back before it came and will never be posted.';
comment on column ledger_keys.copy is
  '0 for every key since a key is valid for all accounts; more for an older key that another account had used too.';
comment on table ledger_seal_heads is
  'How far each account is sealed and its newest link, for the next seal. Derived from ledger_seals; it proves nothing itself.';
comment on table ledger_seal_keys is
  'The public halves of the keys that signed seals, for publication. A verifier uses the key that they trust.';
comment on table list_places is
  'The items that a member still sees, numbered from the oldest without gaps. A hidden item has no place; its record is kept.';
comment on column member_sessions.device_hash is
  'SHA-256 of the random name that the browser keeps in a cookie; null for sessions that are older than the column.';
comment on column member_sessions.idle_ends_at is
  'When the session ends without activity: a page that the member opens, or a stake. Never after ends_at.';
comment on table member_sign_ins is
  'Every attempt to sign in that was checked, also those with an id that does not exist, and the first of each window that was refused because there were too many. Deleted by age.';
comment on column members.site_id is
  'The site on which the member registered; null for members who are older than the column.';
comment on column members.erased_at is
  'When the data that names the person was overwritten for good; the books keep the number alone.';
comment on table message_notice_texts is
  'A notice in each language; Korean is shown where one is missing.';
comment on table message_popup_texts is
  'A popup in each language; Korean is shown where one is missing.';
comment on table message_mailings is
  'A note to one member or to all members who meet its conditions, and how far it has got. It is sent in the order of the members'' ids; reached_member_id is the last one that was reached, readers how many there were when it started.';
comment on column message_mailings.started_alone_by is
  'The operator who started it without a second operator; null for a draft, and when two agreed.';
comment on table message_writers is
  'Who is writing a reply now, so that two operators do not write the same one. A row is valid until its time has passed.';
comment on table operator_browsers is
  'Browsers in which an operator has signed in: the SHA-256 of the random name that the browser keeps in a cookie. Wrong attempts from other browsers do not lock these out.';
comment on table operator_invitations is
  'Colleagues who may join, and operators who get a new second factor. Only the hash of a link''s token is kept, and a new link replaces the one before. password_hash and second_factor are kept here until a first code proves them; second_factor is sealed as in operators.';
comment on column operator_invitations.made_by is
  'Null for an invitation that the command line made.';
comment on column operator_invitations.renews is
  'The operator who gets a new second factor; null for a person who joins.';
comment on column operator_invitations.checked_by is
  'The second operator who agreed, and the only one who may make the link; null when there was one operator, and for an invitation that the command line made.';
comment on column operator_invitations.renews_password is
  'Whether a renewal sets a new password too; without it the operator confirms the old one.';
comment on column operator_invitations.met_by is
  'A third operator who met the new one and confirmed it: from then on the new one counts as a separate person.';
comment on table operator_proposals is
  'Acts that wait for a second operator. payload is the exact input that will be carried out, payload_hash its SHA-256. before and after describe the object now and after the act, as the proposer saw them. The proposer can withdraw the act and can never carry it out.';
comment on table operator_sessions is
  'Sessions of the back office; only the hash of a token is kept. A member''s session never opens one.';
comment on table operator_sign_ins is
  'Every attempt to sign in to the back office that was checked, also those with an id that does not exist, and the first of each window that was refused because there were too many. Deleted by age.';
comment on table payment_requests is
  'Deposits and withdrawals that members asked for; amount in ledger units. The money of a withdrawal is in the member''s hold account until the request is decided. The bank account is the member''s at the time of the request. taken_by took it first; claimed_by works on it until claim_ends_at; version counts its changes, so an act on an older version is refused.';
comment on column payment_requests.checked_by is
  'The second operator who agreed; null for a request that one operator decided.';
comment on table report_refused_requests is
  'How many requests were refused in an hour, by reason; the log has a line for each, with the caller.';
comment on table seal_keys is
  'The names of the secrets that sealed the data of this database; the one without an end is the current one. A process with another secret refuses to start.';
comment on table settings_sites is
  'A host and its rules. The row with the host "*" applies to every host without a row. A visitor who opens an address without a language gets default_locale.';
comment on table settings_switches is
  'What staff can switch off for all members at once. games stops launches and stakes; wins and roll-backs are still taken.';
comment on table wallet_adjustments is
  'Why staff corrected a member''s cash, in ledger units. The entry''s key is `adjustment:` and proposal_id; operator_proposals names who proposed it and who carried it out.';
