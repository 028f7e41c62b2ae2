import { readFileSync } from "node:fs";
import { verifyStatementProof, type StatementProof } from "#contract/statement-proof.ts";
import {
  addressOfBooks,
  keptCheckpoints,
  openBooks,
  trustedKeys,
} from "#scripts/books/open-books.ts";
import { verifyBooks } from "#scripts/books/verify-books.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { formatDecimal, units } from "#server/kit/money.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";

/** Exit code 0: everything verified; 1: faults, each named; 2: it could not be read. */
requireNode24();
const [what, file] = process.argv.slice(2);
try {
  takeSecretFiles(process.env);
  process.exitCode = (await (what === undefined ? verifyAll() : verifyFile(what, file))) ? 0 : 1;
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

async function verifyFile(kind: string, path: string | undefined): Promise<boolean> {
  if (kind !== "statement" || path === undefined)
    throw new Error("npm run verify, or npm run verify -- statement <file.json>");
  const proof = JSON.parse(readFileSync(path, "utf8")) as StatementProof;
  const verdict = await verifyStatementProof(proof);
  if (verdict.isTrue === null)
    throw new Error(
      "This build of Node.js does not support Ed25519, so the proof could not be checked.",
    );
  if (!verdict.isTrue) {
    console.log(`Not true: ${verdict.because} ${verdict.at}`);
    return false;
  }
  const won = (amount: string): string => formatDecimal(units(BigInt(amount)));
  console.log(`True: ${verdict.entries} entries of account ${proof.account.id} at ${proof.host},`);
  console.log(`from ${won(verdict.opening)} to ${won(verdict.closing)} ${proof.account.currency},`);
  console.log(
    `sealed at ${verdict.sealedAt ?? "no time yet"} with the key ${verdict.keyId ?? "–"}.`,
  );
  return true;
}
