import { createBrowserRouter, redirect, type RouteObject } from "react-router";
import type { Office } from "#backoffice/office-context.tsx";
import { Frame } from "#backoffice/frame/frame.tsx";
import { LoadFailed, Loading, NotAllowed, NotFound } from "#backoffice/frame/states.tsx";
import { mayOpen, menuOf } from "#backoffice/menu.ts";
import { addressOf, type OfficeRoute } from "#backoffice/office-route.ts";
import { routes } from "#backoffice/routes.ts";

const objectOf = (office: Office, route: OfficeRoute): RouteObject => {
  const { path, page, load } = route;
  if (!mayOpen(office, route)) return { path, element: <NotAllowed /> };
  return {
    path,
    id: path,
    lazy: async () => ({ Component: (await page()).default }),
    ...(load && {
      loader: ({ params, request }) =>
        load(office.call, {
          params,
          query: new URL(request.url).searchParams,
          timeZone: office.operator.timeZone,
        }),
    }),
    errorElement: <LoadFailed />,
  };
};

/** The router of one signed-in operator. */
export function routerOf(office: Office) {
  const [first] = menuOf(office);
  return createBrowserRouter(
    [
      {
        path: "/",
        element: <Frame />,
        hydrateFallbackElement: <Loading />,
        children: [
          { index: true, loader: () => redirect(first ? addressOf(first) : "/account") },
          ...routes.map((route) => objectOf(office, route)),
          { path: "*", element: <NotFound /> },
        ],
      },
    ],
    { basename: "/office" },
  );
}
