import type { RoundRefusal } from "#server/games/resolving.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import { playsAgainAt } from "#server/members/quiet-times/quiet-times.ts";

/** When a member whose stake was refused in their no-play hours may play again, ISO 8601. */
export async function endOfHold(
  { db, findPlayer }: Pick<RoundWriter, "db" | "findPlayer">,
  { code }: RoundRefusal,
  memberRef: string | null,
): Promise<{ until?: string }> {
  if (code !== "no_play_hours" || memberRef === null) return {};
  const player = await findPlayer(memberRef);
  const until = player && (await playsAgainAt(db, player.memberId));
  return until ? { until: until.toISOString() } : {};
}
