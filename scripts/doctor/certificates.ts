import { once } from "node:events";
import { connect, type SecureContextOptions } from "node:tls";
import { safe, unsafe, type Examined, type Finding } from "#scripts/doctor/finding.ts";

const DAY_MS = 86_400_000;
/** Automatic renewal happens a month before the end; half of that is a renewal that failed. */
const LEAST_DAYS = 14;
const ANSWER_MS = 15_000;

/** The certificates of the public addresses and the versions of TLS, as a visitor's browser sees them. */
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
  const looks = https.map(async (url) => {
    const certificate = await lookAtOne(url, now);
    return [certificate, ...(await lookAtVersions(url))];
  });
  return (await Promise.all(looks)).flat();
}

/** Whether the address takes TLS 1.0 or 1.1, which RFC 8996 has withdrawn; nothing without an answer. */
async function lookAtVersions(url: URL): Promise<Finding[]> {
  if (!(await shakesHands(url))) return [];
  // OpenSSL offers the old versions at its lowest level of security only.
  const old = {
    minVersion: "TLSv1",
    maxVersion: "TLSv1.1",
    ciphers: "DEFAULT@SECLEVEL=0",
  } as const;
  return [
    (await shakesHands(url, old))
      ? unsafe(
          `${url.host} takes TLS older than 1.2.`,
          "Let the proxy in front take TLS 1.2 and later only, such as ssl-min-ver TLSv1.2 in HAProxy.",
        )
      : safe(`${url.host} takes TLS 1.2 and later only.`),
  ];
}

async function shakesHands(url: URL, options: SecureContextOptions = {}): Promise<boolean> {
  return presented(url, options).then(
    () => true,
    () => false,
  );
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
async function presented(
  url: URL,
  options: SecureContextOptions = {},
): Promise<{ fault: string | null; endsAt: number }> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // The fault is the finding, so the connection is made in spite of it.
  const socket = connect({
    host,
    port: Number(url.port || 443),
    servername: host,
    rejectUnauthorized: false,
    ...options,
  });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(ANSWER_MS) });
    const fault = socket.authorized ? null : String(socket.authorizationError);
    return { fault, endsAt: Date.parse(socket.getPeerCertificate().valid_to) };
  } finally {
    socket.destroy();
  }
}
