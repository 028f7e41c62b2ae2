import type { SuspicionReason } from "#contract/office/suspicions.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dueDiligence } from "#server/payments/suspicions/signs/due-diligence.ts";
import { littlePlay } from "#server/payments/suspicions/signs/little-play.ts";
import { movements } from "#server/payments/suspicions/signs/movements.ts";
import { otherPayers } from "#server/payments/suspicions/signs/other-payers.ts";
import { shortLife } from "#server/payments/suspicions/signs/short-life.ts";
import type { Asked, Sign } from "#server/payments/suspicions/signs/sign.ts";
import { structuring } from "#server/payments/suspicions/signs/structuring.ts";

/** In the order of the contract. */
export const signs: readonly Sign[] = [
  dueDiligence,
  littlePlay,
  structuring,
  movements,
  shortLife,
  otherPayers,
];

/** For how many days a sign of a closed suspicion opens no new one. */
export const quietDaysOf = (name: SuspicionReason["sign"]): number =>
  signs.find((sign) => sign.name === name)?.quietDays ?? 0;

/** The signs of each member of a site who has one, or of one member of it. */
export async function findSigns(
  db: Queryable,
  asked: Asked,
): Promise<Map<bigint, SuspicionReason[]>> {
  const found = new Map<bigint, SuspicionReason[]>();
  for (const { name, rule, find } of signs)
    for (const { memberId, value } of await find(db, asked)) {
      const own = found.get(memberId) ?? [];
      own.push({ sign: name, value: Number(value), threshold: asked.rules[rule] });
      found.set(memberId, own);
    }
  return found;
}
