import { ConfigFault } from "#server/kit/config-fault.ts";
import { requireDatabaseTls } from "#server/kit/database-tls.ts";

/**
 * The replica's address from READ_DATABASE_URL, with the login of DATABASE_URL when it names none:
 * a standby has the same logins. Null without the variable.
 * @throws ConfigFault when it is no address, or real money's is reached without TLS
 */
export function readReplica(
  environment: NodeJS.ProcessEnv,
  primaryUrl: string,
  mode: "play" | "real",
): string | null {
  const text = environment["READ_DATABASE_URL"] ?? "";
  if (text === "") return null;
  const [, scheme, login = "", rest] = /^(postgres(?:ql)?:\/\/)([^@/]*@)?([^@]+)$/.exec(text) ?? [];
  if (scheme === undefined || rest === undefined)
    throw new ConfigFault("READ_DATABASE_URL is no address such as postgres://host:5432/name");
  const [, ofPrimary = ""] = /^postgres(?:ql)?:\/\/([^@/]*@)?/.exec(primaryUrl) ?? [];
  const url = `${scheme}${login || ofPrimary}${rest}`;
  if (mode === "real") requireDatabaseTls(url);
  return url;
}
