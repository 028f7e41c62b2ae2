import { request } from "node:http";
import { request as requestSecurely } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "../dialects/dialect.ts";
import type { WireCall } from "../door/send.ts";

/**
 * Sends the body in pieces with pauses, like a bad connection: `chunked` in a few quick pieces,
 * otherwise as slowly as a slow loris. Throws Error when the time is over.
 */
export function sendInPieces(
  call: WireCall,
  pieces: { bytes: number; pauseMs: number },
  timeoutMs: number,
  stop: AbortSignal,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const open = call.url.startsWith("https:") ? requestSecurely : request;
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), stop]);
  const sending = open(
    call.url,
    {
      method: call.method,
      signal,
      headers: {
        "content-type": "application/json",
        "transfer-encoding": "chunked",
        ...call.headers,
      },
    },
    (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(chunks).toString("utf8");
        const headers = new Headers();
        for (const [name, value] of Object.entries(response.headers))
          if (typeof value === "string") headers.set(name, value);
        resolve({ status: response.statusCode ?? 0, body, headers });
      });
    },
  );
  sending.on("error", reject);
  const bytes = Buffer.from(call.body);
  const write = async (): Promise<void> => {
    for (let at = 0; at < bytes.length; at += pieces.bytes) {
      if (signal.aborted || sending.destroyed) return;
      sending.write(bytes.subarray(at, at + pieces.bytes));
      if (pieces.pauseMs > 0) await pause(pieces.pauseMs, undefined, { signal });
    }
    sending.end();
  };
  write().catch(reject);
  return promise;
}
