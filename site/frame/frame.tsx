import "#site/frame/mobile.css";
import { lazy, Suspense, useEffect, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { useTexts } from "#site/app/app-context.tsx";
import { useUser } from "#site/app/session.tsx";
import { KeptPart } from "#site/app/kept-part.tsx";
import { BottomNav } from "#site/frame/bottom-nav.tsx";
import { useDocumentTitle } from "#site/frame/document-title.ts";
import { Footer } from "#site/frame/footer.tsx";
import { Header } from "#site/frame/header.tsx";
import { LogoPaint } from "#ui/logo.tsx";
import { MobileHeader } from "#site/frame/mobile-header.tsx";
import { PageProgress } from "#site/frame/page-progress.tsx";
import { ReducedBar } from "#site/frame/reduced-bar.tsx";
import { LaunchProvider } from "#site/games/launch.tsx";
import { SearchProvider } from "#site/games/search.tsx";
import { LoginDialogProvider } from "#site/members/login-dialog.tsx";
import { useWelcomeToast } from "#site/members/signed-in.ts";
import { PlayWatcher } from "#site/members/play-time/play-watcher.tsx";
import { SessionWatcher } from "#site/members/session-end/session-watcher.tsx";
import { NewsWatcher } from "#site/messages/news-watcher.tsx";
import { Installation } from "#site/pwa/installation.tsx";

/** Loaded when a sidebar opens; wide windows have none. */
const sidebars = () => import("#site/frame/sidebars.tsx");
const GamesSidebar = lazy(async () => ({ default: (await sidebars()).GamesSidebar }));
const MenuSidebar = lazy(async () => ({ default: (await sidebars()).MenuSidebar }));

type Sidebar = "games" | "menu" | null;

/** The default layout around every page. */
export function Frame() {
  const { frame } = useTexts();
  const { pathname, search } = useLocation();
  const [sidebar, setSidebar] = useState<Sidebar>(null);
  const { state } = useNavigation();
  const { user } = useUser();
  useDocumentTitle();
  useWelcomeToast();
  const close = () => setSidebar(null);
  const open = { onGames: () => setSidebar("games"), onMenu: () => setSidebar("menu") };
  // Marks the address whose page reacts to clicks; tests wait for it.
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = pathname + search;
  }, [pathname, search]);
  useEffect(() => {
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  // Navigation closes the sidebar.
  useEffect(() => setSidebar(null), [pathname]);
  return (
    <LoginDialogProvider>
      <LaunchProvider>
        <SearchProvider>
          <LogoPaint />
          <div id="skips">
            <a className="skip" href="#content">
              {frame.skipToContent}
            </a>
          </div>
          <header className="site-header">
            <Header />
            <MobileHeader {...open} />
            <PageProgress />
          </header>
          <main id="content" tabIndex={-1} aria-busy={state === "loading"}>
            <ReducedBar />
            <Outlet />
          </main>
          <Suspense>
            <KeptPart name="footer" by={search}>
              <Footer />
            </KeptPart>
          </Suspense>
          <KeptPart name="bottom-nav" by={user?.helpCount}>
            <BottomNav {...open} />
          </KeptPart>
          <Suspense>
            {sidebar === "games" && <GamesSidebar onClose={close} />}
            {sidebar === "menu" && <MenuSidebar onClose={close} />}
          </Suspense>
          <NewsWatcher />
          <PlayWatcher />
          <SessionWatcher />
          <Installation />
          <ScrollRestoration />
        </SearchProvider>
      </LaunchProvider>
    </LoginDialogProvider>
  );
}
