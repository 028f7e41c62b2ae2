import { SYSTEM, type Act, type Acts } from "#server/kit/act.ts";
import type { WorkerConfig } from "#server/kit/config.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { sweepOutbox } from "#server/kit/outbox/outbox.ts";
import { sweepStoredAnswers } from "#server/kit/idempotency.ts";
import { sweepThrottles } from "#server/kit/throttle.ts";
import { sweepAlerts } from "#server/alerts/alerts.ts";
import { checkDailyBooks } from "#server/app/daily-books.ts";
import { sweepComponentChecks } from "#server/components/checks.ts";
import { sweepLives } from "#server/components/lives/lives.ts";
import { sweepOutages } from "#server/status/recording.ts";
import { lookForOwed } from "#server/alerts/watching/closed/closed.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { countPopularGames } from "#server/games/browsing/popularity.ts";
import { sweepCalls } from "#server/games/calls/sweep.ts";
import { createDayLooker, followDays } from "#server/games/reconciling/day-files/days.ts";
import { compareParts } from "#server/games/reconciling/day-files/parts/comparing-parts.ts";
import { sweepParts } from "#server/games/reconciling/day-files/parts/parts.ts";
import { endUnplacedLaunches } from "#server/games/launch.ts";
import { earnComp } from "#server/games/comp/earning.ts";
import { sweepPlayPatterns } from "#server/games/play-patterns/quick-games.ts";
import { watchPlay } from "#server/games/play-patterns/watching.ts";
import { bookResults } from "#server/games/transfers/results/results.ts";
import { findUnstakedWins } from "#server/games/unstaked-wins/unstaked-wins.ts";
import { closeMonth } from "#server/ledger/closing/closing.ts";
import { preparePartitions } from "#server/ledger/partitions.ts";
import { sumPools } from "#server/ledger/pools/summing.ts";
import { sweepMemberTraces } from "#server/members/retention/retention.ts";
import { sweepOperatorTraces } from "#server/operators/retention/retention.ts";
import {
  noteChangesPastTriggers,
  noteRefusedChanges,
} from "#server/ledger/seals/commitments/attempts.ts";
import { createSealer } from "#server/ledger/seals/sealing.ts";
import { sealKeyOf, type SealKey } from "#server/ledger/seals/signing.ts";
import { compareBalances } from "#server/reports/balances/comparing.ts";
import { gatherDifferences } from "#server/reports/differences/gathering.ts";
import { checkReturns } from "#server/reports/returns/daily.ts";
import { sweepRefused } from "#server/reports/refused/refused.ts";
import { noteLarge, sweepLarge } from "#server/reports/significant/noting/noting.ts";
import { settleDueIdentities } from "#server/members/identity-checks/holds/holding.ts";
import { sweepIdentityFiles } from "#server/members/identity-checks/identity-checks.ts";
import { sweepFiles } from "#server/messages/files/files.ts";
import { sweepWriters } from "#server/messages/help-desk/writing.ts";
import { endDuePersons } from "#server/members/barred-persons/barred-persons.ts";
import { endBreaks } from "#server/members/breaks/breaks.ts";
import { makeDormant } from "#server/members/administration/dormant-accounts.ts";
import { closeEmptyAccounts } from "#server/members/administration/closing-empty.ts";
import { tellInactive } from "#server/members/dormancy/dormancy.ts";
import { beginNewDays, endPlayBreaks, endUsedUp } from "#server/members/play-time/play-time.ts";
import { compareContacts } from "#server/members/cases/effects/effects.ts";
import { sweepEvidence } from "#server/members/cases/requests/requests.ts";
import { countMarkers } from "#server/members/markers/markers.ts";
import { countProtectionFigures } from "#server/members/protection-figures/counting.ts";
import { askForReviews } from "#server/members/limits/reviews.ts";
import { countEndedHours } from "#server/members/quiet-times/quiet-times.ts";
import { tellOfLimits } from "#server/members/limits/limits.ts";
import { endExpiredSessions } from "#server/members/sessions.ts";
import { sweepNumberSearches } from "#server/members/search/number-searches/number-searches.ts";
import { sweepContacts } from "#server/messages/contacts/contacts.ts";
import { sendQueuedNotes } from "#server/messages/mailings/sending.ts";
import { expireDeposits } from "#server/payments/deposits.ts";
import { watchMembers } from "#server/payments/suspicions/watching.ts";
import { sendMonthlyStatements } from "#server/wallet/monthly/monthly.ts";
import { makeDueFile, sweepReportFiles } from "#server/reports/scheduled/making.ts";
import { countRunning } from "#server/reports/funds/running.ts";
import { makeTree } from "#server/reports/liabilities/making.ts";
import { sweepLeaves } from "#server/reports/liabilities/published.ts";
import { addToSums } from "#server/reports/sums.ts";
import { sweepBundles } from "#server/views/disputes/disputes.ts";
import { createBundleSigner } from "#server/views/disputes/signing.ts";
import type { ScheduledJob } from "#server/app/running-jobs.ts";

/** A note to one member is sent within this time. */
const QUEUE_MS = 2_000;
/** With the time of the push, a member's page shows the notice of a limit within two seconds. */
const SOON_MS = 1_000;
/** A posting is signed within this and the time of one step; under load within four times this. */
const SEAL_MS = 1_000;
const OFTEN_MS = 30_000;
/** An alert is raised within this time after its cause. */
const WATCH_MS = 15_000;
/** Reports and statements lag behind the ledger by no more than this and a step. */
const SUMMED_MS = 10_000;
/** A difference is on the work list within this time after its comparison. */
const GATHERED_MS = 120_000;
/** The report of balances and the check of the books know of an unexplained balance within this time. */
const COMPARED_MS = 600_000;
const HOURLY_MS = 3_600_000;
const DAILY_MS = 86_400_000;

/** A step that does its whole work at once. */
const whole = (work: () => Promise<void>) => async () => {
  await work();
  return 0;
};

/** A step that is an act of its own. */
type Acting = (work: (act: Act) => Promise<number>) => () => Promise<number>;

/** All scheduled jobs that need the database alone; each step is its own transaction. */
export const scheduledJobsOf = (
  acts: Acts,
  changed: (memberId: bigint) => void,
  { ledgerSigningKey, checkpointsFile }: Pick<WorkerConfig, "ledgerSigningKey" | "checkpointsFile">,
): readonly ScheduledJob[] => {
  const { db, clock } = acts;
  const acting: Acting = (work) => () => acts.perform(SYSTEM, work);
  const key = sealKeyOf(ledgerSigningKey);
  const sealer = createSealer({ db, clock, key, checkpointsFile });
  return [
    { name: "expire deposits", everyMs: OFTEN_MS, step: acting(expireDeposits) },
    { name: "close accounts", everyMs: OFTEN_MS, step: () => closeEmptyAccounts(acts) },
    { name: "tell of inactive accounts", everyMs: HOURLY_MS, step: acting(tellInactive) },
    { name: "make accounts dormant", everyMs: HOURLY_MS, step: () => makeDormant(acts) },
    ...commitmentJobs(acting),
    { name: "end expired sessions", everyMs: OFTEN_MS, step: acting(endExpiredSessions) },
    { name: "book comp", everyMs: OFTEN_MS, step: () => earnComp(db, clock, changed) },
    { name: "book results of wallets", everyMs: QUEUE_MS, step: () => bookResults(acts) },
    { name: "find unstaked wins", everyMs: OFTEN_MS, step: () => findUnstakedWins(db, clock) },
    { name: "sum entries", everyMs: SUMMED_MS, step: () => addToSums(db) },
    {
      name: "compare balances",
      everyMs: COMPARED_MS,
      step: whole(() => compareBalances(db, clock)),
    },
    ...totals(db, clock, key),
    { name: "make scheduled reports", everyMs: OFTEN_MS, step: () => makeDueFile(db, clock) },
    { name: "follow days of providers", everyMs: OFTEN_MS, step: acting(followDays) },
    { name: "look again at days", everyMs: GATHERED_MS, step: acting(createDayLooker()) },
    { name: "compare days in parts", everyMs: OFTEN_MS, step: acting(compareParts) },
    { name: "gather differences", everyMs: GATHERED_MS, step: acting(gatherDifferences) },
    { name: "check the books daily", everyMs: GATHERED_MS, step: () => checkDailyBooks(acts) },
    { name: "check returns daily", everyMs: HOURLY_MS, step: acting(checkReturns) },
    ...notes(acts),
    { name: "watch for alerts", everyMs: WATCH_MS, step: () => watchAlerts(acts) },
    { name: "sweep alerts", everyMs: DAILY_MS, step: () => sweepAlerts(db, clock) },
    { name: "send queued notes", everyMs: QUEUE_MS, step: acting(sendQueuedNotes) },
    {
      name: "send monthly statements",
      everyMs: HOURLY_MS,
      step: acting(sendMonthlyStatements),
    },
    { name: "count markers of harm", everyMs: HOURLY_MS, step: acting(countMarkers) },
    { name: "watch play", everyMs: OFTEN_MS, step: acting(watchPlay) },
    { name: "watch for laundering", everyMs: HOURLY_MS, step: acting(watchMembers) },
    { name: "compare contacts", everyMs: HOURLY_MS, step: acting(compareContacts) },
    {
      name: "count protection figures",
      everyMs: HOURLY_MS,
      step: acting(countProtectionFigures),
    },
    ...sweeps(db, clock),
    {
      name: "count popular games",
      everyMs: HOURLY_MS,
      step: whole(() => countPopularGames(db, clock)),
    },
    { name: "sweep calls", everyMs: DAILY_MS, step: whole(() => sweepCalls(db, clock)) },
    { name: "seal postings", everyMs: SEAL_MS, step: () => sealer.step() },
    { name: "sum pools", everyMs: OFTEN_MS, step: () => sumPools(db) },
    {
      name: "sign dispute bundles",
      everyMs: SOON_MS,
      step: acting(createBundleSigner(key)),
    },
    { name: "close months", everyMs: OFTEN_MS, step: () => closeMonth(db, clock, key) },
    { name: "prepare partitions", everyMs: DAILY_MS, step: whole(() => preparePartitions(db)) },
  ];
};

/** What members were owed at the end of a day. */
const totals = (db: Database, clock: Clock, key: SealKey): readonly ScheduledJob[] => [
  { name: "count running stakes", everyMs: OFTEN_MS, step: () => countRunning(db, clock) },
  { name: "make published totals", everyMs: OFTEN_MS, step: () => makeTree(db, clock, key) },
  { name: "sweep published totals", everyMs: DAILY_MS, step: () => sweepLeaves(db, clock) },
];

/** What is noted of itself for the register of significant events. */
const notes = (acts: Acts): readonly ScheduledJob[] => [
  {
    name: "note large amounts",
    everyMs: OFTEN_MS,
    step: () => noteLarge(acts.db, acts.clock),
  },
  {
    name: "note refused changes",
    everyMs: WATCH_MS,
    step: () => acts.perform(SYSTEM, noteRefusedChanges),
  },
  {
    name: "note changes past triggers",
    everyMs: HOURLY_MS,
    step: () => acts.perform(SYSTEM, noteChangesPastTriggers),
  },
  {
    name: "look for money of closed accounts",
    everyMs: HOURLY_MS,
    step: () => lookForOwed(acts.db, acts.clock),
  },
];

/** What ends or comes due of members' breaks, bars, times, limits and checks of the place. */
const commitmentJobs = (acting: Acting): readonly ScheduledJob[] => [
  { name: "end breaks", everyMs: OFTEN_MS, step: acting(endBreaks) },
  { name: "end bars of persons", everyMs: OFTEN_MS, step: acting(endDuePersons) },
  { name: "end unplaced games", everyMs: OFTEN_MS, step: acting(endUnplacedLaunches) },
  { name: "settle identities", everyMs: OFTEN_MS, step: acting(settleDueIdentities) },
  { name: "begin new days of play", everyMs: SOON_MS, step: acting(beginNewDays) },
  { name: "end breaks of play", everyMs: OFTEN_MS, step: acting(endPlayBreaks) },
  { name: "count no-play hours", everyMs: OFTEN_MS, step: acting(countEndedHours) },
  { name: "end used-up time", everyMs: SOON_MS, step: acting(endUsedUp) },
  { name: "tell of limits", everyMs: SOON_MS, step: acting(tellOfLimits) },
  { name: "ask for reviews of limits", everyMs: HOURLY_MS, step: acting(askForReviews) },
];

/** What is deleted after its time. */
const sweeps = (db: Database, clock: Clock): readonly ScheduledJob[] => [
  {
    name: "sweep help writers",
    everyMs: DAILY_MS,
    step: whole(() => sweepWriters(db, clock)),
  },
  { name: "sweep throttles", everyMs: DAILY_MS, step: () => sweepThrottles(db, clock) },
  { name: "sweep stored answers", everyMs: DAILY_MS, step: () => sweepStoredAnswers(db, clock) },
  { name: "sweep the outbox", everyMs: DAILY_MS, step: () => sweepOutbox(db, clock) },
  {
    name: "sweep lines of days",
    everyMs: DAILY_MS,
    step: () => sweepParts(db, clock),
  },
  {
    name: "sweep files of reports",
    everyMs: DAILY_MS,
    step: () => sweepReportFiles(db, clock),
  },
  {
    name: "sweep patterns of play",
    everyMs: DAILY_MS,
    step: () => sweepPlayPatterns(db, clock),
  },
  { name: "sweep dispute bundles", everyMs: DAILY_MS, step: () => sweepBundles(db, clock) },
  { name: "sweep handled requests", everyMs: DAILY_MS, step: () => sweepContacts(db, clock) },
  { name: "sweep evidence of cases", everyMs: DAILY_MS, step: () => sweepEvidence(db, clock) },
  {
    name: "sweep identity documents",
    everyMs: HOURLY_MS,
    step: () => sweepIdentityFiles(db, clock),
  },
  { name: "sweep files of help", everyMs: HOURLY_MS, step: () => sweepFiles(db, clock) },
  {
    name: "sweep traces of members",
    everyMs: DAILY_MS,
    step: () => sweepMemberTraces(db, clock),
  },
  {
    name: "sweep traces of operators",
    everyMs: DAILY_MS,
    step: () => sweepOperatorTraces(db, clock),
  },
  {
    name: "sweep searches by number",
    everyMs: DAILY_MS,
    step: whole(() => sweepNumberSearches(db, clock)),
  },
  {
    name: "sweep checks of components",
    everyMs: DAILY_MS,
    step: () => sweepComponentChecks(db, clock),
  },
  { name: "sweep lives of processes", everyMs: DAILY_MS, step: () => sweepLives(db, clock) },
  { name: "sweep outages", everyMs: DAILY_MS, step: () => sweepOutages(db, clock) },
  {
    name: "sweep large amounts",
    everyMs: DAILY_MS,
    step: () => sweepLarge(db, clock),
  },
  {
    name: "sweep counts of refused requests",
    everyMs: DAILY_MS,
    step: () => sweepRefused(db, clock),
  },
];
