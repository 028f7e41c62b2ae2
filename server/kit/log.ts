import { destination, pino } from "pino";

/** One JSON line per event. Secrets and bodies of calls are never logged. */
export const log = pino(
  {
    level: process.env["LOG_LEVEL"] ?? "info",
    base: null,
    redact: ["password", "pw", "token", "authorization", "cookie"],
  },
  // Lines are few, and the last ones before an end are the ones that are asked for.
  destination({ fd: 1, sync: true }),
);
export type Log = typeof log;
