/** A field of a provider's JSON that names a token, with its value. */
const TOKEN_FIELD = /("[a-z_]*token[a-z_]*"\s*:\s*)"(?:[^"\\]|\\.)*"/gi;

/**
 * A provider's call without launch tokens, so that a reader of the record, or of a copy of the
 * database, cannot play as a member.
 */
export const withoutTokens = (body: string): string =>
  // Fast for the usual call without a token, because every bet passes here.
  /token/i.test(body) ? body.replaceAll(TOKEN_FIELD, '$1"…"') : body;
