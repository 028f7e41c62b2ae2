import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { signReport, verifyReport } from "#scripts/chaos/signed-report.ts";

const key = sealKeyOf(randomBytes(32).toString("base64url"));
const report = "# Killed under load\n\n- Faults: 0\n";

it("a report of kills is signed, and a changed text, key or signature is found", () => {
  const text = signReport(report, key);
  expect(verifyReport(text)).toEqual({ report, keyId: key.id });
  const file = JSON.parse(text) as Record<string, string>;
  const other = sealKeyOf(randomBytes(32).toString("base64url"));
  for (const change of [
    { report: report.replace("Faults: 0", "Faults: 1") },
    { publicKey: other.publicKey.toString("hex") },
    { publicKey: "" },
    { signature: other.sign(report).toString("hex") },
    { signature: "" },
  ])
    expect(verifyReport(JSON.stringify({ ...file, ...change }))).toBeNull();
  expect(() => verifyReport('{"format":"another"}')).toThrow("dalbit-chaos-report-1");
});
