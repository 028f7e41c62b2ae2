import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The folder of the release: of this checkout, or of the image. */
export const releaseFolder = join(import.meta.dirname, "../..");

/** Where the build writes the list, in the format of sha256sum. */
export const COMPONENT_LIST = "build/components.sha256";

/** A file of the release, relative to its folder, and its SHA-256 in hexadecimal digits. */
export type ListedFile = { path: string; hash: string };

/** A file, function or trigger that is not as the release has it. */
export type ComponentFault = {
  /** The path of a file, or the name of a function or trigger, such as `function ledger_post(…)`. */
  component: string;
  fault: "changed" | "missing" | "unknown";
};

export type ComponentList = {
  /** The SHA-256 of the list itself, which names the release. */
  hash: string;
  files: readonly ListedFile[];
};

const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

/** The SHA-256 of bytes in hexadecimal digits. */
export const sha256Of = (bytes: Buffer | string): string =>
  createHash("sha256").update(bytes).digest("hex");

/** @throws Error when the list is missing, or has a line that is none of sha256sum's */
export async function readComponentList(folder: string): Promise<ComponentList> {
  const text = await readFile(join(folder, COMPONENT_LIST), "utf8").catch((error: Error) => {
    throw new Error(`${COMPONENT_LIST} cannot be read: run \`npm run build\`.`, { cause: error });
  });
  const files = text.split("\n").filter(Boolean).map(listedFileOf);
  return { hash: sha256Of(text), files };
}

function listedFileOf(line: string): ListedFile {
  const [, hash, path] = LINE.exec(line) ?? [];
  if (!hash || !path) throw new Error(`${COMPONENT_LIST} has a line that is none: ${line}`);
  return { path, hash };
}

/** The text of the list of these files, as `sha256sum --check` reads it. */
export const textOfList = (files: readonly ListedFile[]): string =>
  files.map(({ path, hash }) => `${hash}  ${path}\n`).join("");
