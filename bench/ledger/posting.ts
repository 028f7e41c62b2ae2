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
import type { BenchMember } from "#bench/ledger/members.ts";

const CONNECTION = "sandbox";
const GAME = "moon-rabbit-mill";

export type Posting = { callers: number; warmUpSeconds: number; seconds: number };

/**
 * Bets and wins a second with nothing between the caller and the batching writer: what Node and
 * PostgreSQL do without HTTP, signatures and protocols. Every call writes its entry, its key and
 * its round and is answered once it is on the disk.
 */
export async function measurePosting(
  databaseUrl: string,
  members: readonly BenchMember[],
  { callers, warmUpSeconds, seconds }: Posting,
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
        for await (const answeredAt of playRound(desk, member, game))
          if (answeredAt >= startAt && answeredAt < endAt) done++;
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
    return done / seconds;
  } finally {
    await desk.batcher.drain();
    await Promise.all([db.close(), lanes.close()]);
  }
}

/** A stake, then a win that ends the round; answers when each was done. */
async function* playRound(
  desk: RoundDesk,
  { memberId, bucket, accountId }: BenchMember,
  { provider, id: gameId }: Game,
): AsyncGenerator<number> {
  const roundRef = randomUUID();
  for (const movement of ["bet", "win"] as const) {
    const { outcomes } = await desk.batcher.run({
      operations: [
        {
          account: { bucket, id: accountId },
          movement,
          amount: fromWon(movement === "bet" ? 10 : 9),
          houseAccountId: provider.houseAccountId,
          scopeId: desk.scopes(CONNECTION).movements,
          key: `${roundRef}-${movement}`,
          shareSchemeId: movement === "bet" ? provider.shareSchemeId : null,
        },
      ],
      memberId,
      providerId: provider.id,
      gameId,
      gameSessionId: null,
      roundRef,
      closes: movement === "win",
      stakesOff: false,
    });
    if (outcomes[0]?.status !== "applied") throw new Error(`a ${movement} was not applied`);
    yield performance.now();
  }
}
