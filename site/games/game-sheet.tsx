import "#site/games/game-sheet.css";
import { Link } from "react-router";
import { locales } from "#contract/locales.ts";
import { nameIn, studioOf } from "#contract/named.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useAccountTexts, useApp } from "#site/app/app-context.tsx";
import { GameArt } from "#site/games/game-art.tsx";
import { launchKey, useLaunch } from "#site/games/launch.tsx";
import type { GameInfo } from "#site/games/load-game-page.ts";
import { nameMarks } from "#site/games/names.ts";
import { useArrival } from "#site/parts/arrival.ts";
import { MeasuredReturnFacts } from "#site/games/measured-return.tsx";
import { BackToList } from "#site/parts/back-to-list.tsx";
import { Governing } from "#site/parts/governing.tsx";
import { Facts } from "#site/parts/facts.tsx";

/** What a game is before it is opened: kind, return, build, volatility, stakes, jackpots and rules. */
export function GameSheet({ game, build, stakes, rules, returned }: GameInfo) {
  const { locale, site } = useApp();
  const { games: words } = useAccountTexts();
  const governing = site.governingLocale;
  // Rules that only another language has are the same text in every language.
  const isOneOfSeveral =
    rules?.languages.includes(governing) && (rules.locale !== governing || locale === governing);
  const studio = studioOf(game);
  const isLobby = game.code === game.gameCompany;
  return (
    <article className="game-sheet">
      <BackToList to="/game" />
      <div className="dlg-h">
        <GameArt url={game.imgUrl} code={game.code} name={game.nameEn} sizes="72px" />
        <div className="dlg-name">
          <h1 {...useArrival()} {...nameMarks(locale, game)}>
            {nameIn(locale, game)}
          </h1>
          {!isLobby && <p {...nameMarks(locale, studio)}>{nameIn(locale, studio)}</p>}
        </div>
      </div>
      <Buttons game={game} />
      <div className="card">
        <SheetFacts game={game} build={build} stakes={stakes} isLobby={isLobby} />
        {game.returnBasisPoints !== null && returned.ok && (
          <MeasuredReturnFacts measured={returned.data} />
        )}
      </div>
      <h2>{words.rules}</h2>
      {rules === null ? (
        <p className="empty">{words.rulesInGame}</p>
      ) : (
        <ul className="game-rules" lang={locales[rules.locale].lang} dir="auto">
          {rules.text.split("\n").map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      {isOneOfSeveral && <Governing />}
    </article>
  );
}

function SheetFacts({
  game,
  build,
  stakes,
  isLobby,
}: Pick<GameInfo, "game" | "build" | "stakes"> & { isLobby: boolean }) {
  const { games: words } = useAccountTexts();
  const format = useFormat();
  const { returnBasisPoints, volatility } = game;
  const level = volatility === null ? undefined : words.volatilities[volatility - 1];
  const returned =
    returnBasisPoints === null
      ? isLobby
        ? words.returnOfBets
        : words.notDeclared
      : format.rate(returnBasisPoints);
  const facts = [
    ...(game.kinds.length > 0
      ? [{ name: words.kind, value: game.kinds.map((kind) => words.kindNames[kind]).join(" · ") }]
      : []),
    { name: words.returnToPlayer, value: returned },
    ...(build === null ? [] : [{ name: words.build, value: <span translate="no">{build}</span> }]),
    { name: words.volatility, value: level ?? words.notDeclared },
    {
      name: words.stakeOfRound,
      value: stakes
        ? words.stakesBetween(format.moneyText(stakes.least), format.moneyText(stakes.most))
        : words.stakesInGame,
    },
    {
      name: words.jackpotOnly,
      value: game.jackpot ? <Link to="/jackpots">{words.jackpotYes}</Link> : words.jackpotNo,
    },
  ];
  return (
    <>
      <Facts facts={facts} />
      {returnBasisPoints !== null && <p className="field-hint">{words.returnHint}</p>}
    </>
  );
}

function Buttons({ game }: Pick<GameInfo, "game">) {
  const { games: words, messages } = useAccountTexts();
  const { launch, launching } = useLaunch();
  const target = { company: game.gameCompany, code: game.code, used: game.used };
  if (game.used !== "y") return <p className="empty">{messages.msg2002}</p>;
  return (
    <div className="game-sheet-buttons">
      <Button
        look="gold"
        text={words.play}
        aria-busy={launching === launchKey(target)}
        onClick={() => void launch(target)}
      />
      {game.practice && (
        <Button
          look="soft"
          text={words.practice}
          onClick={() => void launch({ ...target, isPractice: true })}
        />
      )}
    </div>
  );
}
