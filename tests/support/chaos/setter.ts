import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#server/kit/database.ts";

/** Below the number of changes that a member may make in an hour, of limits and of hours. */
const MOST_CHANGES = 50;
const FIRST_WON = 1_000_000_000;
const STEP_WON = 1_000_000;

/** A limit is lowered, or no-play hours are extended. */
type What = "limit" | "hours";
/** `size` is whole won of a limit, or the minutes that are closed from midnight on. */
type Change = { what: What; size: number; isAcknowledged: boolean };

/**
 * A member who lowers a limit and extends their no-play hours by turns; each call is sent once, also
 * when a kill ends it.
 */
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

  async tighten(): Promise<void> {
    const made = this.log.length;
    if (made >= 2 * MOST_CHANGES) {
      await sleep(500);
      return;
    }
    const turn = Math.floor(made / 2);
    const change: Change =
      made % 2 === 0
        ? { what: "limit", size: FIRST_WON - turn * STEP_WON, isAcknowledged: false }
        : { what: "hours", size: turn + 1, isAcknowledged: false };
    this.log.push(change);
    change.isAcknowledged = await this.#send(change).catch(() => false);
    // A product that is down is not asked again at once, so that most changes meet a running one.
    await sleep((change.isAcknowledged ? 100 : 1_000) + Math.random() * 900);
  }

  async #send({ what, size }: Change): Promise<boolean> {
    const [call, body] =
      what === "limit"
        ? (["set-limit", { kind: "stake", period: "day", amount: size }] as const)
        : ([
            "set-no-play-hours",
            { hours: { from: "00:00", until: `00:${String(size).padStart(2, "0")}` } },
          ] as const);
    const answer = await fetch(`${this.#webUrl}/api/routes/${call}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: this.#webUrl,
        cookie: this.#cookie,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    });
    const { status } = (await answer.json()) as { status?: string };
    return status === "success";
  }
}

type Kept = {
  limit: number | null;
  hours: number | null;
  limits: number[];
  allHours: number[];
  announced: number;
};

/**
 * Compares the limits and hours with the answers that the members got. Returns one sentence for each
 * acknowledged change that does not hold, for each that holds although it was never sent, and for
 * each change without its announcement or announcement without its change.
 */
export async function faultsOfLimits(db: Database, setters: readonly Setter[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { memberId, log } of setters) {
    const [kept] = await db.query<Kept>(
      `select
         (select (l.amount / 100000)::integer from ledger_limits l
          join ledger_accounts a on a.bucket = l.bucket and a.id = l.account_id
          where a.member_id = $1 and a.kind = 'cash' and l.kind = 'stake') as "limit",
         (select upper(closed) from member_quiet_times
          where member_id = $1 and kind = 'hours') as hours,
         array(select (amount / 100000)::integer from member_limit_changes
               where member_id = $1 order by id) as limits,
         array(select upper(closed) from member_quiet_time_changes
               where member_id = $1 order by id) as "allHours",
         (select count(*)::integer from outbox_events
          where member_id = $1 and name = 'member.limit_changed') as announced`,
      [memberId],
    );
    const say = (fault: string) => faults.push(`member ${memberId}: ${fault}`);
    const compare = (what: What, changes: readonly number[], now: number | null) => {
      const sent = log.filter((change) => change.what === what);
      for (const { size, isAcknowledged } of sent)
        if (isAcknowledged && !changes.includes(size))
          say(`${what} ${size} was acknowledged and never was`);
      for (const size of changes)
        if (!sent.some((change) => change.size === size))
          say(`${what} ${size} was never sent and was set`);
      if (new Set(changes).size < changes.length) say(`${what} was set twice`);
      if (now !== (changes.at(-1) ?? null)) say(`${what} ${now} holds, not the last`);
    };
    compare("limit", kept?.limits ?? [], kept?.limit ?? null);
    compare("hours", kept?.allHours ?? [], kept?.hours ?? null);
    const changes = (kept?.limits.length ?? 0) + (kept?.allHours.length ?? 0);
    if (kept?.announced !== changes)
      say(`${changes} changes have ${kept?.announced} announcements`);
  }
  return faults;
}
