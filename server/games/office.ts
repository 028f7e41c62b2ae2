import type { ProviderAdapter } from "#server/games/provider.ts";
import type { ConnectionOffice } from "#server/games/connections/connections.ts";
import type { CallLog } from "#server/games/calls/call-log.ts";

/** What the verbs of operators about games need. */
export type GameOffice = ConnectionOffice & {
  calls: CallLog;
  adapters: ReadonlyMap<string, ProviderAdapter>;
  /** The folder of pictures that staff uploaded. */
  uploadsDir: string;
};
