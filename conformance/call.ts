import type { Request, Response, Transport, Twist } from "#conformance/kit.ts";

/** One call with everything that a case twists about it. `sign` answers the headers of a body. */
export async function send(
  transport: Transport,
  wanted: { method?: Request["method"]; path: string; body: string },
  twist: Twist | undefined,
  sign: (body: string, at: Date) => Record<string, string>,
): Promise<Response> {
  const signed = twist?.beforeSigning?.(wanted.body) ?? wanted.body;
  const headers = {
    "content-type": "application/json",
    ...sign(signed, new Date(Date.now() + (twist?.clockOffsetMs ?? 0))),
  };
  return transport({
    method: wanted.method ?? "POST",
    path: wanted.path,
    headers: twist?.headers?.(headers) ?? headers,
    body: twist?.afterSigning?.(signed) ?? signed,
  });
}

/** JSON with one value written to the letter: a case may say it is no number at all. */
export const bodyOf = (fields: Record<string, unknown>, raw: Record<string, string>): string => {
  const text = JSON.stringify(fields);
  const extra = Object.entries(raw).map(([name, value]) => `"${name}":${value}`);
  return extra.length === 0 ? text : `${text.slice(0, -1)},${extra.join(",")}}`;
};
