import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type TlsOptions } from "node:tls";
import { expect, it } from "vitest";
import { lookAtCertificates } from "#scripts/doctor/certificates.ts";
import type { Examined } from "#scripts/doctor/finding.ts";
import { makeCertificate } from "#tests/support/certificate.ts";

const DAY_MS = 86_400_000;
const now = new Date();
const { key, certificate: cert } = makeCertificate("localhost", {
  from: new Date(now.getTime() - DAY_MS),
  until: new Date(now.getTime() + 90 * DAY_MS),
});

/** What is found about the versions of TLS of a proxy with these settings. */
async function versionsOf(options: TlsOptions) {
  const proxy = createServer({ key, cert, ...options });
  // A refused handshake is what is examined.
  proxy.on("tlsClientError", () => undefined);
  await once(proxy.listen(0, "localhost"), "listening");
  const { port } = proxy.address() as AddressInfo;
  try {
    const examined = { environment: { PUBLIC_URL: `https://localhost:${port}` }, now };
    const found = await lookAtCertificates(examined as Partial<Examined> as Examined);
    return found.filter(({ says }) => says.includes("TLS"));
  } finally {
    proxy.close();
  }
}

it("TLS 1.2 and 1.3 are safe, and a proxy that takes an older version is named with its remedy", async () => {
  for (const minVersion of ["TLSv1.2", "TLSv1.3"] as const)
    expect(await versionsOf({ minVersion }), minVersion).toMatchObject([
      { isSafe: true, says: expect.stringContaining("takes TLS 1.2 and later only") as string },
    ]);
  const ciphers = "DEFAULT@SECLEVEL=0";
  for (const minVersion of ["TLSv1", "TLSv1.1"] as const)
    expect(await versionsOf({ minVersion, ciphers }), minVersion).toMatchObject([
      {
        isSafe: false,
        says: expect.stringContaining("takes TLS older than 1.2") as string,
        remedy: expect.stringContaining("ssl-min-ver TLSv1.2") as string,
      },
    ]);
});
