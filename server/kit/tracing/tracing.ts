import {
  context,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type Tracer,
} from "@opentelemetry/api";

/** Null while traces are off: then every function here does nothing. */
let tracer: Tracer | null = null;

/** Adds what is known only afterwards, such as an outcome. */
type Note = (attributes: Attributes) => void;

const noNote: Note = () => {};

/** Called once by a process that exports traces. */
export function useTracer(used: Tracer | null): void {
  tracer = used;
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
  if (tracer === null || !trace.getActiveSpan()?.isRecording()) return work(noNote);
  return inSpan(tracer.startSpan(name, { attributes }), work);
}

/** Does a job of the clock as a trace of its own. */
export function tracedJob<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return tracer === null ? work() : inSpan(tracer.startSpan(name, { root: true }), work);
}

async function inSpan<Result>(span: Span, work: (note: Note) => Promise<Result>): Promise<Result> {
  try {
    return await context.with(trace.setSpan(context.active(), span), () =>
      work((attributes) => void span.setAttributes(attributes)),
    );
  } catch (error) {
    // The message of an error can contain personal data, so the span has its class only.
    span.setAttribute("error.type", error instanceof Error ? error.constructor.name : "unknown");
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** A request under way: `run` does a part of it inside its trace. */
export type RequestTrace = {
  run(work: () => void): void;
  end(name: string, attributes: Attributes): void;
};

/** Begins the trace of a request, also one that a client gives a trace of its own; null: off. */
export function beginRequestTrace(): RequestTrace | null {
  if (tracer === null) return null;
  const span = tracer.startSpan("request", { root: true });
  const inside: Context = trace.setSpan(context.active(), span);
  return {
    run: (work) => context.with(inside, work),
    end(name, attributes) {
      if (span.isRecording()) span.updateName(name).setAttributes(attributes);
      span.end();
    },
  };
}

/** The trace that a line of the log belongs to. */
export function traceOfLine(): { trace?: string } {
  const span = tracer === null ? undefined : trace.getActiveSpan();
  return span?.isRecording() ? { trace: span.spanContext().traceId } : {};
}
