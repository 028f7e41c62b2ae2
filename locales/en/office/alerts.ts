import { enPrivacyRequestKinds } from "#locales/en/privacy-requests.ts";
import type { OfficeAlertTexts } from "#locales/ko/office/alerts.ts";

export const enOfficeAlerts: OfficeAlertTexts = {
  brand: "Dalbit back office",
  title: "Alerts",
  lead: "What a rule found is listed here. An acknowledged alert leaves the list; the audit trail keeps who acknowledged it and why.",
  views: {
    open: "Open",
    acknowledged: "Acknowledged",
  },
  empty: {
    open: "There are no open alerts",
    acknowledged: "No alert has been acknowledged yet",
  },
  columns: {
    raisedAt: "Raised",
    rule: "Rule",
    what: "What happened",
    state: "State",
    acknowledged: "Acknowledged",
  },
  ended: "Over",
  lasting: "Ongoing",
  happened: "Happened",
  acknowledge: "Acknowledge",
  acknowledgeSelected: (count) => `Acknowledge ${count} selected`,
  acknowledged: "The alerts were acknowledged.",
  acknowledgeLead: "They leave the list and the badge of every operator.",
  older: "Show older ones",
  open: "Open the screen",
  rulesTitle: "Rules",
  rules: {
    queue_over_target: "Queue over target",
    provider_failing: "Launches failing",
    late_win_refused: "Late call for an ended round",
    big_win: "Big win",
    provider_float: "Money at a provider",
    secret_changed: "Secret changed",
    secret_used: "First use of a new secret",
    report_made: "Scheduled report made",
    other_build: "Another build of a game",
    protection_breach: "Breach of protection",
    commitment_refused: "Change of a commitment refused",
    commitment_changed: "Commitment changed directly",
    likely_excluded: "Likely self-excluded person",
    component_changed: "Component changed",
    complaint_due: "Complaint due soon",
    complaint_late: "Complaint late",
    clock_drift: "Clock drift",
    staff_locked: "Staff sign-in locked",
    closed_account_owed: "Money on a closed account",
    funds_short: "Members' funds short",
    funds_not_entered: "Balance of a segregated account not entered",
    access_review_late: "Late review of access",
    log_review_late: "Late review of logs",
    access_not_removed: "Access not removed",
    provider_clock_drift: "Provider's clock off",
    provider_budget_used: "Provider's error budget used up",
    help_link_dead: "Help link dead",
    site_without_help: "Site without a help link",
    emergency_access: "Emergency access taken",
    emergency_review_late: "Late review of emergency access",
    privacy_request_due: "Privacy request due soon",
    privacy_request_late: "Privacy request late",
    quick_starts: "Rounds too quick",
    play_review: "Review of play",
    refused_sign_ins: "Staff sign-ins refused",
  },
  ruleFacts: {
    queue_over_target: "A deposit, withdrawal, inquiry or proposal waits this long or longer",
    provider_failing: "This many launches of one provider fail within 15 minutes",
    late_win_refused: "A provider's call for a round that staff ended is refused",
    big_win: "One round pays this much or more",
    provider_float: "This much of members' money or more is at one provider",
    secret_changed: "The secret of a provider or of a channel is changed",
    secret_used: "A provider calls with a new secret from an address for the first time",
    report_made: "A file of a scheduled report is made",
    other_build:
      "The provider's feed reports a build or return that differs from the pinned one, and the game is blocked",
    protection_breach:
      "The daily count finds stakes or deposits that the ledger should have refused",
    commitment_refused: "The database refuses to shorten or loosen a member's break or limit",
    commitment_changed: "A member's break or limit is found changed past the database's checks",
    likely_excluded:
      "A person registers whose name and birth date are like a self-excluded member's",
    component_changed: "A check finds files or database functions that differ from the release",
    complaint_due: "The answer to a complaint or its decision is due within two days",
    complaint_late: "A complaint was not answered or decided in time",
    clock_drift: "The clocks of a process and of the database differ by more than 100 ms",
    staff_locked: "A staff sign-in is locked after three wrong attempts within 15 minutes",
    closed_account_owed: "A closed account has money that is the member's",
    funds_short:
      "At the end of a day the segregated accounts hold less than members are owed (last 31 days)",
    funds_not_entered: "The balance of a segregated account is not entered for this long",
    access_review_late:
      "The access of a staff account is not reviewed for this long, the interval of the reviews",
    log_review_late: "The logs are not reviewed for this long, the interval of the reviews",
    access_not_removed: "Access that a review took away is still there a day later",
    provider_clock_drift: "The clock of a provider is more than a second off ours for five minutes",
    provider_budget_used: "More calls to a provider fail in a month than the agreed level allows",
    help_link_dead: "A link of a help line fails at least six times in a row over 30 minutes",
    site_without_help: "No link of a help line that a site shows answers",
    emergency_access: "An operator takes emergency access",
    emergency_review_late: "Emergency access that is over is not reviewed for this long",
    privacy_request_due: "The answer to a privacy request is due within three days",
    privacy_request_late: "A privacy request was not answered in time",
    quick_starts:
      "Rounds of a game begin sooner than the jurisdiction's least interval (one alert a game)",
    play_review: "What was measured of a member's play reaches a published rule",
    refused_sign_ins: "This many staff sign-ins are refused within 15 minutes",
  },
  says: {
    queue_over_target: (queue, count, waited) =>
      `${queue}: ${count} over the target, the oldest has waited ${waited}.`,
    provider_failing: (provider, count) =>
      `${provider}: ${count} failed launches within 15 minutes.`,
    late_win_refused: (round, connection, call) =>
      `Round ${round} had been ended by staff, and the late call ${call} of ${connection} was refused.`,
    big_win: (member, amount, round) => `${member} won ${amount} in round ${round}.`,
    provider_float: (connection, amount) => `Members have ${amount} at ${connection}.`,
    secret_changed: (operator, object) => `${operator} changed a secret: ${object}`,
    secret_used: (connection, address) =>
      `The new secret of ${connection} was first used from ${address}. Please check that the address is the provider's.`,
    report_made: (report, from, until) =>
      `The file of the ${report} report is ready. Period: ${from} to ${until}.`,
    other_build: (game, pinned, told) =>
      `The provider reports another build of ${game}, so the game is blocked. Pinned: ${pinned}, reported: ${told}.`,
    protection_breach: (day, limits, breaks) =>
      `The count of ${day} found stakes and deposits that should have been refused. Above a limit: ${limits}, in a break: ${breaks}. Please look for the cause.`,
    commitment_refused: (what, count) =>
      `The database refused changes that shorten or loosen ${what}: ${count}. Please see in the log of the database who made them.`,
    commitment_changed: (what, subject) =>
      `A member's ${what} changed past the checks of the database: ${subject}. Please run npm run verify.`,
    likely_excluded: (member, excluded) =>
      `The new member ${member} is suspended: name and birth date are like those of the self-excluded ${excluded}. Please check whether they are the same person.`,
    component_changed: (count, first, place) =>
      `Components differ from the release (${place}): ${count}, the first is ${first}. Please find the cause and install the release again.`,
    complaint_due: (member, number, step) =>
      `Complaint no. ${number} of ${member}: the ${step} is due within two days.`,
    complaint_late: (member, number, step) =>
      `Complaint no. ${number} of ${member}: the ${step} is late.`,
    clock_drift: (process, ms) =>
      `The clock of ${process} differs from the database's by ${ms} ms. Please check the time synchronisation.`,
    staff_locked: (loginId, count, address) =>
      `The sign-in of ${loginId} is locked after ${count} wrong attempts within 15 minutes, from ${address}.`,
    closed_account_owed: (member, amount) =>
      `The closed account of ${member} has ${amount}. Reopen it as suspended, so that the member can withdraw.`,
    funds_short: (day, amount) =>
      `On ${day} the segregated accounts held ${amount} less than members were owed.`,
    funds_not_entered: (account, day, count) =>
      `The segregated account ${account} has no balance for ${day}; days without one: ${count}.`,
    access_review_late: (count, days) =>
      `The access of ${count} staff accounts was not reviewed within ${days} days.`,
    log_review_late: (days) => `The logs have not been reviewed for ${days} days.`,
    access_not_removed: (loginId) =>
      `${loginId} still has the access that a review took away more than a day ago. Suspend the account or set the end of its access.`,
    provider_clock_drift: (connection, gap) =>
      `The clock of ${connection} is ${gap} ours. Please ask the provider to check its time synchronisation.`,
    provider_budget_used: (connection, failed, allowed) =>
      `Calls to ${connection} that failed this month: ${failed}; the agreed level allows ${allowed}. Please ask the provider for the cause.`,
    help_link_dead: (address, fault, sites) =>
      `The help link ${address} has not answered for more than 30 minutes (${fault}). Sites that show it: ${sites}. Please check it and replace it.`,
    site_without_help: (host, play) => `No help link of the site ${host} answers. ${play}`,
    emergency_access: (loginId, access) =>
      `${loginId} took emergency access (${access}). Please look at what was done and close the review.`,
    emergency_review_late: (count, days) =>
      `Emergency accesses that were not reviewed within ${days} days: ${count}.`,
    privacy_request_due: (member, number, kind, dueOn) =>
      `Privacy request no. ${number} of ${member} (${kind}) is due within three days, by ${dueOn}.`,
    privacy_request_late: (member, number, kind, dueOn) =>
      `Privacy request no. ${number} of ${member} (${kind}) is late. It was due by ${dueOn}.`,
    quick_starts: (game, shortest, least) =>
      `${game}: rounds began ${shortest} ms after the ones before. The least interval is ${least} ms. Please ask the provider.`,
    play_review: (loginId) =>
      `The play of ${loginId} reached a published rule. Please review what was measured.`,
    refused_sign_ins: (count, addresses) =>
      `Staff sign-ins refused within 15 minutes: ${count}, from IP addresses: ${addresses}.`,
  },
  reports: {
    "money-day": "money by day",
    "money-provider": "money by provider",
    "activity-day": "activity",
    return: "return to player",
    balances: "balances",
    accounts: "daily account summary",
  },
  queues: {
    deposits: "Deposits",
    withdrawals: "Withdrawals",
    helps: "Inquiries",
    proposals: "Proposals",
  },
  clockGaps: {
    ahead: (ms) => `${ms} ms ahead of`,
    behind: (ms) => `${ms} ms behind`,
  },
  emergencies: { members: "Protect members", operation: "Stop operation" },
  plays: {
    paused: "Play is paused until one answers or staff add one that does.",
    open: "Play goes on. Please add a help link that answers.",
  },
  privacyRequests: enPrivacyRequestKinds,
  complaintSteps: { answer: "first answer", decision: "decision" },
  commitments: {
    break: "cool-off or self-exclusion",
    limit: "limit",
    quiet: "no-play hours or deposit-free days",
  },
  isOn: "On",
  off: "Off",
  on: "On",
  limit: "Limit",
  units: {
    minutes: (n) => `${n} min`,
    days: (n) => `${n} days`,
    count: (n) => `${n} times`,
  },
  change: "Change",
  changed: "The rule was changed.",
  changeLead: "Switching it off or raising its limit needs a second operator's approval.",
  proposed: "Proposed. It takes effect when a second operator approves.",
  channelsTitle: "Channels",
  channelsLead:
    "Alerts are also sent by webhook or email. Adding or changing a channel takes two operators.",
  noChannels: "There are no channels",
  kinds: {
    webhook: "Webhook",
    email: "Email",
  },
  name: "Name",
  kind: "Kind",
  target: {
    webhook: "https address",
    email: "Email address",
  },
  secret: "Signing secret",
  secretHint: "16–200 characters. Leave it empty to keep the present one. It is never shown again.",
  language: "Language of the mail",
  whichRules: "Rules to send",
  addChannel: "Add a channel",
  editChannel: "Change",
  switchOff: "Switch off",
  switchOn: "Switch on",
  tryIt: "Send a test",
  tried: "A test was queued.",
  switchedOff: "Switched off.",
  noMail: "This installation has no mail server. Set SMTP_URL and MAIL_FROM.",
  deliveries: (waiting, failed) => `${waiting} waiting, ${failed} failed within 7 days`,
  lastSent: (at) => `Last sent ${at}`,
  test: "This is a test alert. If you can read it, the channel works.",
  channel: "Channel",
  state: "Delivery",
  acts: "Actions",
};
