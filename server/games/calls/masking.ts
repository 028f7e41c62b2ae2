/** A field of a provider's JSON that names a token, with its value. */
const TOKEN_FIELD = /("[a-z_]*token[a-z_]*"\s*:\s*)"(?:[^"\\]|\\.)*"/gi;

/**
 * A provider's call without the tokens of launches: a reader of the record, or of a copy of the
 * database, cannot play in a member's name.
 */
export const withoutTokens = (body: string): string =>
  // Most calls name none, and every bet passes here.
  /token/i.test(body) ? body.replaceAll(TOKEN_FIELD, '$1"…"') : body;
