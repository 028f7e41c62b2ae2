import * as z from "zod/mini";
import { writtenText } from "#contract/fields.ts";

/** A name of a studio or a game, as staff write it. */
export const gameName = writtenText(60);

/** Names in the languages beside Korean and English; one that is left out shows the English name. */
export const writtenNames = z.strictObject({
  vn: z.optional(gameName),
  jp: z.optional(gameName),
  th: z.optional(gameName),
  cn: z.optional(gameName),
});

/** The same as it is shown; null when there is none. */
export const otherNames = z.nullable(
  z.object({
    vn: z.optional(z.string()),
    jp: z.optional(z.string()),
    th: z.optional(z.string()),
    cn: z.optional(z.string()),
  }),
);
