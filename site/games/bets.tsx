import type { GameRound, RoundTotals } from "#contract/games.ts";
import { nameIn, studioOf } from "#contract/named.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Money, MoneyChange } from "#ui/money.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { RecordList } from "#site/parts/record-list.tsx";
import type { Column } from "#site/parts/record-table.tsx";
import { Change, Moment } from "#site/parts/moment.tsx";
import { Filter, Filters } from "#site/parts/filters.tsx";
import { gameOptions, type PlayedGames } from "#site/parts/played-games.ts";
import { Totals } from "#site/parts/totals.tsx";
import { type Rounds, roundsPerPage } from "#site/games/load-bets.ts";
import { useLaunch } from "#site/games/launch.tsx";
import { ReplayLink } from "#site/games/replay-link.tsx";
import { nameMarks } from "#site/games/names.ts";
import type { Section } from "#site/app/section.ts";

/** Whether a round still has no result. */
const isUnfinished = ({ status }: GameRound): boolean =>
  status === "open" || status === "interrupted";

/** Resumes a game whose round was interrupted; the provider continues the round. */
function Resume({ round }: { round: GameRound }) {
  const { locale } = useApp();
  const texts = useAccountTexts();
  const { launch, launching } = useLaunch();
  const { code, gameCompany: company } = round;
  return (
    <Button
      look="soft sm"
      text={texts.games.resumeRound}
      of={nameIn(locale, round)}
      disabled={launching !== null}
      onClick={() => void launch({ code, company, used: "y" })}
    />
  );
}

function What({ round }: { round: GameRound }) {
  const { locale } = useApp();
  const texts = useAccountTexts();
  const { games } = texts;
  const { status, id, isCashedOut, hasReplay } = round;
  const studio = studioOf(round);
  const states = {
    open: null,
    interrupted: null,
    cancelled: games.roundCancelled,
    closed: isCashedOut ? games.cashedOut : null,
  };
  const state = states[status];
  return (
    <span className="cell-lines">
      <span className="main-line">
        {hasReplay ? (
          <ReplayLink round={round} />
        ) : (
          <span {...nameMarks(locale, round)}>{nameIn(locale, round)}</span>
        )}
        {state && ` · ${state}`}
      </span>
      <small className="sub-line">
        <span className="round-studio">
          <span {...nameMarks(locale, studio)}>{nameIn(locale, studio)}</span> ·{" "}
        </span>
        <span className="round-word">{games.round} </span>
        <span className="num">{id}</span>
      </small>
      {isUnfinished(round) && (
        <span className="round-actions">
          <Resume round={round} />
        </span>
      )}
    </span>
  );
}

/** The payout of a round, and the part that a pool paid. */
function Win({ round: { win, jackpot } }: { round: GameRound }) {
  const { home } = useAccountTexts();
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

/** The result of a round; an open one has none yet. */
function Result({ round }: { round: GameRound }) {
  const { games } = useAccountTexts();
  const { stake, win, status } = round;
  if (isUnfinished(round))
    return (
      <span className="st st-wait">
        {status === "open" ? games.roundOpen : games.roundInterrupted}
      </span>
    );
  return <Change amount={win - stake} />;
}

function useColumns(): Column<GameRound>[] {
  const { games, wallet } = useAccountTexts();
  return [
    { id: "at", label: wallet.time, cell: ({ at }) => <Moment instant={at} /> },
    { id: "what", label: games.game, cell: (round) => <What round={round} /> },
    {
      id: "stake",
      label: games.stake,
      end: true,
      quiet: true,
      cell: ({ stake }) => <Money amount={stake} />,
    },
    {
      id: "win",
      label: games.win,
      end: true,
      quiet: true,
      cell: (round) => <Win round={round} />,
    },
    { id: "change", label: games.net, end: true, cell: (round) => <Result round={round} /> },
  ];
}

function BetFilters({ games }: { games: PlayedGames }) {
  const { locale } = useApp();
  const texts = useAccountTexts();
  const { wallet } = texts;
  return (
    <Filters label={wallet.period}>
      <Filter
        name="state"
        label={texts.payments.status}
        all={texts.games.allStates}
        options={[
          ["open", texts.games.roundOpen],
          ["closed", texts.games.roundClosed],
        ]}
      />
      <Filter
        name="game"
        label={texts.games.game}
        all={wallet.allGames}
        options={gameOptions(locale, games)}
        areNames
      />
    </Filters>
  );
}

function BetTotals({ totals: { staked, returned, running, net } }: { totals: RoundTotals }) {
  const { wallet } = useAccountTexts();
  return (
    <Totals
      totals={[
        { name: wallet.staked, value: <Money amount={staked} /> },
        { name: wallet.returned, value: <Money amount={returned} /> },
        { name: wallet.running, value: <Money amount={running} /> },
        { name: wallet.net, value: <MoneyChange amount={net} /> },
      ]}
    />
  );
}

/** The member's rounds: time, game and round, stake and payout, with their totals. */
export function Bets({ bets, games: played }: { bets: Section<Rounds>; games: PlayedGames }) {
  const { games } = useAccountTexts();
  return (
    <RecordList
      icon="spade"
      title={games.bets}
      empty={games.noBets}
      columns={useColumns()}
      loaded={bets}
      perPage={roundsPerPage}
      compact="round-rows"
      filter={<BetFilters games={played} />}
      totals={bets.ok && <BetTotals totals={bets.data.totals} />}
    />
  );
}
