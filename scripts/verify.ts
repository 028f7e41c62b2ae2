import { readFileSync, writeFileSync } from "node:fs";
import { verifyLiabilityProof, type LiabilityProof } from "#contract/liability-proof.ts";
import { verifyStatementProof, type StatementProof } from "#contract/statement-proof.ts";
import {
  addressOfBooks,
  keptCheckpoints,
  openBooks,
  trustedKeys,
} from "#scripts/books/open-books.ts";
import { verifyBooks } from "#scripts/books/verify-books.ts";
import { verifyReport } from "#scripts/chaos/signed-report.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { pageOf } from "#server/views/disputes/readable.ts";
import { verifyBundle } from "#server/views/disputes/bundle.ts";
import { formatDecimal, units } from "#server/kit/money.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";

const NO_ED25519 =
  "This build of Node.js does not support Ed25519, so the proof could not be checked.";

/** Exit code 0: everything verified; 1: faults, each named; 2: it could not be read. */
requireNode24();
const [kind, file, readable] = process.argv.slice(2);
try {
  takeSecretFiles(process.env);
  process.exitCode = (await (kind === undefined ? verifyAll() : verifyFile(kind, file, readable)))
    ? 0
    : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
process.exit();

async function verifyAll(): Promise<boolean> {
  const startedAt = performance.now();
  const trusted = trustedKeys(process.env);
  const kept = keptCheckpoints(process.env);
  const books = await openBooks(addressOfBooks(process.env));
  const { faults, seals, rows, waiting, sheets } = await verifyBooks(books, trusted, kept);
  await books.close();
  const line = (name: string, value: string | number) =>
    console.log(`  ${name.padEnd(40)} ${String(value).padStart(16)}`);
  line("trusted keys", [...trusted.keys()].join(", "));
  line("seals", seals);
  line("checkpoints kept outside", kept.length);
  line("rows that match their seals", rows);
  line("entries too new to be sealed", waiting);
  line("balance sheets", sheets);
  line("milliseconds", Math.round(performance.now() - startedAt));
  console.log(
    faults.length === 0 ? "\nEverything is as it was signed." : `\nFaults: ${faults.length}`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  return faults.length === 0;
}

type Verify = (text: string, page?: string) => boolean | Promise<boolean>;

async function verifyFile(of: string, path?: string, page?: string): Promise<boolean> {
  const kinds: Readonly<Record<string, Verify>> = {
    statement: verifyStatement,
    total: verifyTotal,
    dispute: verifyDispute,
    chaos: verifyChaos,
  };
  const verify = kinds[of];
  if (verify === undefined || path === undefined)
    throw new Error(
      `npm run verify, or npm run verify -- <${Object.keys(kinds).join(" | ")}> <file.json>`,
    );
  return verify(readFileSync(path, "utf8"), page);
}

/** The report of `npm run chaos`, and whether its text is as it was signed. */
function verifyChaos(text: string): boolean {
  const verdict = verifyReport(text);
  if (verdict === null) {
    console.log("Not true: the report is not as it was signed.");
    return false;
  }
  console.log(`${verdict.report}\nSigned with the key ${verdict.keyId}.`);
  return true;
}

function won(amount: string): string {
  return formatDecimal(units(BigInt(amount)));
}

/** A proof that a published total has an amount. */
async function verifyTotal(text: string): Promise<boolean> {
  const proof = JSON.parse(text) as LiabilityProof;
  const verdict = await verifyLiabilityProof(proof);
  if (verdict.isTrue === null) throw new Error(NO_ED25519);
  if (!verdict.isTrue) {
    console.log(`Not true: ${verdict.because}`);
    return false;
  }
  console.log(`True: ${won(verdict.amount)} KRW owed to ${proof.member} at ${proof.host}`);
  console.log(`at the end of ${verdict.day} (${verdict.cutAt}) are in the total of`);
  console.log(
    `${won(verdict.total)} KRW owed to all members, signed with the key ${verdict.keyId}.`,
  );
  console.log(`Compare with what is published: root ${proof.tree.root}`);
  return true;
}

/** Verifies a bundle and, where a page is named, writes what it contains as a page for people. */
async function verifyDispute(text: string, page?: string): Promise<boolean> {
  const verdict = await verifyBundle(text);
  if (!verdict.isIntact) {
    for (const what of verdict.changed) console.log(`Changed: ${what}`);
    return false;
  }
  const { head, parts, keyId, proofs, entries } = verdict;
  console.log(`Intact: a bundle about the ${head.subject} ${head.record} of the member`);
  console.log(`${head.member.loginId} (${head.member.id}) at ${head.host},`);
  console.log(`made by ${head.madeBy.name} (${head.madeBy.loginId}) at ${head.madeAt}`);
  console.log(`by release ${head.release ?? "–"}, because: ${head.reason}`);
  console.log(
    `It is signed with the key ${keyId}, and ${proofs} proofs of ${entries} entries are true.`,
  );
  for (const { sentence } of head.notStored) console.log(`Not contained: ${sentence}`);
  if (page !== undefined) writeFileSync(page, pageOf(head, parts, keyId), { flag: "wx" });
  return true;
}

async function verifyStatement(text: string): Promise<boolean> {
  const proof = JSON.parse(text) as StatementProof;
  const verdict = await verifyStatementProof(proof);
  if (verdict.isTrue === null) throw new Error(NO_ED25519);
  if (!verdict.isTrue) {
    console.log(`Not true: ${verdict.because} ${verdict.at}`);
    return false;
  }
  console.log(`True: ${verdict.entries} entries of account ${proof.account.id} at ${proof.host},`);
  console.log(`from ${won(verdict.opening)} to ${won(verdict.closing)} ${proof.account.currency},`);
  console.log(
    `sealed at ${verdict.sealedAt ?? "no time yet"} with the key ${verdict.keyId ?? "–"}.`,
  );
  return true;
}
