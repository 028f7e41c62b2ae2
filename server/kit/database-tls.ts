import { ConfigFault } from "#server/kit/config-fault.ts";

/**
 * Refuses a database across a network unless TLS with a checked certificate protects the
 * connection. A socket and loopback stay on the machine. @throws ConfigFault with a sentence for
 * the operator
 */
export function requireDatabaseTls(databaseUrl: string): void {
  const [, rest = ""] = databaseUrl.split("://", 2);
  const [authority = "", query = ""] = rest.split("?", 2);
  const host = authority.split("/", 1)[0]?.split("@").at(-1) ?? "";
  const asked = new URLSearchParams(query);
  const reached = asked.get("host") ?? decodeURIComponent(host);
  const isHere =
    reached === "" || /^(\/|(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$)/.test(reached);
  if (isHere || asked.get("sslmode") === "verify-full") return;
  throw new ConfigFault(
    "Real money's database is reached with TLS: add sslmode=verify-full (and sslrootcert=…) to " +
      "its address.",
  );
}
