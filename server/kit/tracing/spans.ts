import { context, SpanStatusCode, trace, type Span, type Tracer } from "@opentelemetry/api";
import type { Note, Spans } from "#server/kit/tracing/tracing.ts";

const noNote: Note = () => {};

/**
 * Spans of OpenTelemetry, in its current context.
 * @param share of requests and jobs that are traced, from 0 to 1
 */
export const spansOf = (tracer: Tracer, share: number): Spans => ({
  part: (name, attributes, work) =>
    trace.getActiveSpan()?.isRecording()
      ? inSpan(tracer.startSpan(name, { attributes }), work)
      : work(noNote),
  job: (name, work) =>
    Math.random() < share ? inSpan(tracer.startSpan(name, { root: true }), work) : work(),
  request() {
    if (Math.random() >= share) return null;
    const span = tracer.startSpan("request", { root: true });
    const inside = trace.setSpan(context.active(), span);
    return {
      run: (work) => context.with(inside, work),
      end(name, attributes) {
        span.updateName(name).setAttributes(attributes).end();
      },
    };
  },
  note: (attributes) => void trace.getActiveSpan()?.setAttributes(attributes),
  currentTrace() {
    const span = trace.getActiveSpan();
    return span?.isRecording() ? span.spanContext().traceId : undefined;
  },
});

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
