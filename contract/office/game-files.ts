import * as z from "zod/mini";
import { writtenText } from "#contract/fields.ts";
import { fileFault } from "#contract/office/file-fault.ts";
import type { TextRule } from "#contract/text-rules.ts";

/** The largest file about many games of one studio, before base64. */
export const LARGEST_GAME_FILE_BYTES = 8 * 1024 * 1024;
/** The most lines of such a file, without the names of its columns. */
export const MOST_GAME_LINES = 20_000;
const LARGEST_CONTENT = Math.ceil(LARGEST_GAME_FILE_BYTES / 3) * 4;
export const LARGEST_GAME_FILE_BODY_BYTES = LARGEST_CONTENT + 16 * 1024;

/** A game's code at its provider. */
export const gameCodeRule: TextRule = { patterns: [/^[!-~]{1,128}$/] };

/** A file about games of a studio, as it is sent. */
export const gameFileFields = {
  provider: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  fileName: writtenText(200),
  /** The bytes of the file, base64. */
  content: z.string().check(z.minLength(1), z.maxLength(LARGEST_CONTENT)),
};

/** What can be wrong in every such file. */
const sharedFaults = [
  "encoding",
  "columns",
  "quote",
  "width",
  "value",
  "repeated",
  "empty",
  "too_many",
] as const;

/** A fault of such a file; `more` are the kinds that only files about one subject have. */
export const gameFileFault = <const More extends readonly string[]>(more: More) =>
  fileFault([...sharedFaults, ...more] as const);

/** What every preview of such a file says. */
export const gameFilePreview = <Fault extends z.core.$ZodType>(fault: Fault) => ({
  /** The names of the columns as they are in the file. */
  columns: z.array(z.string()),
  lines: z.int(),
  /** The first 20. */
  faults: z.array(fault),
  faultCount: z.int(),
});
