/**
 * The answer of one side to a refusal: a status of its calls, the fault of a field, or an HTTP
 * code.
 */
type Read = string | { field: string } | Http;
type Http = { http: 401 | 403 | 409; status: "unauthenticated" | "forbidden" | "conflict" };

/** The answers of each side; a side without one is answered a conflict. */
type Readings = { member?: Read; operator?: Read };

const unauthenticated = { http: 401, status: "unauthenticated" } as const;
const forbidden = { http: 403, status: "forbidden" } as const;
const conflict = { http: 409, status: "conflict" } as const;

const both = <const Same extends Read>(same: Same) => ({ member: same, operator: same });

/**
 * The closed list of refusals, by the product's own code, with the answers to members and to
 * operators. The spelling of members' statuses is the specification's (section 4), except
 * `country`, `network`, `dormant`, `break`, `barred`, `identity`, `funds`, `help_lines`, `no_play`, `terms`, `denied`, `early`, `check`, `pause`, `time_used`,
 * `no_play_hours`, `deposit_free_day` and those of members' own limits, which
 * are our additions.
 */
export const refusals = {
  unauthenticated: both(unauthenticated),
  forbidden: both(forbidden),
  idempotency_mismatch: {},
  not_found: both("not_found"),
  id_unusable: { member: "alread_have_user" },
  id_taken: both("already"),
  nick_taken: both("already"),
  sign_up_code_missing: { member: { field: "code" } },
  sign_up_code_unknown: { member: "cant_find_code" },
  registration_closed: { member: "closed" },
  under_age: { member: { field: "birthDate" } },
  weak_password: { member: { field: "pw" }, operator: "weak" },
  terms_outdated: { member: { field: "terms" } },
  wrong_credentials: both("pass"),
  wrong_withdrawal_password: { member: "pass" },
  second_factor: both("otp"),
  /** The last passkey of an operator who has no other second factor, or operators without one. */
  passkey_needed: { operator: "passkey" },
  /** WebAuthn does not work at the address at which the page was opened. */
  passkey_address: { member: "not_found", operator: "passkey_address" },
  /** The operator has no passkey for this address, and one has to sign. */
  own_passkey_missing: { operator: "own_passkey" },
  /** An operator whose role approves something has no passkey. */
  approver_without_passkey: { operator: "approvers" },
  /** Approvals are signed, and this one has no signature. */
  approval_unsigned: { operator: "unsigned" },
  /** A signature that was used, is of another operator, proposal or passkey, or is wrong. */
  approval_signature: { operator: "signature" },
  approval_signature_late: { operator: "signature_late" },
  account_not_active: both("closed"),
  /** Only the sign-in says so: a dormant account has no session. */
  account_dormant: { member: "dormant" },
  too_often: both("time"),
  already_waiting: { member: "wait", operator: "waiting" },
  already_decided: both("already"),
  insufficient_funds: both("balance"),
  /** A round is open, or money is at a provider. */
  money_in_play: { operator: "in_play" },
  amount_outside_limits: both("balance"),
  comp_too_low: { member: "low_point" },
  /** The day's sum of converted comp is reached: `max` is left of it, and it begins anew at `until`. */
  comp_day_reached: { member: "wait" },
  member_limit: both("limit"),
  /** Money of the house moves to test accounts alone, and to them in no other way; none is paid out. */
  test_account: { member: "closed", operator: "test_account" },
  /** Above what one test account is given in all, or all of them in a day. */
  test_cap: { operator: "test_cap" },
  too_many: both("limit"),
  provider_unavailable: { member: "fix_server" },
  provider_switched_off: { member: "fix_server" },
  game_session_ended: { member: "closed" },
  stakes_blocked: { member: "limit" },
  duplicate_mismatch: {},
  already_rolled_back: {},
  currency_mismatch: {},
  /** It was changed after the operator read it; `now` holds its present state. */
  stale: { operator: "stale" },
  /** A colleague has claimed it; `operator` and `until` name the colleague and the end. */
  in_other_hands: { operator: "claimed" },
  /** It was started before and has not ended. */
  under_way: { operator: "under_way" },
  proposal_waiting: { operator: "waiting" },
  proposal_expired: { operator: "expired" },
  /** The proposer cannot be the second operator too. */
  own_proposal: { member: forbidden, operator: "own" },
  /** One of the two invited the other a short while ago, so they do not count as two people yet. */
  let_in: { member: forbidden, operator: "let_in" },
  /** The operator took the measure that the member contests, so another one answers. */
  own_measure: { operator: "own_measure" },
  /** A complaint stays one, and ends with its decision. */
  complaint_open: { member: "wait", operator: "complaint" },
  /** Operators cannot act on their own account, also as second operators. */
  own_account: { member: forbidden, operator: "self" },
  /** One administrator must remain. */
  last_admin: { operator: "last" },
  /** An address that must not be called. */
  target_refused: { operator: "target" },
  /** With real money a game needs a certificate that holds for the jurisdiction of every site. */
  not_certified: { operator: "certificate" },
  /** The same for the random number generator of its studio, and for this platform. */
  rng_not_certified: { operator: "rng_certificate" },
  platform_not_certified: { operator: "platform_certificate" },
  /** With real money a game needs rules and stakes that members see before they open it. */
  sheet_missing: { operator: "sheet" },
  /** With real money a game needs a pinned build. */
  build_missing: { operator: "build" },
  /** The provider's feed declares the figure, so the office follows the feed. */
  feed_declares: { operator: "declared" },
  /** The catalogue has studios of this connection, so its protocol and its kind stay. */
  connection_used: { operator: "used" },
  /** A colour could not be read or seen; `field` names it, `now` has the contrast measured. */
  contrast_low: { operator: "contrast" },
  /** Stakes of a provider feed the pool, so its money stays. */
  pool_fed: { operator: "fed" },
  /** The return of a game and the shares of its stakes would be more than a whole stake. */
  shares_above_return: { operator: "shares" },
  /** The scheme would change the provider's share of a pool that it feeds already before the next win. */
  shares_differ: { operator: "differs" },
  /** The default language of a site is one that the site does not offer. */
  default_not_offered: { operator: "default_locale" },
  /** A webhook needs a key for its signatures. */
  secret_missing: { operator: "secret_missing" },
  /** The installation has no mail server. */
  mail_missing: { operator: "mail_missing" },
  /** A search by something that is no address, a network of too many addresses, or no code of a device. */
  address_unreadable: { operator: { field: "query" } },
  network_too_wide: { operator: { field: "query" } },
  device_unreadable: { operator: { field: "query" } },
  /** The file cannot be read; nothing of it was stored. */
  file_unreadable: both("file"),
  switched_off: { member: "closed" },
  /** The house is not open to members yet. */
  not_opened: { member: "closed" },
  /** Something that the opening needs is missing. */
  not_ready: { operator: "not_ready" },
  country_refused: { member: "country" },
  /** The address belongs to a VPN, a proxy or a hosting network, which the site refuses. */
  network_refused: { member: "network" },
  /** Withdrawals wait a day after a change that another person may have made. */
  withdrawals_wait: { member: "closed" },
  /** The law has the records of a closed account kept until `until`. */
  records_kept: { operator: "kept" },
  /** Another privacy request of the member waits for its answer. */
  privacy_request_open: { operator: "privacy_request" },
  /** The day on which a privacy request was received is after today or more than a year ago. */
  received_on_wrong: { operator: { field: "receivedOn" } },
  /** A request for erasure is granted by erasing the member. */
  erasure_needed: { operator: "erase" },
  /** A privacy request is extended once, before its first month is over. */
  extension_late: { operator: "late" },
  /** A closed account is opened again for a person whom staff verified. */
  verification_missing: { operator: { field: "verifiedBy" } },
  /** The member has begun a cooling-off or a self-exclusion, which staff cannot end. */
  on_break: both("break"),
  /** Above a limit of the member's own or that staff impose, named by its period, with what is left as `max`. */
  deposit_limit: { member: "deposit_limit", operator: "own_limit" },
  balance_limit: { member: "balance_limit", operator: "own_limit" },
  loss_limit: { member: "loss_limit" },
  stake_limit: { member: "stake_limit" },
  single_limit: { member: "single_limit" },
  /** A reality check is due, which the member answers on the site. */
  reality_check: { member: "check" },
  /** The break after a reality check, which the jurisdiction demands. */
  play_break: { member: "pause" },
  /** The member's own time of the day is used up. */
  session_time: { member: "time_used" },
  /** The member's own no-play hours, which end at `until`. */
  no_play_hours: { member: "no_play_hours" },
  /** A weekday on which the member makes no deposits. */
  deposit_free_day: both("deposit_free_day"),
  /** A suspended or excluded member reads, withdraws and asks for help; the call is none of these. */
  reduced_session: { member: forbidden },
  /** The wait of a raise of a limit is not over. */
  raise_waits: { member: "early" },
  /** A national register excludes the person or gave no answer; which of them is not said. */
  register_not_clear: both("barred"),
  /** Staff, someone near them, or a person whom the house has banned. */
  person_barred: both("no_play"),
  /** The jurisdiction demands a verified identity before deposits and play. */
  identity_missing: both("identity"),
  /** The notice of how far money is protected waits for the member's acknowledgement. */
  funds_notice_due: { member: "funds" },
  /** No link of a help line of the site answers, and its jurisdiction pauses play meanwhile. */
  help_unreachable: { member: "help_lines" },
  /** The member is suspected of money laundering, so no withdrawal leaves until that is closed. */
  suspected: { operator: "suspected" },
  /** The authority has a reference of what was reported to it alone. */
  reference_unreported: { operator: { field: "reference" } },
  /** A detail of the person is missing, which a national register or the list of barred persons needs. */
  details_missing: { member: { field: "person" }, operator: "detail_missing" },
  /** A self-excluded person registers again; the answer gives no reason. */
  cannot_register: { member: "denied" },
  /** A new version of the terms and privacy notice waits for the member's acceptance. */
  documents_due: { member: "terms" },
  /** A new member has yet to see the tools of protection. */
  tools_due: { member: "tools" },
  /** A document lacks its text in at least one language. */
  texts_missing: { operator: "texts_missing" },
  /** The language that governs the published texts is one that the site offers. */
  governing_not_offered: { operator: "governing_locale" },
  /** Another language is to govern, so members have to accept the version. */
  acceptance_needed: { operator: { field: "needsAcceptance" } },
  game_unknown: both("not_found"),
  game_token_unknown: { member: unauthenticated },
  transaction_unknown: both("not_found"),
  bet_settled: {},
} as const satisfies Record<string, Readings>;

type RefusalCode = keyof typeof refusals;
export type Audience = keyof Readings;

type StatusOf<Side extends Audience> = {
  [Code in RefusalCode]: (typeof refusals)[Code] extends Record<Side, infer Status extends string>
    ? Status
    : never;
}[RefusalCode];
/** The `status` of a refusal to a member. */
export type RefusalStatus = StatusOf<"member">;
/** The `status` of a refusal to an operator. */
export type OfficeRefusalStatus = StatusOf<"operator">;

/** The answer of a side to a refusal. */
export const readingOf = (code: RefusalCode, side: Audience): Read =>
  (refusals[code] as Readings)[side] ?? conflict;
