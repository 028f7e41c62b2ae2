import { useNavigate } from "react-router";
import { nameIn } from "#contract/named.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { KeptPart } from "#site/app/kept-part.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { GameArt } from "#site/games/game-art.tsx";
import { useLaunch } from "#site/games/launch.tsx";
import { nameMarks } from "#site/games/names.ts";
import { slotListHref } from "#site/games/slot-address.ts";
import type { Shelf } from "#site/games/load-game-page.ts";

type Recent = Shelf["recent"][number];

function RecentGame({ game, ago }: { game: Recent; ago: string }) {
  const { locale } = useApp();
  const { launch } = useLaunch();
  const navigate = useNavigate();
  const open = () => {
    const listFirst = game.kind === "provider" && game.category === "slot" && game.used === "y";
    if (listFirst) return void navigate(slotListHref(game.code), { preventScrollReset: true });
    void launch({ code: game.code, company: game.gameCompany, used: game.used });
  };
  return (
    <li>
      <button type="button" onClick={open}>
        <GameArt url={game.imgUrl} code={game.code} name={game.nameEn} sizes="112px" />
        <span className="rec-name">
          <b {...nameMarks(locale, game)}>{nameIn(locale, game)}</b>
          <time className="rec-when" dateTime={game.openedAt}>
            {ago}
          </time>
        </span>
        <span className="pl" aria-hidden="true">
          <Icon name="play" />
        </span>
      </button>
    </li>
  );
}

/** Shortcuts to the games that the member opened last; the heading says why they are shown. */
export function ContinuePlaying({ recent }: { recent: readonly Recent[] }) {
  const { texts, now } = useApp();
  const { home } = texts;
  const format = useFormat();
  return (
    <section className="sec rec-s" aria-labelledby="continue">
      <div className="sec-h">
        <h2 id="continue">{home.openedLast}</h2>
        <MemberLink className="more" to="/user?tab=bets">
          {home.recent}
          <Icon name="caret-right" />
        </MemberLink>
      </div>
      <ul className="rec">
        {recent.map((game) => {
          const ago = format.ago(game.openedAt, now);
          return (
            <KeptPart key={`${game.gameCompany}/${game.code}`} name="recent" by={[game, ago]}>
              <RecentGame game={game} ago={ago} />
            </KeptPart>
          );
        })}
      </ul>
    </section>
  );
}
