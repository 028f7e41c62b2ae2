import { auditBooks } from "#scripts/books/audit-books.ts";
import { addressOfBooks, openBooks, type OpenBooks } from "#scripts/books/open-books.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { formatDecimal } from "#server/kit/money.ts";
import { accountById } from "#server/ledger/accounts.ts";
import { balanceAt } from "#server/ledger/statement.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";

/**
 * Exit code 0: clean; 1: faults, each named; 2: the books could not be read. With an account and a
 * moment it prints the account's balance at the start of that moment.
 */
requireNode24();
const [account, instant] = process.argv.slice(2);
try {
  takeSecretFiles(process.env);
  const books = await openBooks(addressOfBooks(process.env));
  if (account === undefined) await audit(books);
  else await printBalance(books, account, instant ?? "");
  await books.close();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
process.exit();

async function audit(books: OpenBooks): Promise<void> {
  const { faults, figures, promises } = await auditBooks(books);
  for (const { promise, faults: count, ms } of promises)
    console.log(`${count === 0 ? "ok    " : "BROKEN"} ${promise} (${ms} ms)`);
  console.log("");
  for (const [name, value] of figures) console.log(`  ${name.padEnd(40)} ${value.padStart(24)}`);
  console.log(faults.length === 0 ? "\nThe books are clean." : `\nFaults: ${faults.length}`);
  for (const fault of faults) console.log(`  ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function printBalance(books: OpenBooks, id: string, moment: string): Promise<void> {
  const at = new Date(moment);
  if (!/^\d{1,18}$/.test(id) || Number.isNaN(at.getTime()))
    throw new Error(
      "npm run audit, or npm run audit -- <account> <moment, as 2026-11-21T12:00:00Z>",
    );
  const found = await accountById(books, BigInt(id));
  if (!found) throw new Error(`There is no account ${id}.`);
  const balance = formatDecimal(await balanceAt(books, found, at));
  console.log(`Account ${id} held ${balance} when ${at.toISOString()} began.`);
}
