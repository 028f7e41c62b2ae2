import type { CallContext, SignedIn } from "#contract/handler.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { forgive, throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { CURRENCY, getAccount, getBalances, scopeId } from "#server/ledger/accounts.ts";
import { assertNotBarred, checkMember } from "#server/members/barred-persons/checking.ts";
import { assertNotOnBreak } from "#server/members/breaks/breaks.ts";
import { assertFundsReminderSeen } from "#server/members/funds-notices/funds-notices.ts";
import { assertIdentityKnown } from "#server/members/identity-checks/holds/holding.ts";
import { assertRegistersAllow } from "#server/members/registers/registers.ts";
import { assertMayPlay } from "#server/members/play-time/play-time.ts";
import type { CallLog } from "#server/games/calls/call-log.ts";
import { LAUNCH } from "#server/games/calls/newest.ts";
import type { Offer } from "#server/games/availability/offered.ts";
import type { CatalogueReader, Game } from "#server/games/catalogue.ts";
import { movementSpace } from "#server/games/key-spaces.ts";
import type { CallCounts } from "#server/games/connections/agreed-levels/counting.ts";
import type { ProviderAdapter } from "#server/games/provider.ts";
import * as launches from "#server/games/launches/store.ts";
import { keepOneSlot } from "#server/games/launches/one-slot.ts";
import { takeOverUnfinished, type Unfinished } from "#server/games/launches/taking-over.ts";
import { getMemberRef } from "#server/games/store.ts";
import { issueToken } from "#server/games/tokens/tokens.ts";
import type { TransferWallets } from "#server/games/transfers/wallets.ts";
import { bringBack, transferIn } from "#server/games/transfers/transfers.ts";

/** One launch per two seconds and member. */
export const LAUNCHES_PER_MEMBER: ThrottleRule = { uses: 1, windowMs: 2_000 };

export type LaunchServices = {
  db: Database;
  clock: Clock;
  catalogue: CatalogueReader;
  offered: Offer;
  adapters: ReadonlyMap<string, ProviderAdapter>;
  calls: CallLog;
  /** Counts launches that are kept back. */
  counts: Pick<CallCounts, "keptBack">;
  transfers: TransferWallets;
  /** The page to which a game returns. */
  lobbyUrl(context: CallContext): string;
};

export type Opened = { gameUrl: string; unfinished?: Unfinished; endedSlots?: number };

/**
 * Opens a game and answers the address of its window, the unfinished rounds that go on there, and how many slots ended for it. Throws Refusal: `too_often`, `on_break`, `person_barred`,
 * `register_not_clear`, `session_time`, `reality_check`, `not_found`, `provider_switched_off`, `provider_unavailable`, `funds_notice_due` (nothing is left open then).
 */
export async function launchGame(
  services: LaunchServices,
  context: CallContext,
  member: SignedIn,
  wanted: { company: string; code: string },
): Promise<Opened> {
  await assertMayOpen(services, member.memberId);
  await awaitFundsReminder(services, member.memberId);
  const { game, adapter } = await findToOpen(services, context, member, wanted);
  const { provider } = game;
  const account = await getAccount(services.db, member.memberId, "cash");
  const gameSessionId = await launches.insertGameSession(services.db, {
    memberId: member.memberId,
    memberSessionId: member.sessionId,
    accountId: account.id,
    gameId: game.id,
    scopeId: await scopeId(services.db, movementSpace(provider.connection)),
  });
  // The session ended during the launch.
  if (gameSessionId === undefined) throw new Refusal("unauthenticated");
  try {
    await bringMoney(services, member.memberId, provider.connection);
    const opening = { gameSessionId, game, adapter };
    const gameUrl = await askForWindow(services, context, member, opening);
    const endedSlots = await keepOneSlot(services.db, {
      id: gameSessionId,
      memberId: member.memberId,
      accountId: account.id,
      category: provider.category,
    });
    const launch = { id: gameSessionId, account, gameId: game.id };
    const unfinished = await takeOverUnfinished(services.db, launch);
    return { gameUrl, ...(unfinished && { unfinished }), ...(endedSlots > 0 && { endedSlots }) };
  } catch (error) {
    await launches.failGameSession(services.db, gameSessionId);
    throw error;
  }
}

/**
 * Opens a game without money and answers the address of its window; the wallet is not called.
 * Throws Refusal: `too_often`, `on_break`, `person_barred`, `register_not_clear`, `identity_missing`, `not_found` (also
 * without practice), `provider_switched_off`, `provider_unavailable`.
 */
export async function openPractice(
  services: LaunchServices,
  context: CallContext,
  member: SignedIn,
  wanted: { company: string; code: string },
): Promise<string> {
  await assertMayOpen(services, member.memberId);
  const { game, adapter } = await findToOpen(services, context, member, wanted);
  if (!game.hasPractice || !adapter.practise) throw new Refusal("not_found");
  return adapter.practise({
    gameCode: game.code,
    locale: context.locale,
    returnUrl: services.lobbyUrl(context),
  });
}

const launchKey = (memberId: bigint): string => `launch:${memberId}`;

/** Counts a launch and refuses it while something holds the member's play. */
async function assertMayOpen(
  { db, clock, transfers }: LaunchServices,
  memberId: bigint,
): Promise<void> {
  await throttle(db, clock, launchKey(memberId), LAUNCHES_PER_MEMBER);
  await checkMember(transfers.acts, memberId, "launch");
  await assertNotOnBreak(db, memberId);
  await assertNotBarred(db, memberId);
  await assertRegistersAllow(db, memberId);
  await assertIdentityKnown(db, memberId);
  await assertMayPlay(db, clock, memberId);
}

/** Refuses the launch while a reminder is due, without counting it: the game opens after the answer. */
async function awaitFundsReminder({ db, clock }: LaunchServices, memberId: bigint): Promise<void> {
  try {
    await assertFundsReminderSeen(db, clock, memberId);
  } catch (error) {
    await forgive(db, launchKey(memberId));
    throw error;
  }
}

/** The game, if it is offered to the member where the call comes from. */
async function findToOpen(
  services: LaunchServices,
  { host, address }: CallContext,
  member: SignedIn,
  wanted: { company: string; code: string },
): Promise<{ game: Game; adapter: ProviderAdapter }> {
  const { byCode } = await services.offered({ host, address, member });
  const provider = byCode.get(wanted.company);
  const game = provider?.games.find((candidate) => candidate.code === wanted.code);
  if (!provider || !game) throw new Refusal("not_found");
  if (!provider.isUsed) throw new Refusal("provider_switched_off");
  const adapter = services.adapters.get(provider.connection);
  if (!adapter || !provider.isAnswering) {
    if (adapter) services.counts.keptBack(provider.connection);
    throw new Refusal("provider_unavailable");
  }
  return { game, adapter };
}

type Opening = { gameSessionId: string; game: Game; adapter: ProviderAdapter };

/** Requests the window of a launch from the provider, and records the outcome. */
async function askForWindow(
  services: LaunchServices,
  context: CallContext,
  { memberId }: SignedIn,
  { gameSessionId, game, adapter }: Opening,
): Promise<string> {
  const { connection } = game.provider;
  const memberRef = await getMemberRef(services.db, memberId);
  const token = adapter.usesTokens ? await issueToken(services.db, connection, gameSessionId) : "";
  const { cash: balance } = await getBalances(services.db, memberId);
  const startedAt = performance.now();
  const record = (outcome: { http: number; outcome: string; isFault: boolean }) =>
    services.calls.record({
      connection,
      endpoint: LAUNCH,
      memberRef,
      gameCode: game.code,
      roundRef: gameSessionId,
      isSigned: true,
      durationMs: performance.now() - startedAt,
      body: null,
      ...outcome,
    });
  try {
    const url = await adapter.launch({
      gameSessionId,
      token,
      memberRef,
      gameCode: game.code,
      currency: CURRENCY,
      balance,
      locale: context.locale,
      isPhone: context.isPhone,
      address: context.address,
      returnUrl: services.lobbyUrl(context),
    });
    record({ http: 200, outcome: "ok", isFault: false });
    return url;
  } catch (error) {
    record({ http: 502, outcome: "failed", isFault: true });
    throw error;
  }
}

/**
 * Moves a member's money to where the game needs it: back from every other provider that keeps
 * money, as far as they return it now, and to this one when it keeps money. Throws Refusal
 * `provider_unavailable`, and `too_often` while an earlier transfer there is not settled.
 */
async function bringMoney(
  services: LaunchServices,
  memberId: bigint,
  connection: string,
): Promise<void> {
  await bringBack(services.transfers, memberId, connection);
  if (!services.adapters.get(connection)?.transfers) return;
  try {
    await transferIn(services.transfers, { memberId, connection, amount: null, key: null });
  } catch (error) {
    if (error instanceof Refusal && error.code === "already_waiting")
      throw new Refusal("too_often", { retryAfter: 5 });
    throw error;
  }
}

/** Ends the launches of ended sessions, so that they take no new stakes. */
export const endLaunchesOf = (db: Queryable, memberSessionIds: readonly string[]): Promise<void> =>
  launches.endGameSessionsOf(db, memberSessionIds);

/** Ends the launches of the members who registered at a site. */
export const endLaunchesOfSite = (db: Queryable, siteId: number): Promise<void> =>
  launches.endGameSessionsOfSite(db, siteId);

/** Ends the member's launches, so that they take no new stakes; answers whether one was open. */
export const endLaunchesOfMember = (db: Queryable, memberId: bigint): Promise<boolean> =>
  launches.endGameSessionsOfMember(db, memberId);

const UNPLACED_AT_ONCE = 500;

/**
 * Ends launches of members whose pages have not called from an allowed place for the time of their
 * jurisdiction, so that they take no new stakes; answers how many, at most 500.
 */
export const endUnplacedLaunches = ({ tx, clock }: Act): Promise<number> =>
  launches.endUnplacedGameSessions(tx, clock.now(), UNPLACED_AT_ONCE);
