import { readFileSync } from "node:fs";

/**
 * The address of the server that a libpq connection string of Patroni names (`host=… port=… user=…`,
 * without quotes), with the password for it in a password file of libpq.
 * @throws Error when it names no host, or when the file has no line for it
 */
export function urlOfDsn(dsn: string, passwordFile: string): string {
  const parts = new Map(
    [...dsn.matchAll(/(\w+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const [host, port = "5432", user = ""] = ["host", "port", "user"].map((name) => parts.get(name));
  if (host === undefined) throw new Error(`The connection string "${dsn}" names no host.`);
  const password = passwordFor([host, port, user], readFileSync(passwordFile, "utf8"));
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/postgres`;
}

/** Lines are `host:port:database:user:password`; `*` fits all. */
function passwordFor(wanted: readonly string[], lines: string): string {
  for (const line of lines.split("\n")) {
    const [host, port, , user, password] = line.split(":");
    const fits = [host, port, user].every((each, at) => each === "*" || each === wanted[at]);
    if (fits && password !== undefined) return password;
  }
  throw new Error(`The password file has no line for ${wanted.join(":")}.`);
}
