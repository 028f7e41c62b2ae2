import * as z from "zod/mini";

/** A fault of an imported file, of one of these kinds, and its place. */
export const fileFault = <const Code extends readonly string[]>(codes: Code) =>
  z.object({
    code: z.enum(codes),
    /** The line of the file, from 1; null when the whole file is meant. */
    line: z.nullable(z.int()),
    /** The column, from 0. */
    column: z.nullable(z.int()),
    /** The text at that place. */
    text: z.string(),
  });
