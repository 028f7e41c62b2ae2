import "#ui/member-looks.css";
import "#ui/button.css";
import "#site/styles/base.css";
import "#site/styles/thai.css";
import "#site/styles/forced-colors.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { loadHomeTexts } from "#locales/site-texts.ts";
import { callerFor } from "#site/app/api.ts";
import { App } from "#site/app/app.tsx";
import { type AppContext, basenameOf } from "#site/app/app-context.tsx";
import type { PageData } from "#site/document.ts";
import { routeOf, shownRoute } from "#site/routes.ts";
import { routeObjects } from "#site/router.tsx";

/** Fetches letters that only members' own texts use, when everything else is loaded. */
function loadLate(sheets: string[]): void {
  const add = () => {
    for (const href of sheets) {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      document.head.append(link);
    }
  };
  if ("requestIdleCallback" in window) window.requestIdleCallback(add, { timeout: 4000 });
  else setTimeout(add, 1000);
}

/** Lets the browser draw and respond before the next piece of work. */
const breathe = () => new Promise<void>((resume) => setTimeout(resume));

async function start(): Promise<void> {
  const root = document.getElementById("root");
  const written = document.getElementById("page")?.textContent;
  if (!root || !written) throw new Error("The page has no root or no data.");
  const page = JSON.parse(written) as PageData & { lateSheets: string[] };
  const { locale, session, site, now, version, loaderData } = page;
  const texts = await loadHomeTexts(locale);
  await breathe();
  const pageTexts = { account: null, members: null, messages: null, selfTest: null, pages: null };
  const call = callerFor(locale);
  const app: AppContext = { locale, texts, pageTexts, site, session, call, now, version };
  const objects = routeObjects(app);
  // The shown page must be loaded before hydration, otherwise React finds a gap. The server names
  // it, because matching the address here again takes a slow phone 20 ms.
  const shown = objects[0]?.children?.find(({ id }) => id === page.route);
  const route = shownRoute(routeOf(page.route), session.sideUser !== null);
  const part = route.part?.(new URLSearchParams(location.search)).load();
  if (typeof shown?.lazy === "function") {
    Object.assign(shown, await shown.lazy());
    delete shown.lazy;
  }
  await part;
  const hydrationData = page.failed ? undefined : { loaderData };
  const router = createBrowserRouter(objects, {
    basename: basenameOf(locale),
    ...(hydrationData ? { hydrationData } : {}),
  });
  // As a transition, hydration yields to the visitor's first click every few milliseconds.
  startTransition(() => {
    hydrateRoot(
      root,
      <App app={app}>
        <RouterProvider router={router} />
      </App>,
    );
  });
  loadLate(page.lateSheets);
}

await start();
