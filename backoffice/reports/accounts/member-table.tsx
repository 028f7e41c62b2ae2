import { Link } from "react-router";
import {
  summaryColumns,
  type MemberSummary,
  type SummaryLine,
  type SummaryWallet,
} from "#contract/office/account-summary.ts";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Line = SummaryLine & { id: number; loginId: string; wallet: SummaryWallet | "total" };
const cells = ["opening", ...summaryColumns, "closing"] as const;

/** The total of each member, and above it the wallets in which anything is or moved. */
const linesOf = ({ id, loginId, wallets, total }: MemberSummary): Line[] => {
  const own = wallets.filter((wallet) => cells.some((name) => Number(wallet[name]) !== 0));
  return [
    ...own.map((wallet) => ({ id, loginId, ...wallet })),
    { id, loginId, wallet: "total" as const, ...total },
  ];
};

export function MemberTable({ rows }: { rows: readonly MemberSummary[] }) {
  const { accountSummary: texts } = useOfficeTexts();
  const columns: Column<Line>[] = [
    {
      id: "member",
      header: texts.member,
      renderCell: ({ id, loginId, wallet }) =>
        wallet === "total" ? (
          <Link className="link" to={`/members/${id}`} translate="no">
            {loginId}
          </Link>
        ) : (
          <span translate="no">{loginId}</span>
        ),
    },
    {
      id: "wallet",
      header: texts.wallet,
      renderCell: ({ wallet }) =>
        wallet === "total" ? <b>{texts.total}</b> : texts.wallets[wallet],
    },
    ...cells.map((name): Column<Line> => ({
      id: name,
      header: texts.columns[name],
      isEnd: true,
      renderCell: (line) => <Money amount={Number(line[name])} />,
    })),
  ];
  return (
    <DenseTable
      caption={texts.members}
      columns={columns}
      rows={rows.flatMap(linesOf)}
      idOf={({ loginId, wallet }) => `${loginId} ${wallet}`}
      empty={texts.noMember}
    />
  );
}
