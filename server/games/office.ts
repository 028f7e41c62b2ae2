import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { CallLog } from "#server/games/calls/call-log.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

/** What the verbs of operators about games need. */
export type GameOffice = {
  db: Database;
  clock: Clock;
  calls: CallLog;
  /** The connections that this installation speaks to. */
  connections: readonly string[];
  /** Whether the provider of a connection responds now. */
  isAnswering(connection: string): boolean;
  appSecret: AppSecret;
  /** The folder of pictures that staff uploaded. */
  uploadsDir: string;
};
