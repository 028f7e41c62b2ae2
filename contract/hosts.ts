/** A host without port and leading `www.`, lower case (specification section 6). */
export const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/^www\./, "");

/**
 * The hosts in a domain list, in order and without repetition. Hosts are separated by comma, pipe
 * or space; scheme, port, path and a leading `www.` are ignored (specification section 6).
 */
export const hostsIn = (domain: string): string[] => [
  ...new Set(
    domain
      .split(/[\s,|]+/)
      .map((item) => plainHost(item.replace(/^[a-z]+:\/\//i, "").replace(/\/.*$/, "")))
      .filter((host) => host !== ""),
  ),
];

/** Whether a domain list contains this host; an empty list contains every host. */
export function isForHost(domain: string, host: string): boolean {
  const listed = hostsIn(domain);
  return listed.length === 0 || listed.includes(plainHost(host));
}
