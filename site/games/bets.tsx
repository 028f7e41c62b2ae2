import type { GameRound } from "#contract/games.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { useApp, useTexts } from "#site/app/app-context.tsx";
import { RecordList } from "#site/parts/record-list.tsx";
import type { Column } from "#site/parts/record-table.tsx";
import { Change, Moment } from "#site/parts/moment.tsx";
import { Period } from "#site/parts/period.tsx";
import { type Rounds, roundsPerPage } from "#site/games/load-bets.ts";
import { useLaunch } from "#site/games/launch.tsx";
import { nameIn, nameMarks } from "#site/games/names.ts";
import type { Section } from "#site/app/section.ts";

/** Resumes a game whose round was interrupted; the provider continues the round. */
function Resume({ round }: { round: GameRound }) {
  const { locale, texts } = useApp();
  const { launch, launching } = useLaunch();
  const { code, gameCompany: company } = round;
  return (
    <button
      type="button"
      className="btn btn-soft btn-sm"
      disabled={launching !== null}
      aria-label={`${texts.games.resumeRound}: ${nameIn(locale, round)}`}
      onClick={() => void launch({ code, company, used: "y" })}
    >
      {texts.games.resumeRound}
    </button>
  );
}

function Game({ round }: { round: GameRound }) {
  const { texts, locale } = useApp();
  const { games } = texts;
  const { nameKo, nameEn, companyKo, companyEn, status, id } = round;
  const states = { open: games.roundOpen, cancelled: games.roundCancelled, closed: null };
  const state = states[status];
  return (
    <span className="cell-lines">
      <span {...nameMarks(locale)}>{nameIn(locale, { nameKo, nameEn })}</span>
      <small>
        <span {...nameMarks(locale)}>
          {nameIn(locale, { nameKo: companyKo, nameEn: companyEn })}
        </span>{" "}
        · {games.round} <span className="num">{id}</span>
        {state && ` · ${state}`}
      </small>
      {status === "open" && <Resume round={round} />}
    </span>
  );
}

/** The payout of a round, and the part that a pool paid. */
function Win({ round: { win, jackpot } }: { round: GameRound }) {
  const { home } = useTexts();
  const format = useFormat();
  if (!jackpot) return <Money amount={win} />;
  const { tier, amount } = jackpot;
  return (
    <span className="cell-lines">
      <Money amount={win} />
      <small className="jackpot-part">
        {home.jackpotAmount(tier.toUpperCase(), format.moneyText(amount))}
      </small>
    </span>
  );
}

function useColumns(): Column<GameRound>[] {
  const { games, wallet } = useTexts();
  return [
    { id: "at", label: wallet.time, cell: ({ at }) => <Moment instant={at} /> },
    { id: "game", label: games.game, cell: (round) => <Game round={round} /> },
    { id: "stake", label: games.stake, end: true, cell: ({ stake }) => <Money amount={stake} /> },
    { id: "win", label: games.win, end: true, cell: (round) => <Win round={round} /> },
    {
      id: "net",
      label: games.net,
      end: true,
      cell: ({ stake, win }) => <Change amount={win - stake} />,
    },
  ];
}

/** The member's rounds: time, game and round, stake and payout. */
export function Bets({ bets }: { bets: Section<Rounds> }) {
  const { games } = useTexts();
  return (
    <RecordList
      title={games.bets}
      empty={games.noBets}
      columns={useColumns()}
      loaded={bets}
      perPage={roundsPerPage}
      filter={<Period />}
    />
  );
}
