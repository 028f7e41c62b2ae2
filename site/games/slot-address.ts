/** The list of a slot provider is an overlay of the lobby with its own address. */
export const slotsParameter = "slots";
export const slotListHref = (code: string): string =>
  `/?${new URLSearchParams({ tab: "slot", [slotsParameter]: code })}`;
