import { SECOND_FACTOR } from "#server/kit/seal-keys/columns.ts";
import { seal, unseal, type AppSecret } from "#server/kit/sealed.ts";

/** The name under which an operator's authenticator app lists the office. */
export const ISSUER = "Dalbit";

/** Seals a second factor, so that a copy of the database cannot be used to sign in. */
export const sealSecondFactor = (secret: string, appSecret: AppSecret): Buffer =>
  seal(secret, appSecret, SECOND_FACTOR);

/** Throws Error for another key or an altered seal. */
export const openSecondFactor = (sealed: Buffer, appSecret: AppSecret): string =>
  unseal(sealed, appSecret, SECOND_FACTOR);
