import { randomInt } from "node:crypto";
import { noteInTrace } from "#server/kit/tracing/tracing.ts";
import type { Log } from "#server/kit/log.ts";

/** Digits and capitals that look unlike each other; without vowels, so that a reference spells no word. */
const SIGNS = "23456789BCDFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

const newReference = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");

type Fault = {
  /** What failed, as `call failed`. */
  what: string;
  error: unknown;
  /** Where: the name of the call, or the path. */
  about: Readonly<Record<string, unknown>>;
};

/**
 * Logs an unexpected error and answers its reference, eight digits and capitals: the one that its
 * answer shows, that a person can read out, and that the line of the log and the trace have.
 */
export function reportFault(log: Pick<Log, "error">, { what, error, about }: Fault): string {
  const id = newReference();
  noteInTrace({ "dalbit.error": id });
  log.error({ id, ...about, err: error }, what);
  return id;
}
