import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";

/** The id of a row in a small table, such as sites and notices. */
export const shortRowId = rowId.check(z.maximum(2_147_483_647));

/** The last event of the page before, by its place in the order of time. */
export const eventPlace = z.string().check(z.regex(/^\d{1,16}_\d{1,2}_\d{1,18}$/));
