import { Link, useLoaderData } from "react-router";
import type { OfficeRoundDetail } from "#contract/office/games.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { actWords } from "#backoffice/frame/act-words.ts";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import { useName } from "#backoffice/games/names.ts";
import { RoundActs } from "#backoffice/games/round-acts.tsx";
import { RoundRules } from "#backoffice/games/round-rules.tsx";
import { RoundState } from "#backoffice/games/round-table.tsx";
import { DisputeLink } from "#backoffice/reports/disputes/dispute-link.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Entry = OfficeRoundDetail["entries"][number];
type Call = OfficeRoundDetail["calls"][number];

/** One round: its ledger entries, and every call of the provider about it. */
export default function Round() {
  const round = useLoaderData<OfficeRoundDetail | null>();
  const { games } = useOfficeTexts();
  const format = useFormat();
  const nameOf = useName();
  if (!round) return <NotFound />;
  return (
    <div className="page page-wide">
      <h1>
        {games.round} {round.id} <RoundState state={round.state} />
      </h1>
      <GameTabs />
      <section className="card">
        <dl className="facts">
          <Fact name={games.member}>
            <Link className="link" to={`/members/${round.memberId}?tab=games`}>
              {round.loginId}
            </Link>
          </Fact>
          <Fact name={games.provider}>
            {nameOf({ nameKo: round.providerKo, nameEn: round.providerEn })}
          </Fact>
          <Fact name={games.game}>{nameOf({ nameKo: round.gameKo, nameEn: round.gameEn })}</Fact>
          <Fact name={games.stake}>
            <Money amount={round.stake} />
          </Fact>
          <Fact name={games.payout}>
            <Money amount={round.payout} />
          </Fact>
          <Fact name={games.openedAt}>
            <Moment at={round.openedAt} />
          </Fact>
          <Fact name={games.changedAt}>
            <Moment at={round.changedAt} />
          </Fact>
          <Fact name={games.providerRef}>{round.ref}</Fact>
          {round.launch && <LaunchFacts launch={round.launch} memberId={round.memberId} />}
        </dl>
        <RoundActs round={round} />
        <DisputeLink subject="round" record={round.id} />
      </section>
      <RoundRules rules={round.rules} />
      <section className="card">
        <h2>{games.entries}</h2>
        <Entries round={round} />
      </section>
      <section className="card">
        <h2>{games.calls}</h2>
        <p className="card-lead">{games.callsKept(format.number(round.callsKeptDays))}</p>
        {round.calls.length === 0 && <p className="why">{games.noCalls}</p>}
        <ol className="calls">
          {round.calls.map((call) => (
            <li key={call.id}>
              <CallLine call={call} />
            </li>
          ))}
        </ol>
      </section>
      {round.acts.length > 0 && <Acts round={round} />}
    </div>
  );
}

type Launch = NonNullable<OfficeRoundDetail["launch"]>;

/** The launch in which the round began, which leads to its rounds, and the session that opened it. */
function LaunchFacts({ launch, memberId }: { launch: Launch; memberId: number }) {
  const { games, sessionRecord } = useOfficeTexts();
  return (
    <>
      <Fact name={games.launch}>
        <Moment at={launch.openedAt} />
      </Fact>
      <Fact name={games.launchId}>
        <Link className="link" to={`/games/rounds?launch=${launch.id}`}>
          {launch.id}
        </Link>
      </Fact>
      {launch.session !== null && (
        <Fact name={games.session}>
          <Link className="link" to={`/members/${memberId}/sessions/${launch.session}`}>
            {sessionRecord.title}
          </Link>
        </Fact>
      )}
    </>
  );
}

function Entries({ round: { entries } }: { round: OfficeRoundDetail }) {
  const { games } = useOfficeTexts();
  const columns: Column<Entry>[] = [
    { id: "at", header: games.at, renderCell: (row) => <Moment at={row.at} /> },
    {
      id: "movement",
      header: games.movement,
      renderCell: (row) => games.movements[row.movement as keyof typeof games.movements],
    },
    {
      id: "amount",
      header: games.amount,
      isEnd: true,
      renderCell: (row) => <Money amount={row.delta} />,
    },
    {
      id: "balance",
      header: games.balance,
      isEnd: true,
      renderCell: (row) => <Money amount={row.balance} />,
    },
    { id: "key", header: games.key, renderCell: (row) => <code>{row.key}</code> },
  ];
  return (
    <DenseTable
      caption={games.entries}
      columns={columns}
      rows={entries}
      idOf={({ id }) => id}
      empty={games.noEntries}
    />
  );
}

function CallLine({ call }: { call: Call }) {
  const { games } = useOfficeTexts();
  const format = useFormat();
  const look = call.http >= 500 ? "tag tag-bad" : call.outcome === "ok" ? "tag tag-good" : "tag";
  return (
    <details>
      <summary>
        <Moment at={call.at} />
        <code>{call.endpoint}</code>
        <span className={look}>
          {call.http >= 500 ? games.fault : call.outcome === "ok" ? games.good : games.refused}
        </span>
        {call.http < 500 && call.outcome !== "ok" && (
          <code className="why" title={games.refusedLead}>
            {call.outcome}
          </code>
        )}
        <span className="num why">
          {games.milliseconds(format.number(Math.round(call.durationMs * 10) / 10))}
        </span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <pre tabIndex={0} aria-label={games.body}>
        {indented(call.body)}
      </pre>
    </details>
  );
}

/** The body with a line per field; unchanged if it is not JSON, or was cut off. */
function indented(body: string | null): string {
  if (body === null) return "";
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function Acts({ round: { acts } }: { round: OfficeRoundDetail }) {
  const texts = useOfficeTexts();
  return (
    <section className="card">
      <h2>{texts.games.acts}</h2>
      <ol className="timeline">
        {acts.map(({ at, operator, call, reason }) => (
          <li key={`${at} ${call}`}>
            <Moment at={at} />
            <span>
              <b>{operator}</b> {actWords(texts, call)} <q>{reason}</q>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
