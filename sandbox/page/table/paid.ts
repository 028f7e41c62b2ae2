import type { TableWagerView } from "../../tables/wire.ts";
import { isAbove } from "../celebrated.ts";
import type { TableWords } from "./words.ts";

/** What a round paid so far, over all its bets; nothing for one that paid nothing. */
export function paidText(words: TableWords, wagers: readonly TableWagerView[]): string {
  const paid = wagers.filter((one) => one.payout !== null);
  const sum = (part: "payout" | "stake") =>
    String(paid.reduce((all, one) => all + Number(one[part]), 0));
  const [won, stake] = [sum("payout"), sum("stake")];
  if (Number(won) === 0) return "";
  const win = words.money(won);
  return isAbove(won, stake) ? words.text("paid", { win }) : `${words.text("returned")} ${win}`;
}
