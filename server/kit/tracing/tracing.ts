import type { Attributes } from "@opentelemetry/api";

/** Adds what is known only afterwards, such as an outcome. */
export type Note = (attributes: Attributes) => void;

/** A request under way: `run` does a part of it inside its trace. */
export type RequestTrace = {
  run(work: () => void): void;
  end(name: string, attributes: Attributes): void;
};

/** Makes the spans of a process that exports traces. */
export type Spans = {
  /** Does work as a part of the current trace; without a recorded one it does the work alone. */
  part<Result>(
    name: string,
    attributes: Attributes,
    work: (note: Note) => Promise<Result>,
  ): Promise<Result>;
  /** Does work as a trace of its own, or alone where the share leaves it out. */
  job<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Null where the share leaves the request out. */
  request(): RequestTrace | null;
  /** Adds to the current span; does nothing outside of a recorded trace. */
  note: Note;
  /** The id of the current trace; undefined outside of a recorded one. */
  currentTrace(): string | undefined;
};

/**
 * Null while traces are off: then every function here does nothing. This file loads no package of
 * OpenTelemetry, because most processes export no traces.
 */
let spans: Spans | null = null;

const noNote: Note = () => {};

/** Called once by a process that exports traces. */
export function useSpans(used: Spans | null): void {
  spans = used;
}

/**
 * Does a part of a traced request or job as a span of its own. Names and attributes come from the
 * code and the configuration: never a value, an id or a name of a person.
 */
export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: (note: Note) => Promise<Result>,
): Promise<Result> {
  return spans === null ? work(noNote) : spans.part(name, attributes, work);
}

/** Does a job of the clock as a trace of its own. */
export function tracedJob<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return spans === null ? work() : spans.job(name, work);
}

/** Begins the trace of a request, also one that a client gives a trace of its own; null: none. */
export const beginRequestTrace = (): RequestTrace | null => spans?.request() ?? null;

/** Adds to the current span, in a traced request or job. */
export const noteInTrace: Note = (attributes) => spans?.note(attributes);

/** The trace that a line of the log belongs to. */
export function traceOfLine(): { trace?: string } {
  const trace = spans?.currentTrace();
  return trace === undefined ? {} : { trace };
}
