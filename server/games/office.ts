import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { CallLog } from "#server/games/calls/call-log.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

/** Where operators look after games: what their verbs need. */
export type GameOffice = {
  db: Database;
  clock: Clock;
  calls: CallLog;
  /** The connections that this installation speaks to. */
  connections: readonly string[];
  /** Whether the provider behind a connection answers now. */
  isAnswering(connection: string): boolean;
  appSecret: AppSecret;
  /** The folder of pictures that staff uploaded. */
  uploadsDir: string;
};
