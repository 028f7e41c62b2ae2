import { keepConnection } from "#server/kit/kept-connection.ts";
import type { Log } from "#server/kit/log.ts";

/**
 * Listens to channels of the database (LISTEN) on a kept connection. Notifications that are sent
 * while it is disconnected are lost, so the caller must also poll, or follow `listening`, which is
 * told whenever it begins and ends to receive them.
 */
export const openDatabaseListener = (
  databaseUrl: string,
  log: Log,
  handlers: Readonly<Record<string, (payload: string) => void>>,
  listening: (isListening: boolean) => void = () => {},
): { close(): Promise<void> } =>
  keepConnection(databaseUrl, log, {
    purpose: "listening",
    // Listening again changes nothing.
    async ask(client) {
      for (const channel of Object.keys(handlers)) await client.query(`listen ${channel}`);
    },
    began(client) {
      client.on("notification", ({ channel, payload = "" }) => handlers[channel]?.(payload));
      listening(true);
    },
    ended: () => listening(false),
  });
