import { Link, useLocation } from "react-router";
import type { MemberRound } from "#contract/office/member-tabs.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import type { Tab } from "#backoffice/members/load-member.ts";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

const PER_PAGE = 20;

/** Rounds with stake, win and result, or the one in the address. */
export function GamesTab({ tab }: { tab: Extract<Tab, { name: "games" }> }) {
  const { texts } = useOffice();
  const words = texts.members;
  const format = useFormat();
  const { pathname } = useLocation();
  const { rounds, count, page, round } = tab;
  return (
    <>
      <p className="card-lead">
        {round ? words.roundOf(round) : words.rounds(format.number(count))}{" "}
        {round && (
          <Link className="link" to={`${pathname}?tab=games`}>
            {words.allRounds}
          </Link>
        )}
      </p>
      <RowsTable
        caption={words.tabs.games}
        head={[
          words.round,
          words.at,
          words.game,
          { name: words.stake, isEnd: true },
          { name: words.win, isEnd: true },
          { name: words.net, isEnd: true },
          words.status,
        ]}
        empty={words.noRounds}
      >
        {rounds.map((each) => (
          <RoundRow key={each.id} round={each} />
        ))}
      </RowsTable>
      <MorePages name="page" next={!round && page * PER_PAGE < count ? page + 1 : null} />
    </>
  );
}

function RoundRow({ round }: { round: MemberRound }) {
  const { texts, locale, may } = useOffice();
  const format = useFormat();
  const [company, game] =
    locale === "ko" ? [round.companyKo, round.nameKo] : [round.companyEn, round.nameEn];
  return (
    <tr>
      <td className="num">
        {may("games.read") ? (
          <Link className="link" to={`/games/rounds/${round.id}`}>
            {round.id}
          </Link>
        ) : (
          round.id
        )}
      </td>
      <td>
        <Moment at={round.at} />
      </td>
      <td>
        {game} <small className="why">{company}</small>
      </td>
      <td className="end num">
        <Money amount={round.stake} />
      </td>
      <td className="end num">
        <Money amount={round.win} />
      </td>
      <td className="end num">{format.signedNumber(round.win - round.stake)}</td>
      <td>{texts.games.states[round.status]}</td>
    </tr>
  );
}
