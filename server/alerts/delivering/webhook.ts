import { createHmac } from "node:crypto";
import { request as requestHttp, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { webhookUrl, type AlertNetworks } from "#server/alerts/channels/targets.ts";
import { lookupWithin } from "#server/kit/reachable.ts";

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
