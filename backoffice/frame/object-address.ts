const addresses: Readonly<Record<string, string>> = {
  help: "/help",
  mailing: "/notes",
  member: "/members",
  notice: "/notices",
  popup: "/popups",
};

/** The screen of an object of the audit trail, such as `mailing:12`; null when it has none. */
export function objectAddress(object: string): string | null {
  const [noun = "", id = ""] = object.split(":");
  const address = addresses[noun];
  return address === undefined ? null : `${address}/${id}`;
}
