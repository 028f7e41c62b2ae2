import "#site/wallet/statement.css";
import { useSearchParams } from "react-router";
import { nameIn, studioOf, type Named } from "#contract/named.ts";
import type { MoneyGroup } from "#contract/statement-kinds.ts";
import type { MoneyLine, StatementTotals } from "#contract/wallet.ts";
import { moneyKindTexts } from "#locales/money-kinds.ts";
import { Money, MoneyChange } from "#ui/money.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { nameMarks } from "#site/games/names.ts";
import type { Section } from "#site/app/section.ts";
import { Filter, Filters } from "#site/parts/filters.tsx";
import { gameOptions, type PlayedGames } from "#site/parts/played-games.ts";
import { Change, Moment } from "#site/parts/moment.tsx";
import { RecordList } from "#site/parts/record-list.tsx";
import type { Column } from "#site/parts/record-table.tsx";
import { SaveButton } from "#site/parts/save-button.tsx";
import { Totals } from "#site/parts/totals.tsx";
import { linesPerPage, type MoneyList, statementFilter } from "#site/wallet/load-wallet.ts";

/** What a line is about: its kind, and the game and studio of its round. */
function What({ line: { kind, game } }: { line: MoneyLine }) {
  const { locale } = useApp();
  const texts = useAccountTexts();
  const inOwn = (named: Named) => (
    <span {...nameMarks(locale, named)}>{nameIn(locale, named)}</span>
  );
  return (
    <span className="cell-lines">
      <span className="main-line">
        {moneyKindTexts(texts.wallet)[kind]}
        {game && <> · {inOwn(game)}</>}
      </span>
      {game && (
        <small className="sub-line">
          {inOwn(studioOf(game))}
          {game.isOpen && ` · ${texts.games.roundOpen}`}
        </small>
      )}
    </span>
  );
}

function useColumns(): Column<MoneyLine>[] {
  const { wallet, payments } = useAccountTexts();
  return [
    { id: "at", label: wallet.time, cell: ({ at }) => <Moment instant={at} /> },
    { id: "what", label: payments.details, cell: (line) => <What line={line} /> },
    {
      id: "change",
      label: wallet.change,
      end: true,
      cell: ({ amount }) => <Change amount={amount} />,
    },
    {
      id: "after",
      label: wallet.after,
      end: true,
      quiet: true,
      cell: ({ balance }) => <Money amount={balance} />,
    },
  ];
}

/** Downloads of what the filter shows, as CSV and as proof, and a link to verify a proof. */
function Files() {
  const { wallet } = useAccountTexts();
  const [query] = useSearchParams();
  const { kind, game, ...days } = statementFilter(query);
  const filter = { ...days, ...(kind && { kind }), ...(game && { game }) };
  return (
    <div className="list-files">
      <SaveButton
        name="get-statement-file"
        input={{ ...filter, form: "readable" }}
        label={wallet.downloadCsv}
      />
      <SaveButton
        name="get-statement-file"
        input={{ ...filter, form: "machine" }}
        label={wallet.downloadMachine}
      />
      <SaveButton
        name="get-statement-proof"
        input={days}
        label={wallet.downloadProof}
        tooLarge={wallet.proofTooLarge}
      />
      {/* A separate document beside this page in every language, outside of the router. */}
      <a className="btn btn-soft btn-sm" href="verify-statement">
        {wallet.checkProof}
      </a>
    </div>
  );
}

function StatementFilters({ games }: { games: PlayedGames }) {
  const { locale } = useApp();
  const texts = useAccountTexts();
  const { wallet } = texts;
  const kinds: Record<MoneyGroup, string> = {
    deposit: wallet.deposited,
    withdrawal: wallet.withdrawn,
    bet: wallet.staked,
    win: wallet.returned,
    other: wallet.otherKinds,
  };
  return (
    <Filters label={wallet.period}>
      <Filter
        name="kind"
        label={wallet.kind}
        all={wallet.allKinds}
        options={Object.entries(kinds)}
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

/** The sums of all lines that pass the filter; of several kinds also those of the important ones. */
function Sums({ totals }: { totals: StatementTotals }) {
  const { wallet } = useAccountTexts();
  const [query] = useSearchParams();
  const { incoming, outgoing, change, deposited, withdrawn, net } = totals;
  const hasOneKind = statementFilter(query).kind !== undefined;
  return (
    <Totals
      totals={[
        { name: wallet.incoming, value: <Money amount={incoming} /> },
        { name: wallet.outgoing, value: <Money amount={outgoing} /> },
        { name: wallet.change, value: <MoneyChange amount={change} /> },
        ...(hasOneKind
          ? []
          : [
              { name: wallet.deposited, value: <Money amount={deposited} /> },
              { name: wallet.withdrawn, value: <Money amount={withdrawn} /> },
              { name: wallet.net, value: <MoneyChange amount={net} /> },
            ]),
      ]}
    />
  );
}

type StatementProps = { statement: Section<MoneyList>; games: PlayedGames };

/** Every change of the member's cash with the balance after it, totals, filters and downloads. */
export function Statement({ statement, games }: StatementProps) {
  const { wallet } = useAccountTexts();
  return (
    <RecordList
      icon="coins"
      title={wallet.statement}
      empty={wallet.noLines}
      columns={useColumns()}
      loaded={statement}
      perPage={linesPerPage}
      compact="money-rows"
      foot={<Files />}
      filter={<StatementFilters games={games} />}
      totals={statement.ok && <Sums totals={statement.data.totals} />}
    />
  );
}
