import type { Request, Response, Transport, Twist } from "#conformance/kit.ts";

/** Sends one call with the changes of a case. `sign` returns the headers for a body. */
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

/** JSON with raw text for some fields, so that a case can send an invalid number. */
export const bodyOf = (fields: Record<string, unknown>, raw: Record<string, string>): string => {
  const text = JSON.stringify(fields);
  const extra = Object.entries(raw).map(([name, value]) => `"${name}":${value}`);
  return extra.length === 0 ? text : `${text.slice(0, -1)},${extra.join(",")}}`;
};
