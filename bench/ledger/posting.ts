import { randomUUID } from "node:crypto";
import type { RoundShape } from "#bench/ledger/bets.ts";
import type { BenchMember } from "#bench/ledger/members.ts";
import { processorSeconds } from "#bench/ledger/processor-time.ts";
import { openPostings, openRounds, type Play } from "#bench/ledger/posters.ts";

export type Posting = {
  callers: number;
  warmUpSeconds: number;
  seconds: number;
  shape: RoundShape;
  /** The ledger alone, or with the rounds of providers' calls. */
  isWithRounds: boolean;
};

/** `cpuMicros`: processor time for one bet or win, of this process and of PostgreSQL. */
export type PostingResult = { perSecond: number; cpuMicros: number };

/**
 * Bets and wins a second posted directly to the batching writer: the capacity of Node and
 * PostgreSQL without HTTP, signatures and protocols. Every call writes its entry and its key, with
 * rounds its round too, and is answered once it is on disk.
 */
export async function measurePosting(
  databaseUrl: string,
  postmasterPid: number,
  members: readonly BenchMember[],
  { callers, warmUpSeconds, seconds, shape, isWithRounds }: Posting,
): Promise<PostingResult> {
  const poster = await (isWithRounds ? openRounds : openPostings)(databaseUrl);
  try {
    const startAt = performance.now() + warmUpSeconds * 1000;
    const endAt = startAt + seconds * 1000;
    let done = 0;
    const caller = async () => {
      while (performance.now() < endAt) {
        const member = members[Math.floor(Math.random() * members.length)];
        if (!member) throw new RangeError("no members");
        const roundRef = randomUUID();
        for (const plays of callsOf[shape]) {
          await poster.post(member, roundRef, plays);
          const answeredAt = performance.now();
          if (answeredAt >= startAt && answeredAt < endAt) done += plays.length;
        }
      }
    };
    let startSeconds = Number.NaN;
    setTimeout(() => (startSeconds = usedSeconds(postmasterPid)), warmUpSeconds * 1000);
    await Promise.all(Array.from({ length: callers }, caller));
    const cpuMicros = ((usedSeconds(postmasterPid) - startSeconds) * 1e6) / done;
    return { perSecond: done / seconds, cpuMicros };
  } finally {
    await poster.close();
  }
}

/** Excludes processes that this one started: clients and web processes of other figures. */
function usedSeconds(postmasterPid: number): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + processorSeconds([postmasterPid]);
}

const callsOf: Record<RoundShape, readonly (readonly Play[])[]> = {
  apart: [["bet"], ["win"]],
  together: [["bet", "win"]],
};
