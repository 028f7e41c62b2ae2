import { profileRules } from "#contract/office/profile-rules.ts";
import { TOLD_BEFORE_MS, WARNED_BEFORE_MS } from "#contract/session-warnings.ts";
import { REPLAYS_PER_MEMBER } from "#server/games/history/replay.ts";
import { LAUNCHES_PER_MEMBER } from "#server/games/launch.ts";
import { CALL_RATES, KEPT_AT_MOST } from "#server/http/call-limits.ts";
import type { Rate } from "#server/http/rates.ts";
import type { GuessRules } from "#server/kit/guesses.ts";
import { WAITING_FOR_EACH } from "#server/kit/hashing.ts";
import { PRODUCT_WORDS } from "#server/kit/product-words.ts";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import { LEAST_GUESSES } from "#server/kit/strength.ts";
import { WIDER_TIMES, type ThrottleRule } from "#server/kit/throttle.ts";
import {
  RESET_LINK_HOLDS_MS,
  RESETS_PER_NETWORK,
} from "#server/members/administration/reset-links.ts";
import { REVEALS_PER_OPERATOR } from "#server/members/administration/staff-notes.ts";
import { NUMBER_SEARCHES_PER_OPERATOR } from "#server/members/search/number-searches/number-searches.ts";
import { IDLE_MS } from "#server/members/idle/idle.ts";
import { COPIES_PER_MEMBER } from "#server/views/own-copy.ts";
import { QUIET_CHANGES_PER_MEMBER } from "#server/members/quiet-times/quiet-times.ts";
import { LIMIT_CHANGES_PER_MEMBER } from "#server/members/limits/limits.ts";
import { INTERVALS_PER_MEMBER } from "#server/members/play-time/play-time.ts";
import { ENDINGS_PER_MEMBER } from "#server/members/own-sessions.ts";
import {
  SIGN_IN_NOTE_CHANGES_PER_MEMBER,
  SIGN_IN_NOTES_PER_MEMBER,
} from "#server/members/sign-in-notes/sign-in-notes.ts";
import { PASSWORD_CHANGES_PER_MEMBER } from "#server/members/password-change.ts";
import { CHECKS_PER_NETWORK, REGISTRATIONS_PER_NETWORK } from "#server/members/registration.ts";
import { ABSOLUTE_MS } from "#server/members/session-length.ts";
import { CLOSINGS_PER_MEMBER } from "#server/members/closing/closing.ts";
import { SESSIONS_AT_ONCE } from "#server/members/sessions.ts";
import { SIGN_IN_RULES } from "#server/members/sign-in.ts";
import { SECOND_FACTOR_PER_MEMBER } from "#server/members/second-factors/proving.ts";
import { CHALLENGES_PER_NETWORK } from "#server/members/passkeys/signing-in.ts";
import { WITHDRAWAL_PASSWORD_PER_MEMBER } from "#server/members/withdrawal-password.ts";
import {
  CONTACTS_PER_NETWORK,
  CONTACTS_PER_REPLY_PATH,
} from "#server/messages/contacts/contacts.ts";
import { PRIVACY_REQUESTS_PER_MEMBER } from "#server/members/privacy-requests/own-requests.ts";
import { IDENTITY_FILES_PER_OPERATOR } from "#server/members/identity-checks/deciding.ts";
import { IDENTITY_FILES_PER_MEMBER } from "#server/members/identity-checks/identity-checks.ts";
import { HELP_FILES_PER_MEMBER, OPENED_FILES_PER_OPERATOR } from "#server/messages/files/files.ts";
import { HELPS_PER_MEMBER } from "#server/messages/help/help.ts";
import { CODES_PER_LINK, ENROLMENTS_PER_NETWORK } from "#server/operators/invitations/enrolment.ts";
import { PASSWORD_CHANGES_PER_OPERATOR } from "#server/operators/own-password.ts";
import {
  OFFICE_ABSOLUTE_MS,
  OFFICE_IDLE_MS,
  OFFICE_SESSIONS_AT_ONCE,
} from "#server/operators/sessions.ts";
import { CHALLENGES_PER_OPERATOR, OFFICE_SIGN_IN_RULES } from "#server/operators/sign-in.ts";
import { DEPOSITS_PER_MEMBER } from "#server/payments/deposits.ts";
import { CONVERSIONS_PER_MEMBER } from "#server/wallet/comp.ts";

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

function lengthOf(ms: number): string {
  const [word, unit] = units.find(([, length]) => ms % length === 0 && ms >= length) ?? units[3];
  const count = ms / unit;
  return count === 1 ? `a ${word}` : `${count} ${word}s`;
}

const ruleOf = ({ uses, windowMs }: ThrottleRule): string =>
  `${uses} in ${lengthOf(windowMs)}`.replace("in a hour", "in an hour");

const rateOf = ({ perSecond, burst }: Rate): string =>
  `${perSecond} a second, ${burst.toLocaleString("en")} at once`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

const guesses = (who: string, rules: GuessRules) => [
  [`Sign-in of ${who}`, "network", ruleOf(rules.perNetwork)],
  [`Sign-in of ${who}`, "id and network", ruleOf(rules.perIdAndNetwork)],
  [`Sign-in of ${who}`, "id, all networks together", ruleOf(rules.perId)],
  [`Sign-in of ${who}`, "id and known browser", ruleOf(rules.perKnownBrowser)],
];

const limits = () =>
  table(
    ["What", "Counted by", "Limit"],
    [
      ...guesses("members", SIGN_IN_RULES),
      ...guesses("operators", OFFICE_SIGN_IN_RULES),
      ["Registration", "network", ruleOf(REGISTRATIONS_PER_NETWORK)],
      ["Whether an id or a nick is free", "network", ruleOf(CHECKS_PER_NETWORK)],
      ["New password by a link", "network", ruleOf(RESETS_PER_NETWORK)],
      ["Change of the password", "member", ruleOf(PASSWORD_CHANGES_PER_MEMBER)],
      ["Second factor and passkeys of an own account", "member", ruleOf(SECOND_FACTOR_PER_MEMBER)],
      [
        "Own password, for a new one and for passkeys",
        "operator",
        ruleOf(PASSWORD_CHANGES_PER_OPERATOR),
      ],
      [
        "Challenges for passkeys at the sign-in",
        "operator and network",
        ruleOf(CHALLENGES_PER_OPERATOR),
      ],
      ["Sign-in of a member with a passkey", "network", ruleOf(CHALLENGES_PER_NETWORK)],
      ["Withdrawal password, in all places", "member", ruleOf(WITHDRAWAL_PASSWORD_PER_MEMBER)],
      ["Request of a deposit", "member", ruleOf(DEPOSITS_PER_MEMBER)],
      ["Change of an own limit", "member", ruleOf(LIMIT_CHANGES_PER_MEMBER)],
      ["Change of no-play hours or deposit-free days", "member", ruleOf(QUIET_CHANGES_PER_MEMBER)],
      ["Change of the reality check's interval", "member", ruleOf(INTERVALS_PER_MEMBER)],
      ["Conversion of comp", "member", ruleOf(CONVERSIONS_PER_MEMBER)],
      ["Opening of a game", "member", ruleOf(LAUNCHES_PER_MEMBER)],
      ["Replay of a round", "member", ruleOf(REPLAYS_PER_MEMBER)],
      ["Question to the help desk", "member", ruleOf(HELPS_PER_MEMBER)],
      ["File for the help desk", "member", ruleOf(HELP_FILES_PER_MEMBER)],
      ["Request about data", "member", ruleOf(PRIVACY_REQUESTS_PER_MEMBER)],
      ["Side of an identity document", "member", ruleOf(IDENTITY_FILES_PER_MEMBER)],
      ["Opened side of an identity document", "operator", ruleOf(IDENTITY_FILES_PER_OPERATOR)],
      ["Request without signing in", "network", ruleOf(CONTACTS_PER_NETWORK)],
      ["Request without signing in", "e-mail or number", ruleOf(CONTACTS_PER_REPLY_PATH)],
      ["Ending of own sessions", "member", ruleOf(ENDINGS_PER_MEMBER)],
      ["Note about a sign-in in a known browser", "member", ruleOf(SIGN_IN_NOTES_PER_MEMBER)],
      ["Change of the notes about sign-ins", "member", ruleOf(SIGN_IN_NOTE_CHANGES_PER_MEMBER)],
      [
        "Password when asking for the closing of the account",
        "member",
        ruleOf(CLOSINGS_PER_MEMBER),
      ],
      ["Copy of own data", "member", ruleOf(COPIES_PER_MEMBER)],
      [
        "Search for members by a masked number, an address or a device",
        "operator",
        ruleOf(NUMBER_SEARCHES_PER_OPERATOR),
      ],
      ["Unmasked number of a member", "operator", ruleOf(REVEALS_PER_OPERATOR)],
      ["Opened file of an inquiry", "operator", ruleOf(OPENED_FILES_PER_OPERATOR)],
      ["Enrolment of an operator", "network", ruleOf(ENROLMENTS_PER_NETWORK)],
      ["Code or password of an enrolment", "link", ruleOf(CODES_PER_LINK)],
      ["Any call, page or download", "member", rateOf(CALL_RATES.member)],
      ["Any call or download of the office", "operator", rateOf(CALL_RATES.operator)],
      ["All of these together", "network", rateOf(CALL_RATES.network)],
    ],
  );

const sessions = () =>
  table(
    ["Session of", "Idle time", "Absolute", "At once"],
    [
      [
        "a member",
        `${lengthOf(IDLE_MS)}, or as the jurisdiction says`,
        lengthOf(ABSOLUTE_MS),
        SESSIONS_AT_ONCE,
      ],
      [
        "an operator",
        lengthOf(OFFICE_IDLE_MS),
        lengthOf(OFFICE_ABSOLUTE_MS),
        OFFICE_SESSIONS_AT_ONCE,
      ],
    ],
  );

const REGISTERED = "the register of significant events reads them";

const retentionRows: Record<keyof typeof KEPT_DAYS, [string, string]> = {
  memberSignIns: ["sign-in attempts of members", "a yearly review includes them"],
  signInsWithUnknownId: ["attempts with an unknown id", "they belong to no account"],
  memberSessions: ["sessions of members, from their end", "as long as the sign-ins"],
  memberSightings: ["networks and browsers of members", "as long as the browser's cookie"],
  memberAccesses: ["accesses of staff to a member's data", "a yearly review includes them"],
  auditorReads: ["what auditors read and saved as files", "a yearly review includes them"],
  disputeBundles: ["bundles about disputed records", "disputes about money"],
  memberEvents: ["changes of an account's credentials", "disputes about money"],
  privacyRequests: ["answered or withdrawn requests about data", "disputes about the answers"],
  registerQuestions: ["questions to national registers", "as long as a self-exclusion"],
  caseEvidence: [
    "evidence of third parties, from the close of the case",
    "as long as a self-exclusion",
  ],
  operatorSignIns: ["sign-in attempts of operators", REGISTERED],
  operatorBrowsers: ["browsers of operators", "as long as the browser's cookie"],
  refusedRequests: ["counts of refused requests", "a yearly review includes them"],
  unsentFiles: [
    "files for the help desk, and sides of identity documents, that were not sent",
    "a draft is finished the same day",
  ],
  endedIdentityFiles: [
    "identity documents that were refused or count no longer",
    "a refusal may be reviewed",
  ],
  helpFiles: ["files of inquiries and replies", "a complaint may follow"],
  handledContacts: ["requests of visitors, after they were handled", "a question may come again"],
  storedAnswers: ["stored answers of money calls", "a client may repeat a call"],
  quickStarts: ["rounds that began too soon", "a yearly review includes them"],
  playAtTheMoment: [
    "a member's stretch of play and rounds in a row",
    "a longer pause begins both anew",
  ],
  liabilityLeaves: [
    "what each member was owed in a published total; its root and sum stay",
    "members check it",
  ],
  outboxEvents: ["events of the outbox", "a reader may have been away"],
  alerts: ["acknowledged alerts, from when they were raised", REGISTERED],
  reportFiles: [
    "files of scheduled reports",
    "a yearly review includes them; the reports can be made again",
  ],
  componentChecks: ["checks of components", REGISTERED],
  significantEvents: ["signs of life, changes of clocks, large amounts", REGISTERED],
  statusOutages: ["outages of the status page", "the page shows 90 days"],
  dayLines: [
    "lines of a provider's day in several files, from its last change",
    "a provider corrects a file within weeks",
  ],
  throttles: ["counts of attempts", "the longest window"],
};

const retention = () =>
  table(
    ["What", "Days", "Why"],
    (Object.keys(KEPT_DAYS) as (keyof typeof KEPT_DAYS)[]).map((what) => {
      const [words, why] = retentionRows[what];
      return [words, KEPT_DAYS[what], why];
    }),
  );

/** What the product limits and how long it keeps what follows people about, from its constants. */
export const limitsPage = (): string => `# Limits against guessing and floods

Generated by \`npm run generate\` from the constants in the code. A call above a limit answers the status \`time\` with \`retryAfter\` in seconds; with HTTP 429 when the call's contract does not declare \`time\`.

${limits()}

**Networks.** An IPv4 address, or an IPv6 /64, is one network. The wider network (/24, /48) may be used ${WIDER_TIMES} times as often. Counts are stored in PostgreSQL for all processes together.

**Any call.** The last three rates are above what people and open pages need, including the health check every 30 seconds, and hold for every call, which answers HTTP 429. Each web process counts in its own bounded memory: at most ${KEPT_AT_MOST.toLocaleString("en")} keys of a kind. Providers' calls and cacheable files are exempt.

**Who is locked out.** A stranger can lock out neither a member nor an operator. A browser in which an id has signed in before has a cookie with a random token, for 400 days; it grants no access, and attempts with it are counted separately. All strangers together have ${SIGN_IN_RULES.perId.uses} guesses a day at one member and ${OFFICE_SIGN_IN_RULES.perId.uses} at one operator. While these are used up, the owner can sign in in a known browser; in a new one with a link for a new password (members, ${lengthOf(RESET_LINK_HOLDS_MS)}) or a renewal by two colleagues (operators), after which that browser is known; or when the day is over. Successful sign-ins are not counted.

**Hashing.** Each web process hashes one password at a time for every two processors, on separate threads, and queues ${WAITING_FOR_EACH} more for each. Further attempts are answered with HTTP 503, \`busy\` and \`retryAfter\` 1, and are not counted.

## Passwords

At least 10 letters for members and 12 for operators, at most 128, without rules for their composition. A new one must withstand 10^${LEAST_GUESSES.member} guesses (members) or 10^${LEAST_GUESSES.operator} (operators) as zxcvbn counts them, with 49,000 common passwords, the owner's id, nick, name, phone, birth date and bank account, and these words about the product: ${PRODUCT_WORDS.join(", ")}. It must differ from the present one. A withdrawal password must not be a sequence, a repetition or a part of the owner's numbers. Hashes of an older cost are replaced at the next sign-in.

## Sessions

${sessions()}

One session above the limit ends the least recently used one, and the games opened from it. A new password ends all other sessions.

An open page of a member warns ${lengthOf(WARNED_BEFORE_MS)} before the session ends by idleness and goes on with one press; ${lengthOf(TOLD_BEFORE_MS)} before the absolute end, which no activity puts off, it tells of that. The page whose session has ended, and the next one of its browser, says why. The same holds for an open page of the office; its sign-in says why.

## What is kept, and for how long

${retention()}

Sessions of members, changes of an account's credentials and questions to national registers are kept longer where the jurisdiction of a site demands more years for records (\`recordYears\`, ${profileRules.recordYears.value} unless a profile says otherwise); the most years of all sites hold. For as many years after its closing an account is not erased ([decision 182](decisions/0182-records-are-kept-for-the-years-of-the-jurisdiction.md)).

Sessions of operators stay as long as the audit trail, which refers to them. Postings, rounds and the audit trail are never deleted.
`;
