import { auditBooks } from "#scripts/books/audit-books.ts";
import { addressOfBooks, openBooks } from "#scripts/books/open-books.ts";
import { requireNode24 } from "#scripts/node-version.ts";

/** Exit code 0: clean; 1: faults, each named; 2: the books could not be read. */
requireNode24();
try {
  const books = await openBooks(addressOfBooks(process.env));
  const { faults, figures, promises } = await auditBooks(books);
  await books.close();
  for (const { promise, faults: count, ms } of promises)
    console.log(`${count === 0 ? "ok    " : "BROKEN"} ${promise} (${ms} ms)`);
  console.log("");
  for (const [name, value] of figures) console.log(`  ${name.padEnd(40)} ${value.padStart(24)}`);
  console.log(faults.length === 0 ? "\nThe books are clean." : `\nFaults: ${faults.length}`);
  for (const fault of faults) console.log(`  ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
process.exit();
