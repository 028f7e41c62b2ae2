import type { FastifyInstance } from "fastify";
import type { LiveCounts, OfficePushEvents } from "#contract/office/events.ts";
import type { OfficeSession } from "#contract/office/session-end.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import type { KeptEvent } from "#server/kit/outbox/outbox.ts";
import { sessionTokenOf } from "#server/http/session-cookie.ts";
import { Streams } from "#server/http/push/streams.ts";
import { countOpenAlerts } from "#server/alerts/alerts.ts";
import { countOpenDuplicates } from "#server/members/duplicate-accounts/reviews.ts";
import { countWaitingPrivacyRequests } from "#server/members/privacy-requests/listing.ts";
import { countWaitingIdentities } from "#server/members/identity-checks/listing.ts";
import { countWaitingContacts } from "#server/messages/contacts/contacts.ts";
import { countWaitingHelps } from "#server/messages/help-desk/inbox.ts";
import { writersNow } from "#server/messages/help-desk/writing.ts";
import { countWaitingProposals } from "#server/operators/proposals/proposals.ts";
import {
  officeSessionOf,
  whyOfficeSessionEnded,
} from "#server/operators/session-end/session-end.ts";
import { findOperator } from "#server/operators/sessions.ts";
import { countUndecided } from "#server/payments/queue/queue.ts";
import { countOpenSuspicions } from "#server/payments/suspicions/suspicions.ts";

/** Pushed counts are at most this old. */
const LOOK_EVERY_MS = 2_000;
/** Events within this time cause one count. */
const GATHER_MS = 100;
/** Shows that the line is up, to proxies and to the page, and finds ended sessions. */
const SESSIONS_EVERY_MS = 15_000;
/** Operators of one office share a network address, and each may have several screens open. */
const STREAMS = { inAll: 500, ofNetwork: 250, ofKey: 12 };

/** Streams are found by the session's token. */
type Owner = { key: string };
export type OfficeStream = {
  /** How many screens are connected. */
  open(): number;
  happened(event: KeptEvent): void;
};
type OfficeStreamOptions = { db: Database; clock: Clock; log: Log };

const countsOf = async (db: Database, clock: Clock): Promise<LiveCounts> => ({
  ...(await countUndecided(db)),
  proposals: await countWaitingProposals(db, clock),
  helps: await countWaitingHelps(db),
  contacts: await countWaitingContacts(db),
  duplicateAccounts: await countOpenDuplicates(db),
  identities: await countWaitingIdentities(db),
  privacyRequests: await countWaitingPrivacyRequests(db),
  suspicions: await countOpenSuspicions(db),
  alerts: await countOpenAlerts(db),
});

const newsOf = ({ id, name, memberId, payload }: KeptEvent): OfficePushEvents["news"] => ({
  id: Number(id),
  name,
  memberId: memberId === null ? null : Number(memberId),
  said: payload,
});

async function sessionOf(
  db: Database,
  clock: Clock,
  token: string,
): Promise<OfficeSession | undefined> {
  const operator = await findOperator(db, clock, token, { isPassive: true });
  return operator && officeSessionOf(operator, clock);
}

/** Tells each page how long its session lasts, or that it ended and why. */
async function lookAfterSessions(
  db: Database,
  clock: Clock,
  streams: Streams<OfficePushEvents, string, Owner>,
): Promise<void> {
  for (const stream of streams.all()) {
    const session = await sessionOf(db, clock, stream.owner.key);
    if (session) {
      stream.send("alive", {});
      stream.send("session", session);
    } else stream.end("ended", { why: await whyOfficeSessionEnded(db, clock, stream.owner.key) });
  }
}

/** Pushes server-sent events to operators' open screens. An open stream does not count as activity. */
export function registerOfficeStream(
  app: FastifyInstance,
  { db, clock, log }: OfficeStreamOptions,
): OfficeStream {
  const streams = new Streams<OfficePushEvents, string, Owner>(STREAMS);
  /** The texts that were sent to all streams last. Opening a stream clears them: the next look sends anew. */
  const last = { counts: "", writing: "" };
  const tell = <Name extends keyof typeof last>(name: Name, data: OfficePushEvents[Name]) => {
    const text = JSON.stringify(data);
    if (text === last[name]) return;
    last[name] = text;
    for (const stream of streams.all()) stream.send(name, data);
  };

  const look = async () => {
    if (streams.all().length === 0) return;
    tell("counts", await countsOf(db, clock));
    tell("writing", { writers: await writersNow(db, clock) });
  };
  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ err: error }, "office push failed"));
  let looking: NodeJS.Timeout | undefined;
  const timers = [
    setInterval(() => void attempt(look()), LOOK_EVERY_MS),
    setInterval(() => void attempt(lookAfterSessions(db, clock, streams)), SESSIONS_EVERY_MS),
  ];
  app.addHook("preClose", (done) => {
    timers.forEach(clearInterval);
    clearTimeout(looking);
    for (const stream of streams.all()) stream.finish();
    done();
  });

  app.get("/api/office/stream", async (request, reply) => {
    const token = sessionTokenOf(request, "dalbit_office");
    const session = token && (await sessionOf(db, clock, token));
    if (!session) return reply.code(401).send({ status: "unauthenticated" });
    const counts = await countsOf(db, clock);
    const writing = { writers: await writersNow(db, clock) };
    const stream = streams.open(reply, { key: token });
    if (stream === null) return reply;
    stream.send("session", session);
    stream.send("counts", counts);
    stream.send("writing", writing);
    // They may have changed since they were read, back to what the others were last told.
    last.counts = last.writing = "";
    return reply;
  });

  return {
    open: () => streams.all().length,
    happened(event) {
      const open = streams.all();
      if (open.length === 0) return;
      const news = newsOf(event);
      for (const stream of open) stream.send("news", news);
      looking ??= setTimeout(() => {
        looking = undefined;
        void attempt(look());
      }, GATHER_MS);
    },
  };
}
