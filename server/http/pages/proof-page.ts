import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

/** Each file needs the ones before it. */
const files = [
  "contract/proof-bytes.ts",
  "contract/statement-proof.ts",
  "contract/liability-proof.ts",
  "site/wallet/proof-script.ts",
];

/**
 * The script of the page that checks proofs, as one text without imports: the same code that the
 * command runs and the tests check.
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
