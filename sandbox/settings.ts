import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { dialectNames } from "./dialect-names.ts";

const link = z.strictObject({
  dialect: z.enum(dialectNames),
  /** The operator's wallet; each protocol appends its paths. The transfer wallet has none. */
  walletUrl: z.string(),
  /**
   * The signing secret of both sides; for RSA our private key and the operator's public one, as
   * PEM.
   */
  secret: z.string().check(z.minLength(1)),
});

/** One protocol over which an operator is connected. */
export type Link = z.output<typeof link>;

export type Settings = {
  host: string;
  port: number;
  links: readonly Link[];
  /** The operator's feed of pools; without it no jackpot is offered. */
  jackpotsUrl: string | null;
  /** The folder of the books. */
  dataFolder: string;
  /** The address at which players reach the games. */
  publicUrl: string;
  /** The secret of the controls for other machines; null: this machine alone may use them. */
  controlSecret: string | null;
};

/**
 * Reads the environment (README.md lists it). Throws Error with a sentence about what is missing.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const links = readLinks(environment);
  const host = environment.SANDBOX_HOST ?? "127.0.0.1";
  const port = Number(environment.SANDBOX_PORT ?? "3100");
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error("SANDBOX_PORT must be a port number");
  }
  const dataFolder = resolve(environment.SANDBOX_DATA ?? ".data/sandbox");
  mkdirSync(dataFolder, { recursive: true });
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const publicUrl = environment.SANDBOX_PUBLIC_URL ?? `http://${reachable}:${port}`;
  if (!URL.canParse(publicUrl)) throw new Error("SANDBOX_PUBLIC_URL must be an address");
  const jackpotsUrl = environment.SANDBOX_JACKPOTS_URL ?? null;
  if (jackpotsUrl !== null && !URL.canParse(jackpotsUrl))
    throw new Error("SANDBOX_JACKPOTS_URL must be an address");
  const controlSecret = environment.SANDBOX_CONTROL_SECRET ?? "";
  // An empty secret is none: every header without a value would match it.
  return {
    host,
    port,
    links,
    jackpotsUrl,
    dataFolder,
    publicUrl,
    controlSecret: controlSecret === "" ? null : controlSecret,
  };
}

/** `SANDBOX_SECRET` connects GCP v2, `SANDBOX_LINKS` further protocols. */
function readLinks(environment: NodeJS.ProcessEnv): Link[] {
  const secret = environment.SANDBOX_SECRET ?? "";
  if (secret === "")
    throw new Error("SANDBOX_SECRET is not set: the sandbox cannot sign its calls");
  const walletUrl = environment.SANDBOX_WALLET_URL ?? "http://127.0.0.1:3000/providers/sandbox";
  if (!URL.canParse(walletUrl)) throw new Error("SANDBOX_WALLET_URL must be an address");
  const own = { dialect: "beexar", secret, walletUrl: walletUrl.replace(/\/$/, "") } as const;
  const more = z.array(link).safeParse(jsonOf(environment.SANDBOX_LINKS ?? "[]"));
  if (!more.success) throw new Error("SANDBOX_LINKS must be a list of links as JSON");
  const links = [own, ...more.data];
  if (new Set(links.map(({ dialect }) => dialect)).size < links.length)
    throw new Error("SANDBOX_LINKS connects a protocol twice");
  return links;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
