import * as z from "zod/mini";

/** Of a closed account that is not erased: for how long its records are kept. */
export const erasable = z.object({
  /** From this moment on it can be erased. */
  from: z.string(),
  /** Since the closing, by the member's jurisdiction. */
  years: z.int(),
  /** Where the rule is written. */
  source: z.string(),
  isDue: z.boolean(),
});
