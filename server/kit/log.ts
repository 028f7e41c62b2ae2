import { traceOfLine } from "#server/kit/tracing/tracing.ts";
import { destination, pino, stdSerializers, type LoggerOptions } from "pino";

/** Fields whose value is never logged, at any depth of a line. */
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
 * One JSON line per event, with the trace that it belongs to. Secrets and bodies of calls are never
 * logged. A database error is logged with its kind and place. Two parts are left out: its detail, which
 * contains the row's values, and the client object that the driver adds when a connection is lost.
 */
export const logOptions: LoggerOptions = {
  level: process.env["LOG_LEVEL"] ?? "info",
  base: null,
  mixin: traceOfLine,
  redact: DEPTHS.flatMap((depth) => SECRET.map((name) => `${depth}${name}`)).filter(
    // An error's `code` is kept, because it names the fault; codes of authenticator apps are
    // elsewhere.
    (path) => path !== "code" && path !== "*.code",
  ),
  serializers: {
    err: (error: Error) => {
      const {
        detail: _detail,
        where: _where,
        client: _client,
        ...told
      } = stdSerializers.err(error) as object & {
        detail?: string;
        where?: string;
        client?: object;
      };
      return told;
    },
  },
};

export const log = pino(
  logOptions,
  // Lines are few, and those before a crash matter most.
  destination({ fd: 1, sync: true }),
);
export type Log = typeof log;
