import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#server/kit/database.ts";

/** Below the number of changes that a member may make in an hour. */
const MOST_CHANGES = 50;
const FIRST_WON = 1_000_000_000;
const STEP_WON = 1_000_000;

type Change = { won: number; isAcknowledged: boolean };

/** A member who lowers a limit again and again; each call is sent once, also when a kill ends it. */
export class Setter {
  readonly log: Change[] = [];
  readonly memberId: bigint;
  readonly #webUrl: string;
  readonly #cookie: string;

  constructor(member: { memberId: bigint; webUrl: string; cookie: string }) {
    this.memberId = member.memberId;
    this.#webUrl = member.webUrl;
    this.#cookie = member.cookie;
  }

  async lower(): Promise<void> {
    if (this.log.length >= MOST_CHANGES) {
      await sleep(500);
      return;
    }
    const change = { won: FIRST_WON - this.log.length * STEP_WON, isAcknowledged: false };
    this.log.push(change);
    change.isAcknowledged = await this.#send(change.won).catch(() => false);
    // A product that is down is not asked again at once, so that most changes meet a running one.
    await sleep((change.isAcknowledged ? 100 : 1_000) + Math.random() * 900);
  }

  async #send(amount: number): Promise<boolean> {
    const answer = await fetch(`${this.#webUrl}/api/routes/set-limit`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: this.#webUrl,
        cookie: this.#cookie,
      },
      body: JSON.stringify({ kind: "stake", period: "day", amount }),
      signal: AbortSignal.timeout(5_000),
    });
    const { status } = (await answer.json()) as { status?: string };
    return status === "success";
  }
}

type Kept = { memberId: bigint; now: number | null; changes: number[]; announced: number };

/**
 * Compares the limits with the answers that the members got. Returns one sentence for each
 * acknowledged change that does not hold, for each that holds although it was never sent, and for
 * each change without its announcement or announcement without its change.
 */
export async function faultsOfLimits(db: Database, setters: readonly Setter[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { memberId, log } of setters) {
    const [kept] = await db.query<Kept>(
      `select $1::bigint as "memberId",
         (select (l.amount / 100000)::integer from ledger_limits l
          join ledger_accounts a on a.bucket = l.bucket and a.id = l.account_id
          where a.member_id = $1 and a.kind = 'cash' and l.kind = 'stake') as now,
         array(select (amount / 100000)::integer from member_limit_changes
               where member_id = $1 order by id) as changes,
         (select count(*)::integer from outbox_events
          where member_id = $1 and name = 'member.limit_changed') as announced`,
      [memberId],
    );
    const changes = kept?.changes ?? [];
    const say = (fault: string) => faults.push(`member ${memberId}: ${fault}`);
    for (const { won, isAcknowledged } of log)
      if (isAcknowledged && !changes.includes(won)) say(`${won} was acknowledged and never was`);
    for (const won of changes)
      if (!log.some((change) => change.won === won)) say(`${won} was never sent and was set`);
    if (new Set(changes).size < changes.length) say("a limit was set twice");
    if ((kept?.now ?? null) !== (changes.at(-1) ?? null)) say(`${kept?.now} holds, not the last`);
    if (kept?.announced !== changes.length)
      say(`${changes.length} changes have ${kept?.announced} announcements`);
  }
  return faults;
}
