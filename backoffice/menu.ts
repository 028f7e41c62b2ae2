import type { Office } from "#backoffice/office-context.tsx";
import type { OfficeRoute } from "#backoffice/office-route.ts";
import { routes } from "#backoffice/routes.ts";

export const mayOpen = (office: Office, route: OfficeRoute): boolean =>
  route.access === "operator" || office.may(route.access);

/** The screens of the menu that this operator may open. */
export const menuOf = (office: Office): readonly OfficeRoute[] =>
  routes.filter((route) => route.menu && mayOpen(office, route));
