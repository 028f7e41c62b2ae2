import { menuGroups, type MenuGroup } from "#backoffice/frame/menu-groups.ts";
import type { Office } from "#backoffice/office-context.tsx";
import { addressOf, isPlain, type OfficeRoute } from "#backoffice/office-route.ts";
import { routes } from "#backoffice/routes.ts";

export const mayOpen = (office: Office, route: OfficeRoute): boolean =>
  route.access === "operator" || office.may(route.access);

/** The screens of the menu that this operator may open, in the order of their groups. */
export const menuOf = (office: Office): readonly OfficeRoute[] => {
  const shown = routes.filter((route) => route.menu && mayOpen(office, route));
  return [undefined, ...menuGroups].flatMap((group) =>
    shown.filter((route) => route.group === group),
  );
};

type Screen = { address: string; title: OfficeRoute["title"]; group: MenuGroup | undefined };

/** Every screen without a parameter that this operator may open, those of the menu first. */
export function screensOf(office: Office): readonly Screen[] {
  const open = routes.filter((route) => isPlain(route) && mayOpen(office, route));
  return [...open.filter(({ menu }) => menu), ...open.filter(({ menu }) => !menu)].flatMap(
    (route) => {
      const { group, title, parts = [] } = route;
      const address = addressOf(route);
      return [
        { address, title, group },
        ...parts.map((part) => ({ address: address + part.below, title: part.title, group })),
      ];
    },
  );
}
