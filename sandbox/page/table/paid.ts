import type { TableWagerView } from "../../tables/wire.ts";
import { isAbove } from "../celebrated.ts";
import type { TableWords } from "./words.ts";

/** What all bets of a round were paid so far, in words; empty while they were paid nothing. */
export function paidText(words: TableWords, wagers: readonly TableWagerView[]): string {
  const paid = wagers.filter((one) => one.payout !== null);
  const sum = (part: "payout" | "stake") =>
    String(paid.reduce((all, one) => all + Number(one[part]), 0));
  const [won, stake] = [sum("payout"), sum("stake")];
  if (Number(won) === 0) return "";
  const win = words.money(won);
  return isAbove(won, stake) ? words.text("paid", { win }) : `${words.text("returned")} ${win}`;
}
