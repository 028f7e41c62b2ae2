import { request as requestHttp, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import type { BlockList } from "node:net";
import { traced } from "#server/kit/tracing/tracing.ts";
import { lookupWithin, mayName } from "#server/kit/reachable.ts";

type Wanted = {
  method: "GET" | "HEAD" | "POST";
  headers?: Readonly<Record<string, string>>;
  body?: string;
  signal: AbortSignal;
  /** An answer with more bytes is an error; 32 MB unless told. */
  largestBytes?: number;
  /** Asks for the status and the headers alone: the answer's body is not read. */
  isBodyUnread?: true;
};

/** One HTTP call. It follows no redirect. Throws when no answer comes before `signal`. */
export type Send = (address: URL, wanted: Wanted) => Promise<Response>;

/** A catalogue of 20,000 games has about 10 MB. */
const LARGEST_ANSWER_BYTES = 32 * 1_048_576;
const TOO_LARGE = "the answer is too large";

/** Calls any address: for those that the installation's owner configured. */
export const sendAnywhere: Send = (address, wanted) =>
  sending(address, wanted, () =>
    // `fetch` opens a connection for each HEAD, which providers are asked every 1.5 s.
    wanted.method === "HEAD" ? requested(address, wanted, {}) : fetched(address, wanted),
  );

const fetched: Send = async (
  address,
  { largestBytes = LARGEST_ANSWER_BYTES, isBodyUnread, ...wanted },
) => {
  const answer = await fetch(address, { ...wanted, redirect: "manual" });
  if (!isBodyUnread) return within(largestBytes, answer);
  await answer.body?.cancel();
  return new Response(null, answer);
};

/** The same answer, read to its end. Throws Error when it has more bytes. */
async function within(most: number, answer: Response): Promise<Response> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > most) throw new Error(TOO_LARGE);
    parts.push(part);
  }
  return new Response(answer.body === null ? null : Buffer.concat(parts), answer);
}

/** By host alone: the rest of an address can name a person. */
const sending = (
  { host }: URL,
  { method }: Wanted,
  send: () => Promise<Response>,
): Promise<Response> =>
  traced("call outside", { "server.address": host, "http.request.method": method }, send);

/** Statuses of answers without a body, which Response refuses to be given. */
const BODILESS = new Set([204, 205, 304]);

/**
 * Calls only addresses on the internet and in `networks`: for those that staff wrote, which must not
 * lead into the installation. Throws Error also for an address that may not be called and for an
 * answer above the limit.
 */
export const sendWithin =
  (networks: BlockList): Send =>
  (address, wanted) =>
    sending(address, wanted, async () => {
      if (!mayName(address, networks)) throw new Error(`${address.host} may not be called`);
      // Each call looks its address up, so that a name cannot lead elsewhere afterwards.
      return requested(address, wanted, { agent: false, lookup: lookupWithin(networks) });
    });

/** The headers that say what time an answer is from, and where it leads. */
const keptHeaders = ({ date, age, location }: IncomingHttpHeaders): Record<string, string> => ({
  ...(date !== undefined && { date }),
  ...(age !== undefined && { age }),
  ...(location !== undefined && { location }),
});

function requested(
  address: URL,
  { method, headers = {}, body, signal, ...reading }: Wanted,
  connecting: Pick<RequestOptions, "agent" | "lookup">,
): Promise<Response> {
  const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
  const options: RequestOptions = {
    ...connecting,
    method,
    signal,
    headers: { ...headers, ...length },
  };
  return new Promise((done, fail) => {
    const send = address.protocol === "https:" ? requestHttps : requestHttp;
    const sent = send(address, options, (answer) => {
      const { largestBytes = LARGEST_ANSWER_BYTES, isBodyUnread = false } = reading;
      const parts: Buffer[] = [];
      let bytes = 0;
      const finish = () => {
        const status = answer.statusCode ?? 0;
        const isBodiless = isBodyUnread || BODILESS.has(status) || method === "HEAD";
        const text = isBodiless ? null : Buffer.concat(parts);
        try {
          done(new Response(text, { status, headers: keptHeaders(answer.headers) }));
        } catch (error) {
          // A status that HTTP does not have. Uncaught, it would end the process.
          fail(error);
        }
      };
      answer.on("error", fail);
      if (isBodyUnread) {
        finish();
        sent.destroy();
        return;
      }
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
        if (bytes <= largestBytes) return void parts.push(part);
        // A short answer has ended before the connection is destroyed.
        fail(new Error(TOO_LARGE));
        sent.destroy();
      });
      answer.on("end", finish);
    });
    sent.on("error", fail);
    sent.end(body);
  });
}
