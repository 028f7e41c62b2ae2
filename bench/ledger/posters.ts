import { systemClock } from "#server/kit/clock.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { scopeId } from "#server/ledger/accounts.ts";
import { createBatcher } from "#server/kit/micro-batcher.ts";
import type { Movement, Outcome } from "#server/ledger/operations.ts";
import { postEach } from "#server/ledger/post.ts";
import { PublicChanges } from "#server/kit/public-changes/public-changes.ts";
import { createCatalogueReader, findGame, type Game } from "#server/games/catalogue.ts";
import {
  BATCHING,
  LANE_COUNT,
  LANE_LOCK_TIMEOUT_MS,
  LANE_STATEMENT_TIMEOUT_MS,
  openRoundWriter,
} from "#server/games/round-writer.ts";
import type { BenchMember } from "#bench/ledger/members.ts";

const CONNECTION = "sandbox";
const GAME = "moon-rabbit-mill";

export type Play = "bet" | "win";

/** Posts a stake, a win, or both in one call; resolves once they are on disk. */
export type Poster = {
  post(member: BenchMember, roundRef: string, plays: readonly Play[]): Promise<void>;
  close(): Promise<void>;
};

type Opened = {
  db: Database;
  lanes: Database;
  catalogue: ReturnType<typeof createCatalogueReader>;
  game: Game;
};

async function open(databaseUrl: string): Promise<Opened> {
  const db = openDatabase(databaseUrl, { size: 2 });
  const lanes = openDatabase(databaseUrl, {
    size: LANE_COUNT,
    statementTimeoutMs: LANE_STATEMENT_TIMEOUT_MS,
    lockTimeoutMs: LANE_LOCK_TIMEOUT_MS,
  });
  const catalogue = createCatalogueReader(db, {
    changes: new PublicChanges(systemClock),
    clock: systemClock,
  });
  const game = findGame(await catalogue(), CONNECTION, GAME);
  if (!game) throw new Error(`the game ${GAME} is missing`);
  return { db, lanes, catalogue, game };
}

const movementsOf = (
  { bucket, accountId }: BenchMember,
  { provider: { houseAccountId, shareSchemeId } }: Game,
  scope: number,
  roundRef: string,
  plays: readonly Play[],
): Movement[] =>
  plays.map((play) => ({
    account: { bucket, id: accountId },
    movement: play,
    amount: fromWon(play === "bet" ? 10 : 9),
    houseAccountId,
    scopeId: scope,
    key: `${roundRef}-${play}`,
    shareSchemeId: play === "bet" ? shareSchemeId : null,
  }));

const closing =
  ({ db, lanes }: Opened, batcher: { drain(): Promise<void> }) =>
  async (): Promise<void> => {
    await batcher.drain();
    await Promise.all([db.close(), lanes.close()]);
  };

function refuseOthers(outcomes: readonly Outcome[]): void {
  const refused = outcomes.find(({ status }) => status !== "applied");
  if (refused) throw new Error(`a posting ended as ${refused.status}`);
}

/** The ledger alone: entries, keys and balances, through the batching writer. */
export async function openPostings(databaseUrl: string): Promise<Poster> {
  const opened = await open(databaseUrl);
  const { db, lanes, game } = opened;
  const scope = await scopeId(db, "bench-postings");
  const batcher = createBatcher<Movement[], Outcome[]>({
    ...BATCHING,
    lanes: LANE_COUNT,
    shardOf: ([movement]) => movement?.account.bucket ?? 0,
    send: (groups) => postEach(lanes, groups),
    isWorthSplitting: () => false,
  });
  return {
    async post(member, roundRef, plays) {
      refuseOthers(await batcher.run(movementsOf(member, game, scope, roundRef, plays)));
    },
    close: closing(opened, batcher),
  };
}

/** The same with the rounds of providers' calls, through the code that handles them. */
export async function openRounds(databaseUrl: string): Promise<Poster> {
  const opened = await open(databaseUrl);
  const { db, lanes, catalogue, game } = opened;
  const writer = await openRoundWriter({
    db,
    lanes,
    laneCount: LANE_COUNT,
    single: db,
    catalogue,
    connections: [CONNECTION],
    changed: () => {},
    staked: () => {},
  });
  return {
    async post(member, roundRef, plays) {
      const { outcomes } = await writer.batcher.run({
        operations: movementsOf(member, game, writer.scopes(CONNECTION).movements, roundRef, plays),
        memberId: member.memberId,
        providerId: game.provider.id,
        gameId: game.id,
        gameSessionId: null,
        roundRef,
        closes: plays.includes("win"),
        stakesOff: false,
      });
      refuseOthers(outcomes);
    },
    close: closing(opened, writer.batcher),
  };
}
