/** The list of a slot provider is an overlay of the lobby with an address of its own. */
export const slotsParameter = "slots";
export const slotListHref = (code: string): string =>
  `/?${new URLSearchParams({ tab: "slot", [slotsParameter]: code })}`;
