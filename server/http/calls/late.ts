import { AsyncLocalStorage } from "node:async_hooks";
import type { Reader } from "#server/kit/replica/reader.ts";

/** The same handlers with the replica as their database, and the function that runs one of them. */
export type Late<Handlers> = { handlers: Handlers; inOneCall: Reader["inOneCall"] };

type AnyHandler = (...given: unknown[]) => Promise<Record<string, unknown>>;

/** The one place that decides by a call's declaration from which server its handler reads. */
export function handlerOf<Handlers, Name extends keyof Handlers>(
  { handlers, late }: { handlers: Handlers; late: Late<Handlers> },
  name: Name,
  declared: { summary: string; mayBeLate?: true },
): Handlers[Name] {
  if (!declared.mayBeLate) return handlers[name];
  const handler = late.handlers[name] as AnyHandler;
  const inCall: AnyHandler = (...given) =>
    late.inOneCall(async () => withLines(await handler(...given)));
  return inCall as Handlers[Name];
}

/** The lines of a file are read after the handler has answered, and still belong to its call. */
function withLines(answered: Record<string, unknown>): Record<string, unknown> {
  const { lines, answer } = answered;
  if (lines instanceof Object && Symbol.asyncIterator in lines)
    return { ...answered, lines: within(lines as AsyncIterable<string>) };
  if (answer instanceof Object)
    return { ...answered, answer: withLines(answer as Record<string, unknown>) };
  return answered;
}

function within(lines: AsyncIterable<string>): AsyncIterable<string> {
  const inThisCall = AsyncLocalStorage.snapshot();
  return {
    [Symbol.asyncIterator]() {
      const each = lines[Symbol.asyncIterator]();
      return {
        next: () => inThisCall(() => each.next()),
        return: async () => {
          await inThisCall(() => each.return?.());
          return { done: true, value: undefined };
        },
      };
    },
  };
}
