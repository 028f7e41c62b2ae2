import { randomUUID } from "node:crypto";
import { systemClock } from "#server/kit/clock.ts";
import { openDatabase } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { createCatalogueReader, findGame, type Game } from "#server/games/catalogue.ts";
import {
  LANE_COUNT,
  LANE_LOCK_TIMEOUT_MS,
  LANE_STATEMENT_TIMEOUT_MS,
  openRoundDesk,
  type RoundDesk,
} from "#server/games/round-desk.ts";
import type { RoundShape } from "#bench/ledger/bets.ts";
import type { BenchMember } from "#bench/ledger/members.ts";

const CONNECTION = "sandbox";
const GAME = "moon-rabbit-mill";

export type Posting = {
  callers: number;
  warmUpSeconds: number;
  seconds: number;
  shape: RoundShape;
};

/**
 * Bets and wins a second with nothing between the caller and the batching writer: what Node and
 * PostgreSQL do without HTTP, signatures and protocols. Every call writes its entry, its key and
 * its round and is answered once it is on the disk.
 */
export async function measurePosting(
  databaseUrl: string,
  members: readonly BenchMember[],
  { callers, warmUpSeconds, seconds, shape }: Posting,
): Promise<number> {
  const db = openDatabase(databaseUrl, { size: 2 });
  const lanes = openDatabase(databaseUrl, {
    size: LANE_COUNT,
    statementTimeoutMs: LANE_STATEMENT_TIMEOUT_MS,
    lockTimeoutMs: LANE_LOCK_TIMEOUT_MS,
  });
  const catalogue = createCatalogueReader(db, systemClock);
  const desk = await openRoundDesk({
    db,
    lanes,
    laneCount: LANE_COUNT,
    single: db,
    catalogue,
    connections: [CONNECTION],
    changed: () => {},
  });
  const game = findGame(await catalogue(), CONNECTION, GAME);
  if (!game) throw new Error(`the game ${GAME} is missing`);
  try {
    const startAt = performance.now() + warmUpSeconds * 1000;
    const endAt = startAt + seconds * 1000;
    let done = 0;
    const caller = async () => {
      while (performance.now() < endAt) {
        const member = members[Math.floor(Math.random() * members.length)];
        if (!member) throw new RangeError("no members");
        const roundRef = randomUUID();
        for (const movements of callsOf[shape]) {
          await post(desk, member, game, roundRef, movements);
          const answeredAt = performance.now();
          if (answeredAt >= startAt && answeredAt < endAt) done += movements.length;
        }
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
    return done / seconds;
  } finally {
    await desk.batcher.drain();
    await Promise.all([db.close(), lanes.close()]);
  }
}

type Movement = "bet" | "win";
const callsOf: Record<RoundShape, readonly (readonly Movement[])[]> = {
  apart: [["bet"], ["win"]],
  together: [["bet", "win"]],
};

/** Posts a stake, a win that ends the round, or both in one call; resolves when it is on the disk. */
async function post(
  desk: RoundDesk,
  { memberId, bucket, accountId }: BenchMember,
  { provider, id: gameId }: Game,
  roundRef: string,
  movements: readonly Movement[],
): Promise<void> {
  const { outcomes } = await desk.batcher.run({
    operations: movements.map((movement) => ({
      account: { bucket, id: accountId },
      movement,
      amount: fromWon(movement === "bet" ? 10 : 9),
      houseAccountId: provider.houseAccountId,
      scopeId: desk.scopes(CONNECTION).movements,
      key: `${roundRef}-${movement}`,
      shareSchemeId: movement === "bet" ? provider.shareSchemeId : null,
    })),
    memberId,
    providerId: provider.id,
    gameId,
    gameSessionId: null,
    roundRef,
    closes: movements.includes("win"),
    stakesOff: false,
  });
  if (outcomes.some(({ status }) => status !== "applied"))
    throw new Error(`${movements.join(" and ")} not applied`);
}
