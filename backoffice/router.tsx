import type { ComponentType } from "react";
import { createBrowserRouter, redirect, type RouteObject } from "react-router";
import { SessionEnded, type OfficeCaller } from "#backoffice/api.ts";
import type { Office } from "#backoffice/office-context.tsx";
import { Frame } from "#backoffice/frame/frame.tsx";
import {
  LoadFailed,
  Loading,
  NotAllowed,
  NotFound,
  PageMissing,
} from "#backoffice/frame/states.tsx";
import { mayOpen, menuOf } from "#backoffice/menu.ts";
import { addressOf, type OfficeRoute } from "#backoffice/office-route.ts";
import { EmergencyLine } from "#backoffice/operators/emergencies/emergency-line.tsx";
import { OwnDecisions } from "#backoffice/operators/proposals/own-decisions.tsx";
import { routes } from "#backoffice/routes.ts";
import { beginLoad } from "#backoffice/shown-events.ts";

/**
 * A page's component. A browser asks for a file of a page once and keeps the failure, for example
 * after an update or without a network; then the page offers to load the document again.
 */
async function componentOf(page: OfficeRoute["page"]): Promise<ComponentType> {
  try {
    return (await page()).default;
  } catch (error) {
    console.error(error);
    return PageMissing;
  }
}

/**
 * The calls of a page's data. Without a session they wait for the sign-in, so that the page and what
 * was typed on it stay.
 */
const patient =
  (call: OfficeCaller, untilSignedIn: () => Promise<void>): OfficeCaller =>
  async (...asked) => {
    for (;;) {
      try {
        return await call(...asked);
      } catch (error) {
        if (!(error instanceof SessionEnded)) throw error;
        await untilSignedIn();
      }
    }
  };

const objectOf = (office: Office, call: OfficeCaller, route: OfficeRoute): RouteObject => {
  const { path, page, load } = route;
  if (!mayOpen(office, route)) return { path, element: <NotAllowed /> };
  return {
    path,
    id: path,
    lazy: async () => ({ Component: await componentOf(page) }),
    ...(load && {
      loader: ({ params, request }) => {
        beginLoad();
        return load(call, {
          params,
          query: new URL(request.url).searchParams,
          timeZone: office.operator.timeZone,
        });
      },
    }),
    errorElement: <LoadFailed />,
  };
};

/** The router of one signed-in operator. */
export function routerOf(office: Office, untilSignedIn: () => Promise<void>) {
  const call = patient(office.call, untilSignedIn);
  const [first] = menuOf(office);
  return createBrowserRouter(
    [
      {
        path: "/",
        element: (
          <Frame
            told={
              <>
                <EmergencyLine />
                <OwnDecisions />
              </>
            }
          />
        ),
        hydrateFallbackElement: <Loading />,
        children: [
          { index: true, loader: () => redirect(first ? addressOf(first) : "/account") },
          ...routes.map((route) => objectOf(office, call, route)),
          { path: "*", element: <NotFound /> },
        ],
      },
    ],
    { basename: "/office" },
  );
}
