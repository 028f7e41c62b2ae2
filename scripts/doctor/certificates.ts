import { once } from "node:events";
import { connect } from "node:tls";
import { safe, unsafe, type Examined, type Finding } from "#scripts/doctor/finding.ts";

const DAY_MS = 86_400_000;
/** Automatic renewal happens a month before the end; half of that is a renewal that failed. */
const LEAST_DAYS = 14;
const ANSWER_MS = 15_000;

/** The certificates of the public addresses, as a visitor's browser sees them. */
export async function lookAtCertificates({ environment, now }: Examined): Promise<Finding[]> {
  const named = [environment["PUBLIC_URL"], environment["OFFICE_URL"]].filter((text) => text);
  const urls = [...new Set(named)].filter((text) => text !== undefined && URL.canParse(text));
  const https = urls.map((text) => new URL(text ?? "")).filter((url) => url.protocol === "https:");
  if (https.length === 0)
    return [
      unsafe(
        "No public address has https, so that passwords travel in clear.",
        "Set PUBLIC_URL to https://… and end TLS in a proxy in front.",
      ),
    ];
  return Promise.all(https.map((url) => lookAtOne(url, now)));
}

async function lookAtOne(url: URL, now: Date): Promise<Finding> {
  const remedy = `Renew the certificate of ${url.host} in the proxy in front.`;
  const seen = await presented(url).catch((error: Error) => error);
  if (seen instanceof Error) return unsafe(`${url.host} answers no TLS: ${seen.message}`, remedy);
  if (seen.fault)
    return unsafe(`Browsers refuse the certificate of ${url.host}: ${seen.fault}`, remedy);
  const days = Math.floor((seen.endsAt - now.getTime()) / DAY_MS);
  const says = `The certificate of ${url.host} ends in ${days} days.`;
  return days >= LEAST_DAYS ? safe(says) : unsafe(says, remedy);
}

/** @throws Error when there is no answer within fifteen seconds */
async function presented(url: URL): Promise<{ fault: string | null; endsAt: number }> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // The fault is the finding, so the connection is made in spite of it.
  const socket = connect({
    host,
    port: Number(url.port || 443),
    servername: host,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(ANSWER_MS) });
    const fault = socket.authorized ? null : String(socket.authorizationError);
    return { fault, endsAt: Date.parse(socket.getPeerCertificate().valid_to) };
  } finally {
    socket.destroy();
  }
}
