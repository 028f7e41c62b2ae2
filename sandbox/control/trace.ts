/** One call as it went out and what came back; gzip'd bytes as base64. */
type TraceEntry = {
  at: number;
  dialect: string;
  round: string | null;
  method: string;
  path: string;
  /** The fault that it met. */
  fault: string | null;
  headers: Readonly<Record<string, string>>;
  request: string;
  status: number | null;
  answer: string | null;
  /** Why there is no answer. */
  error: string | null;
  /** Whether the answer says that it was done. */
  isDone: boolean;
  ms: number;
};

export type Trace = { note(entry: TraceEntry): void; list(): readonly TraceEntry[] };

/** The latest pairs; older ones are forgotten. What must be kept is in the books. */
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
