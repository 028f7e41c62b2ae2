import { isSignedBy, keyIdOf, type SealKey } from "#server/ledger/seals/signing.ts";

const REPORT_FORMAT = "dalbit-chaos-report-1";

/** The file: `report` is the text that is signed. The key and the signature are hexadecimal. */
type ReportFile = {
  format: typeof REPORT_FORMAT;
  report: string;
  publicKey: string;
  signature: string;
};

/** The format is signed too, so that the signature fits no other kind of file. */
const signedText = (report: string): string => `${REPORT_FORMAT}\n${report}`;

/** A report with its Ed25519 signature, as JSON. */
export function signReport(report: string, key: SealKey): string {
  const file: ReportFile = {
    format: REPORT_FORMAT,
    report,
    publicKey: key.publicKey.toString("hex"),
    signature: key.sign(signedText(report)).toString("hex"),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * The report in a file, and the id of the key that signed it; null when the text, the key or the
 * signature was changed. Throws Error for a file of another format.
 */
export function verifyReport(text: string): { report: string; keyId: string } | null {
  const file = JSON.parse(text) as Partial<ReportFile>;
  const { format, report, publicKey, signature } = file;
  if (format !== REPORT_FORMAT || typeof report !== "string")
    throw new Error(`This is no file of the format ${REPORT_FORMAT}.`);
  const key = Buffer.from(publicKey ?? "", "hex");
  const isTrue =
    key.length === 32 && isSignedBy(key, signedText(report), Buffer.from(signature ?? "", "hex"));
  return isTrue ? { report, keyId: keyIdOf(key) } : null;
}
