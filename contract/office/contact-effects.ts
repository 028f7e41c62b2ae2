import * as z from "zod/mini";

/** How many days before a contact are compared with as many after it. */
export const EFFECT_DAYS = 28;

const change = z.object({ before: z.int(), after: z.int() });

/** What members did before and after contacts: whole won, and minutes signed in. */
export const contactEffect = z.object({ staked: change, deposited: change, minutes: change });
export type ContactEffect = z.infer<typeof contactEffect>;

/** The same, summed over contacts. */
export const contactEffects = z.object({ contacts: z.int(), ...contactEffect.shape });
