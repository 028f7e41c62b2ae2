/** One request and its answer; gzip'd bytes as base64. */
type TraceEntry = {
  at: number;
  dialect: string;
  round: string | null;
  method: string;
  path: string;
  /** The fault that was applied. */
  fault: string | null;
  headers: Readonly<Record<string, string>>;
  request: string;
  status: number | null;
  answer: string | null;
  /** Why there is no answer. */
  error: string | null;
  /** Whether the answer reports success. */
  isDone: boolean;
  ms: number;
};

export type Trace = { note(entry: TraceEntry): void; list(): readonly TraceEntry[] };

/** The latest requests and answers; older ones are dropped. The books keep what must be kept. */
export function traceOf(longest = 5_000): Trace {
  let entries: TraceEntry[] = [];
  return {
    note: (entry) => {
      entries.push(entry);
      if (entries.length > longest * 1.2) entries = entries.slice(-longest);
    },
    list: () => entries,
  };
}
