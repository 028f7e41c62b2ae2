import { menuItems } from "#site/parts/menu-items.ts";

export const helpWriteHref = `${menuItems.help.path}?write=1`;
export const helpHref = (id: number): string => `${menuItems.help.path}?id=${id}`;
