import "#site/home/home.css";
import { useEffect } from "react";
import { useLoaderData } from "react-router";
import { FavouritesProvider } from "#site/games/favourites.tsx";
import { SlotOverlay } from "#site/games/slot-overlay.tsx";
import { ContinuePlaying } from "#site/home/continue-playing.tsx";
import { Hero } from "#site/home/hero.tsx";
import { HelpCard, NoticesCard } from "#site/home/home-lists.tsx";
import { JackpotStrip } from "#site/home/jackpot-strip.tsx";
import type { HomeData } from "#site/home/load-home.ts";
import { Lobby } from "#site/home/lobby.tsx";
import { QuickMenu } from "#site/home/quick-menu.tsx";
import { LaterPopups } from "#site/messages/popups/later-popups.tsx";
import { useSession } from "#site/app/session.tsx";

/** The lobby, in the order of the specification's section 2. */
export default function HomePage() {
  const { providers, jackpots, notices, popups, shelf, help, balance } = useLoaderData<HomeData>();
  const { loggedOut, takeBalance } = useSession();
  useEffect(() => {
    if (balance?.ok) takeBalance(balance.data);
  }, [balance, takeBalance]);
  const member = loggedOut === false;
  const favourites = shelf?.ok ? shelf.data.favourites : [];
  const recent = shelf?.ok ? shelf.data.recent : [];
  return (
    <FavouritesProvider stored={favourites}>
      <LaterPopups popups={popups} />
      <div className="wrap home">
        <Hero providers={providers} />
        <JackpotStrip loaded={jackpots.ok ? jackpots.data : []} />
        <QuickMenu />
        {member && recent.length > 0 && <ContinuePlaying recent={recent} />}
        <Lobby providers={providers} />
        <div className="cols">
          <NoticesCard notices={notices} />
          <HelpCard help={member ? help : null} />
        </div>
      </div>
      <SlotOverlay slots={providers.slot} recent={recent} />
    </FavouritesProvider>
  );
}
