import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

/** In the order in which each needs the one before. */
const files = ["contract/statement-proof.ts", "site/wallet/proof-script.ts"];

/**
 * The script of the page that checks proofs, as one text without an import: the very code that
 * the command runs and the tests try.
 */
export async function readProofScript(root: string): Promise<string> {
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), "utf8")));
  return sources
    .map((source) =>
      stripTypeScriptTypes(source)
        .replace(/^import [^;]*;$/gm, "")
        .replace(/^export /gm, "")
        .replace(/\/\*\*[^]*?\*\//g, ""),
    )
    .join("\n");
}
