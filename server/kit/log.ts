import { pino } from "pino";

/** One JSON line per event. Secrets and bodies of calls are never logged. */
export const log = pino({
  level: process.env["LOG_LEVEL"] ?? "info",
  base: null,
  redact: ["password", "pw", "token", "authorization", "cookie"],
});
export type Log = typeof log;
