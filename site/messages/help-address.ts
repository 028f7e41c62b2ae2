import { menuItems } from "#site/parts/menu-items.ts";

export const helpWriteHref = `${menuItems.help.path}?write=1`;
/** The form of a new inquiry that contests a measure. */
export const contestHref = `${menuItems.help.path}?write=contest`;
/** The form of a new complaint. */
export const complaintHref = `${menuItems.help.path}?write=complaint`;
export const helpHref = (id: number): string => `${menuItems.help.path}?id=${id}`;
