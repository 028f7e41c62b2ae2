import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";

/** The id of a row in a small table, such as sites and notices. */
export const shortRowId = rowId.check(z.maximum(2_147_483_647));
