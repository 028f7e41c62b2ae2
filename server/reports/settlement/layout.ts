import {
  settlementFigures,
  type ProviderFileLayout,
  type SettlementFigure,
} from "#contract/office/settlement.ts";
import { statementDelimiters } from "#contract/office/statements.ts";
import { findHead, plainCell } from "#server/kit/text-files/columns.ts";

/** Column names in providers' statements; the first match, in this order, is used. */
const names: Record<SettlementFigure, RegExp> = {
  share: /^(share|royalt|fee|providershare|revenueshare|commission|due|정산금|수수료|로열티)/,
  refunds: /^(refund|rollback|cancel|void|betrollback|환불|취소|반환)/,
  corrections: /^(correction|adjustment|winrollback|조정|정정)/,
  contributions: /^(jackpotcontribution|contribution|jpcontribution|잭팟적립|적립)/,
  jackpots: /^(jackpotwin|jackpotpaid|jackpotpayout|jpwin|잭팟지급|잭팟당첨)/,
  wallets: /^(wallet|transferresult|지갑)/,
  stakes: /^(stake|bet|turnover|wager|베팅|배팅)/,
  wins: /^(win|payout|return|당첨|지급)/,
  net: /^(net|ggr|ngr|result|profit|revenue|순이익|손익|수익)/,
};
const studioName = /^(studio|provider|supplier|vendor|brand|game|게임사|제공사|공급사|게임)/;

/** The columns by their names; null without any figure. */
function columnsOf(
  cells: readonly string[],
): Omit<ProviderFileLayout, "delimiter" | "skipped"> | null {
  if (cells.length < 2) return null;
  const texts = cells.map(plainCell);
  const taken = new Set<number>();
  const take = (name: RegExp): number | null => {
    const at = texts.findIndex((text, index) => !taken.has(index) && name.test(text));
    if (at === -1) return null;
    taken.add(at);
    return at;
  };
  const found = Object.entries(names).map(([figure, name]) => [figure, take(name)] as const);
  const figures = Object.fromEntries(found) as ProviderFileLayout["figures"];
  if (settlementFigures.every((figure) => figures[figure] === null)) return null;
  return { studio: take(studioName), figures };
}

/** Detects the layout of a provider's file by its column names; see `findHead`. */
export function layoutOf(text: string): {
  delimiter: ProviderFileLayout["delimiter"];
  layout: ProviderFileLayout | null;
} {
  const { delimiter, head } = findHead(text, statementDelimiters, columnsOf);
  return { delimiter, layout: head && { delimiter, skipped: head.skipped, ...head.columns } };
}
