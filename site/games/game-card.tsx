import type { ListedGame } from "#contract/browsing.ts";
import { nameIn, studioOf } from "#contract/named.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { useSession } from "#site/app/session.tsx";
import { useFavourites } from "#site/games/favourites.tsx";
import { launchKey, useLaunch } from "#site/games/launch.tsx";
import { nameMarks } from "#site/games/names.ts";
import { Tile } from "#site/games/tile.tsx";

/** Kind, return and volatility, as far as the provider declares them. */
function Facts({ game }: { game: ListedGame }) {
  const { games } = useAccountTexts();
  const format = useFormat();
  const { returnBasisPoints, volatility } = game;
  const level = volatility === null ? undefined : games.volatilities[volatility - 1];
  const facts = [
    ...game.kinds.map((kind) => games.kindNames[kind]),
    ...(game.jackpot ? [games.jackpotOnly] : []),
    ...(returnBasisPoints === null ? [] : [games.returnOf(format.rate(returnBasisPoints))]),
    ...(level === undefined ? [] : [games.volatilityOf(level)]),
  ];
  return facts.length > 0 && <p className="game-facts">{facts.join("\u00a0· ")}</p>;
}

/** A game with what it is; the picture opens it, and practice where the game has it. */
export function GameCard({ game, eager }: { game: ListedGame; eager: boolean }) {
  const { locale } = useApp();
  const texts = useAccountTexts();
  const { loggedOut } = useSession();
  const { launch, launching } = useLaunch();
  const { has, toggle } = useFavourites();
  const target = { company: game.gameCompany, code: game.code };
  const isLobby = game.code === game.gameCompany;
  const studio = studioOf(game);
  return (
    <li className="game-card">
      <Tile
        inCard
        entry={{ ...game, enabled: game.used === "y" }}
        eager={eager}
        favourite={loggedOut === false ? has(target) : null}
        launching={launching === launchKey(target)}
        onFavourite={() => void toggle(target)}
        onOpen={() => void launch({ ...target, used: game.used })}
      />
      {!isLobby && (
        <p className="game-studio" {...nameMarks(locale, studio)}>
          {nameIn(locale, studio)}
        </p>
      )}
      <Facts game={game} />
      {game.practice && game.used === "y" && (
        <Button
          look="soft sm"
          text={texts.games.practice}
          aria-label={texts.games.practiceOf(nameIn(locale, game))}
          onClick={() => void launch({ ...target, used: game.used, isPractice: true })}
        />
      )}
    </li>
  );
}
