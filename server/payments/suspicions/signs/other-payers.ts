import { daysBefore, type Found, type Sign } from "#server/payments/suspicions/signs/sign.ts";
import { listOtherPayers } from "#server/payments/suspicions/signs/store.ts";
import { senderMatch } from "#server/payments/senders/sender.ts";

/** Transfers of 30 days from accounts of others. Source: FATF, casinos, 2009. */
export const otherPayers: Sign = {
  name: "otherPayers",
  rule: "suspicionPayers",
  quietDays: 30,
  async find(db, { at, rules: { suspicionPayers }, ...members }) {
    const counts = new Map<bigint, bigint>();
    for (const row of await listOtherPayers(db, { ...members, since: daysBefore(at, 30) }))
      if (senderMatch(row) === "other")
        counts.set(row.memberId, (counts.get(row.memberId) ?? 0n) + 1n);
    return [...counts]
      .map(([memberId, value]): Found => ({ memberId, value }))
      .filter(({ value }) => value >= suspicionPayers);
  },
};
