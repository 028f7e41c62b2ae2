import "#site/home/home.css";
import { Suspense, useEffect } from "react";
import { useLoaderData } from "react-router";
import { KeptPart } from "#site/app/kept-part.tsx";
import { gameCategories } from "#site/games/categories.ts";
import { FavouritesProvider } from "#site/games/favourites.tsx";
import { SlotOverlay } from "#site/games/slot-overlay.tsx";
import { ContinuePlaying } from "#site/home/continue-playing.tsx";
import { countsOf, Hero } from "#site/home/hero.tsx";
import { HelpCard, NoticesCard } from "#site/home/home-lists.tsx";
import { JackpotStrip } from "#site/home/jackpot-strip.tsx";
import type { HomeData } from "#site/home/load-home.ts";
import { Lobby } from "#site/home/lobby.tsx";
import { QuickMenu } from "#site/home/quick-menu.tsx";
import { LaterPopups } from "#site/messages/popups/later-popups.tsx";
import { useSession, useUser } from "#site/app/session.tsx";

/**
 * The lobby, in the order of the specification's section 2. What is in `Suspense` answers a tap a
 * little later than the rest, so that no piece of work is long; a tap on it makes it ready at once.
 */
export default function HomePage() {
  const { providers, jackpots, notices, popups, shelf, help, balance } = useLoaderData<HomeData>();
  const { loggedOut, takeBalance } = useSession();
  const { user } = useUser();
  useEffect(() => {
    if (balance?.ok) takeBalance(balance.data, balance.data.askedAt);
  }, [balance, takeBalance]);
  const member = loggedOut === false;
  const favourites = shelf?.ok ? shelf.data.favourites : [];
  const recent = shelf?.ok ? shelf.data.recent : [];
  return (
    <FavouritesProvider stored={favourites}>
      <LaterPopups popups={popups} />
      <div className="wrap home">
        <KeptPart name="hero" by={gameCategories.map((each) => countsOf(providers, each))}>
          <Hero providers={providers} />
        </KeptPart>
        <KeptPart
          name="jackpots"
          by={jackpots.ok && [jackpots.data.jackpots, jackpots.data.unavailable]}
        >
          <JackpotStrip loaded={jackpots.ok ? jackpots.data : null} />
        </KeptPart>
        <KeptPart name="quick-menu" by={user?.noteCount}>
          <QuickMenu />
        </KeptPart>
        {member && recent.length > 0 && <ContinuePlaying recent={recent} />}
        <Suspense>
          <Lobby providers={providers} />
        </Suspense>
        <Suspense>
          <div className="cols">
            <KeptPart name="notices" by={notices}>
              <NoticesCard notices={notices} />
            </KeptPart>
            <HelpCard help={member ? help : null} />
          </div>
        </Suspense>
      </div>
      <SlotOverlay slots={providers.slot} recent={recent} />
    </FavouritesProvider>
  );
}
