import type { Section } from "#site/app/section.ts";
import type { PlayedGames } from "#site/parts/played-games.ts";
import type { OwnLiabilities } from "#site/wallet/liabilities/load-liabilities.ts";
import { PublishedTotals } from "#site/wallet/liabilities/published-totals.tsx";
import type { MoneyList } from "#site/wallet/load-wallet.ts";
import { Statement } from "#site/wallet/statement.tsx";

type MoneyPanelProps = {
  statement: Section<MoneyList>;
  games: PlayedGames;
  liabilities: Section<OwnLiabilities>;
};

/** The member's statement, and whether the published totals have what the member was owed. */
export function MoneyPanel({ statement, games, liabilities }: MoneyPanelProps) {
  return (
    <>
      <Statement statement={statement} games={games} />
      <PublishedTotals liabilities={liabilities} />
    </>
  );
}
