import * as z from "zod/mini";
import { ConfigFault } from "#server/kit/config-fault.ts";

const address = z.url({ protocol: /^https?$/ });
const key = z.string().check(z.minLength(8));

const connection = z.discriminatedUnion("register", [
  z.strictObject({
    register: z.literal("gamstop"),
    url: address,
    /** The address of questions about several persons. */
    listUrl: address,
    key,
  }),
  z.strictObject({ register: z.literal("sigap"), url: address, key }),
  z.strictObject({
    register: z.literal("spelpaus"),
    url: address,
    key,
    /** The licensee's id at the register. */
    actorId: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
]);

/** The address and the credential of one national register. */
export type RegisterConnection = z.output<typeof connection>;

function listOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigFault("REGISTER_CONNECTIONS is not JSON");
  }
}

/**
 * `REGISTER_CONNECTIONS` is a JSON list; see docs/operating.md. Throws ConfigFault with the place of
 * the fault; with real money also for an address without https, which would carry personal data.
 */
export function readRegisters(
  environment: NodeJS.ProcessEnv,
  mode: "play" | "real",
): readonly RegisterConnection[] {
  const text = environment["REGISTER_CONNECTIONS"];
  if (!text) return [];
  const parsed = z.array(connection).safeParse(listOf(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.join(".") || "the list";
    throw new ConfigFault(`REGISTER_CONNECTIONS: ${place}: ${issue?.message}`);
  }
  const names = parsed.data.map(({ register }) => register);
  if (new Set(names).size < names.length)
    throw new ConfigFault("REGISTER_CONNECTIONS: a register is named twice");
  const urls = parsed.data.flatMap((each) =>
    "listUrl" in each ? [each.url, each.listUrl] : each.url,
  );
  if (mode === "real" && !urls.every((url) => url.startsWith("https:")))
    throw new ConfigFault("REGISTER_CONNECTIONS: MODE=real needs addresses with https");
  return parsed.data;
}
