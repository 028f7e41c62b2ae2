export type Days = { from?: string; until?: string };

const dayIn = (query: URLSearchParams, name: string): string | undefined => {
  const day = query.get(name) ?? "";
  return /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
};

/** The days in an address, `from` and `until`, both included; invalid ones are ignored. */
export function daysOf(query: URLSearchParams): Days {
  const from = dayIn(query, "from");
  const until = dayIn(query, "until");
  return { ...(from && { from }), ...(until && { until }) };
}
