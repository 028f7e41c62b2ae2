import { createHmac } from "node:crypto";
import { lookup as resolve } from "node:dns";
import { request as requestHttp, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { mayReach, webhookUrl, type AlertNetworks } from "#server/alerts/channels/targets.ts";

const ANSWER_WITHIN_MS = 5_000;

/**
 * The signature of a body: the HMAC-SHA-256 of the moment in seconds, a full stop and the body, under
 * the channel's secret, as hexadecimal digits. The moment keeps a stolen request from being sent
 * again later.
 */
const signatureOf = (secret: string, at: Date, body: string): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  const hmac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hmac}`;
};

/**
 * Resolves a host and keeps only addresses that alerts may reach; the connection goes to these, so
 * that a name cannot lead elsewhere after the check.
 */
const lookupWithin =
  (networks: AlertNetworks): LookupFunction =>
  (host, options, answer) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const reachable = (addresses ?? []).filter(({ address }) => mayReach(networks, address));
      const [first] = reachable;
      if (error || !first)
        return answer(error ?? new Error(`${host} leads to no address that may be reached`), "", 4);
      if (options.all) return answer(null, reachable);
      return answer(null, first.address, first.family);
    });
  };

type Sending = {
  target: string;
  secret: string;
  body: string;
  /** The delivery, in every attempt the same. */
  id: bigint;
  at: Date;
  networks: AlertNetworks;
};

/**
 * Posts a signed body. Follows no redirect and reads no answer but its status. Throws Error with the
 * reason when it is not answered with a status from 200 to 299 within 5 seconds, and Refusal
 * `target_refused` for an address that is not allowed.
 */
export async function postWebhook(sending: Sending): Promise<void> {
  const { target, secret, body, id, at, networks } = sending;
  const url = webhookUrl(target, networks);
  const options: RequestOptions = {
    method: "POST",
    agent: false,
    timeout: ANSWER_WITHIN_MS,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    lookup: lookupWithin(networks),
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "dalbit-delivery": String(id),
      "dalbit-signature": signatureOf(secret, at, body),
    },
  };
  const status = await new Promise<number>((done, fail) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const sent = send(url, options, (answer) => {
      done(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.on("error", fail);
    sent.end(body);
  });
  if (status < 200 || status > 299) throw new Error(`answered ${status}`);
}
