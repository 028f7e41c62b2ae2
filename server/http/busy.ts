/** Nothing was done because the queue is full; the caller may ask again after a second. */
export const busy = { http: 503, body: { status: "busy", retryAfter: 1 } };

/** The header that says when to ask again; empty for other answers. */
export const retryAfter = (http: number, body: Record<string, unknown>): Record<string, string> =>
  (http === 429 || http === 503) && typeof body["retryAfter"] === "number"
    ? { "retry-after": String(body["retryAfter"]) }
    : {};
