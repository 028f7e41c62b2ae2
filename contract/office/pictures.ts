import * as z from "zod/mini";

/** Base64 of at most 4 MB. */
export const picture = z.base64().check(z.maxLength(5_600_000));
export const largestPictureBodyBytes = 5_700_000;
