import type { SecretReader } from "#server/games/credentials/credentials.ts";
import { LAUNCH_DEADLINE_MS } from "#server/games/provider.ts";
import type { Ask, AskOptions } from "#server/providers/asking.ts";
import type { Dialect } from "#server/providers/hub88/dialects.ts";
import { keysOf, sign } from "#server/providers/hub88/sign.ts";

export type Hub88Options = AskOptions & {
  dialect: Dialect;
  /** Our private key signs our calls. */
  secrets: SecretReader;
  /** The operator's id at the provider. */
  operatorId: string;
  /** Where our members play, ISO 3166-1 alpha-2: the launch must name it. */
  country: string;
};

/** One of our calls, with the signature of its body. Throws Error without our key. */
export async function signed(options: Hub88Options, path: string, body: unknown): Promise<Ask> {
  const pems = await options.secrets(options.connection);
  const own = pems.map((pem) => keysOf(pem).own).find((key) => key !== null);
  if (!own) throw new Error(`${options.connection} has no private key of ours`);
  const text = JSON.stringify(body);
  return {
    path,
    body: text,
    headers: { [options.dialect.signatureHeader]: sign(own, text) },
    deadlineMs: LAUNCH_DEADLINE_MS,
  };
}

/** A number when it is numeric, as in their examples. */
export const operatorIdOf = ({ operatorId }: Hub88Options): string | number =>
  /^\d{1,9}$/.test(operatorId) ? Number(operatorId) : operatorId;
