import * as z from "zod/mini";
import { localeCodes } from "#contract/locales.ts";

/** The rules of a game as they were at a moment. */
export const ruleVersion = z.object({
  /** When these rules came into force. */
  since: z.string(),
  /** The pinned build; null while none was pinned. */
  build: z.nullable(z.string()),
  /** The declared return in hundredths of a percent. */
  returnBasisPoints: z.nullable(z.int()),
  /** In whole won; null when they were not known. */
  stakes: z.nullable(z.object({ least: z.int(), most: z.int() })),
  /** One rule in a line, by language. */
  texts: z.partialRecord(z.enum(localeCodes), z.string()),
});
export type RuleVersion = z.infer<typeof ruleVersion>;
