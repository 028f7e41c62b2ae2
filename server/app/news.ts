import { openDatabase } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import { OUTBOX_CHANNEL } from "#server/kit/outbox/outbox.ts";
import { openDatabaseListener } from "#server/kit/database-listener.ts";
import { PUBLIC_CHANGES, type PublicChanges } from "#server/kit/public-changes/public-changes.ts";
import type { Reader } from "#server/kit/replica/reader.ts";
import { tellsOf } from "#server/app/listeners.ts";
import { MEMBER_CHANGES, membersIn } from "#server/http/push/member-changes.ts";
import type { OfficeStream } from "#server/http/push/office-stream.ts";
import { followOutbox } from "#server/http/push/outbox-reader.ts";
import { CONNECTION_CHANGES } from "#server/games/connections/connections.ts";
import type { LiveConnections } from "#server/providers/live-connections.ts";
import type { Push } from "#server/http/push/push.ts";

type NewsReaders = {
  push: Push;
  office: OfficeStream;
  changes: PublicChanges;
  connections: Pick<LiveConnections, "renew">;
  reader: Pick<Reader, "changed">;
};

/**
 * Sends events of the outbox, and balances that games moved, to the pages that are open on this
 * process. `listeners.ts` names the recipients. Also hears of changes of what everyone is shown, and
 * of the connections to providers.
 */
export async function openNews(
  databaseUrl: string,
  log: Log,
  { push, office, changes, connections, reader }: NewsReaders,
): Promise<{ close(): Promise<void> }> {
  // Separate from the pool of the pages, so that many page requests do not delay events.
  const onIdleError = (error: Error) => log.warn({ err: error }, "lost the outbox's connection");
  const db = openDatabase(databaseUrl, { size: 1, onIdleError });
  const outbox = await followOutbox(db, log, (event) => {
    const { member, operators } = tellsOf(event.name);
    if (member) push.happened(event);
    if (!operators) return;
    // Before the screens, which read again because of it.
    reader.changed();
    office.happened(event);
  });
  const handlers = {
    [MEMBER_CHANGES]: (payload: string) => membersIn(payload).forEach(push.changed),
    [OUTBOX_CHANNEL]: outbox.wake,
    [PUBLIC_CHANGES]: changes.changed,
    [CONNECTION_CHANGES]: connections.renew,
  };
  const listener = openDatabaseListener(databaseUrl, log, handlers, (isListening) => {
    changes.listening(isListening);
    // What changed while nothing was heard.
    if (isListening) connections.renew();
  });
  return {
    async close() {
      await Promise.all([listener.close(), outbox.close()]);
      await db.close();
    },
  };
}
