import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/games/play-patterns/reviews/store.ts";

const PAGE = 50;

/** A page of open reviews, the oldest first, or of closed ones, the newest close first. */
export async function reviewsOf(
  db: Queryable,
  list: "open" | "closed",
  after: number | undefined,
): Promise<OfficeOutput<"get-play-reviews">> {
  const listed = list === "open" ? store.listOpen : store.listClosed;
  const found = await listed(db, after === undefined ? null : BigInt(after), PAGE + 1);
  const rows = found.slice(0, PAGE);
  const named = rows.flatMap(({ reasons }) => reasons.flatMap(({ gameId }) => gameId ?? []));
  const games = new Map((await store.listGames(db, named)).map(({ id, ...game }) => [id, game]));
  const reviews = rows.map(({ memberId, loginId, nick, ...row }) => ({
    ...row,
    id: Number(row.id),
    member: { id: Number(memberId), loginId, nick },
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    reasons: row.reasons.map(({ gameId, ...reason }) => ({
      ...reason,
      game: gameId === null ? null : (games.get(gameId) ?? null),
    })),
  }));
  return { reviews, next: found.length > rows.length ? Number(rows.at(-1)?.id) : null };
}
