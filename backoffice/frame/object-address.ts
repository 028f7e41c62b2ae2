const addresses: Readonly<Record<string, string>> = {
  "game-connection": "/games/connections",
  "game-provider": "/games/providers",
  help: "/help",
  mailing: "/notes",
  member: "/members",
  notice: "/notices",
  payment: "/deposits",
  popup: "/popups",
  review: "/operators/reviews",
  round: "/games/rounds",
  settlement: "/settlement",
};
/** Objects that share a screen. */
const screens: Readonly<Record<string, string>> = {
  alert: "/alerts",
  "alert-channel": "/alerts/channels",
  "alert-rule": "/alerts",
  "barred-person": "/barred-persons",
  comp: "/settings/comp",
  "day-file": "/day-files",
  difference: "/differences",
  documents: "/settings/documents",
  emergency: "/operators/emergencies",
  invitation: "/operators",
  "jackpot-pool": "/games/jackpots",
  "jackpot-scheme": "/games/jackpots",
  licence: "/settings/licences",
  opening: "/settings/opening",
  operator: "/operators",
  payout: "/payouts",
  "payment-file": "/payouts",
  "receiving-account": "/settings/accounts",
  "segregated-account": "/reports/funds",
  site: "/settings",
  "statement-line": "/statements",
  switch: "/settings/switches",
};

/** The screen of an object of the audit trail, such as `mailing:12`; null when it has none. */
export function objectAddress(object: string): string | null {
  const [noun = "", id = ""] = object.split(":");
  // A game is shown on its provider's screen.
  if (noun === "game") return `/games/providers/${id.split("/")[0] ?? ""}`;
  // A share is set for a connection, whose statements are listed by month.
  if (noun === "settlement" && !id.includes("/")) return "/settlement";
  const address = addresses[noun];
  return address === undefined ? (screens[noun] ?? null) : `${address}/${id}`;
}
