import { destination, pino, stdSerializers, type LoggerOptions } from "pino";

/** Fields whose value is never written, wherever in a line they lie. */
const SECRET = [
  "password",
  "pw",
  "oldPw",
  "pass",
  "exchange_pw",
  "oldExchange_pw",
  "withdrawalPassword",
  "code",
  "secret",
  "secondFactor",
  "token",
  "authorization",
  "cookie",
];
const DEPTHS = ["", "*.", "*.*.", "*.*.*."];

/**
 * One JSON line per event. Secrets and bodies of calls are never logged; of a fault of the database
 * its kind and place, and not its detail, which holds the values of the row.
 */
export const logOptions: LoggerOptions = {
  level: process.env["LOG_LEVEL"] ?? "info",
  base: null,
  redact: DEPTHS.flatMap((depth) => SECRET.map((name) => `${depth}${name}`)).filter(
    // The code of an error says what went wrong; codes of authenticator apps lie elsewhere.
    (path) => path !== "code" && path !== "*.code",
  ),
  serializers: {
    err: (error: Error) => {
      const {
        detail: _detail,
        where: _where,
        ...told
      } = stdSerializers.err(error) as object & {
        detail?: string;
        where?: string;
      };
      return told;
    },
  },
};

export const log = pino(
  logOptions,
  // Lines are few, and the last ones before an end are the ones that are asked for.
  destination({ fd: 1, sync: true }),
);
export type Log = typeof log;
