import type { SlipView } from "../../sport/wire.ts";
import { element, make } from "../dom.ts";
import { legName, nameIn, oddsText } from "./names.ts";
import type { SportWords } from "./words.ts";

/** Shows what was bet above the empty slip, until the player closes it or bets again. */
export function showReceipt(slips: readonly SlipView[], words: SportWords): void {
  const place = element("receipt", HTMLElement);
  const close = make("button", { type: "button", class: "off" }, "×");
  close.setAttribute("aria-label", words.text("close"));
  close.addEventListener("click", clearReceipt);
  const title = make("h2", {}, words.text("receipt"), close);
  place.replaceChildren(title, ...slips.map((slip) => facts(slip, words)));
  place.hidden = false;
}

export function clearReceipt(): void {
  const place = element("receipt", HTMLElement);
  place.hidden = true;
  place.replaceChildren();
}

const facts = (slip: SlipView, words: SportWords): HTMLElement =>
  make(
    "article",
    { translate: "no" },
    ...slip.legs.map((leg) =>
      make(
        "p",
        {},
        make("b", {}, `${legName(words, leg)} @ ${oddsText(leg.odds)}`),
        make("small", {}, `${nameIn(words, leg.home)} – ${nameIn(words, leg.away)}`),
      ),
    ),
    make("p", {}, words.text("betTaken", { stake: words.money(slip.stake) })),
    make("p", {}, words.text("couldPay", { win: words.money(slip.potential) })),
    make("small", {}, `${words.time(slip.placedAt)} · ${slip.id}`),
  );
