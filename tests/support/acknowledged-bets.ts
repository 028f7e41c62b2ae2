import { addMembers } from "#bench/ledger/members.ts";
import { openRounds } from "#bench/ledger/posters.ts";
import { APP_SECRET } from "#tests/support/template.ts";

/** The idempotency key of a bet, and when it was sent and acknowledged. */
export type AcknowledgedBet = { ref: string; sentAt: number; doneAt: number };

/** Some thousand bets a second, and no more for the restores that follow. */
const CALLERS = 8;
const MEMBERS = 200;

/** Bets of callers side by side, which each wait for their answers. Keys begin with `backup-`. */
export async function betFor(databaseUrl: string, forMs: number): Promise<AcknowledgedBet[]> {
  const members = await addMembers(databaseUrl, APP_SECRET, MEMBERS);
  const poster = await openRounds(databaseUrl);
  const bets: AcknowledgedBet[] = [];
  const endAt = Date.now() + forMs;
  const call = async (caller: number): Promise<void> => {
    for (let n = 0; Date.now() < endAt; n++) {
      const member = members[(caller * 8 + (n % 8)) % MEMBERS];
      if (member === undefined) throw new Error("no member");
      const ref = `backup-${caller}-${n}`;
      const sentAt = Date.now();
      await poster.post(member, ref, ["bet"]);
      bets.push({ ref: `${ref}-bet`, sentAt, doneAt: Date.now() });
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)));
  await poster.close();
  return bets;
}
