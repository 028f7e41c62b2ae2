import { useState } from "react";
import { useLoaderData } from "react-router";
import type { PlayReview } from "#contract/office/play-patterns.ts";
import { ListViews } from "#backoffice/frame/list-views.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import { DecideSheet } from "#backoffice/games/play-patterns/decide-sheet.tsx";
import {
  playViews,
  type PlayPatternsPage,
} from "#backoffice/games/play-patterns/load-play-patterns.ts";
import { QuickGames } from "#backoffice/games/play-patterns/quick-games.tsx";
import { ReviewCard } from "#backoffice/games/play-patterns/review-card.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** How members play: games whose rounds begin too soon, and members whose play is to be reviewed. */
export default function PlayPatterns() {
  const words = useOfficeTexts().playPatterns;
  const page = useLoaderData<PlayPatternsPage>();
  return (
    <div className="page page-wide">
      <h1>{words.title}</h1>
      <GameTabs />
      <p className="page-lead">{words.lead}</p>
      <ListViews
        label={words.title}
        views={playViews}
        current={page.view}
        nameOf={(each) => words.views[each]}
        searchOf={(each) => (each === "games" ? "" : `?view=${each}`)}
      />
      {page.view === "games" ? (
        <>
          <p className="page-lead">{words.leads.games}</p>
          <QuickGames games={page.games} />
        </>
      ) : (
        <Reviews page={page} />
      )}
    </div>
  );
}

function Reviews({ page }: { page: Extract<PlayPatternsPage, { view: "open" | "closed" }> }) {
  const words = useOfficeTexts().playPatterns;
  const [deciding, setDeciding] = useState<PlayReview | null>(null);
  const changing = useChange();
  return (
    <>
      <p className="page-lead">{words.leads.reviews}</p>
      <ChangeNotice outcome={changing.outcome} />
      {page.reviews.length === 0 && <p className="table-empty">{words.none[page.view]}</p>}
      <ul className="cards cards-beside">
        {page.reviews.map((each) => (
          <li key={each.id} className="card">
            <ReviewCard about={each} onDecide={() => setDeciding(each)} />
          </li>
        ))}
      </ul>
      <MorePages next={page.next} />
      {deciding && (
        <DecideSheet about={deciding} changing={changing} onClose={() => setDeciding(null)} />
      )}
    </>
  );
}
