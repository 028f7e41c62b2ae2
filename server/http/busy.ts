/** Nothing was done, because too much waits to be done: the caller asks again after a second. */
export const busy = { http: 503, body: { status: "busy", retryAfter: 1 } };

/** The header of an answer that says when to ask again; none for others. */
export const retryAfter = (http: number, body: Record<string, unknown>): Record<string, string> =>
  (http === 429 || http === 503) && typeof body["retryAfter"] === "number"
    ? { "retry-after": String(body["retryAfter"]) }
    : {};
