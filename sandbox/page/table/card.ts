import type { Card } from "../../tables/cards.ts";
import { make } from "../dom.ts";

const suitLetters = ["♠", "♥", "♦", "♣"];
const rankLetters = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

export const rankOf = ({ rank }: Card): string => rankLetters[rank - 1] ?? "";

/** A card such as `K ♥`. */
export const nameOfCard = (card: Card): string => `${rankOf(card)} ${suitLetters[card.suit] ?? ""}`;

export const backOfCard = (): HTMLElement => make("span", { class: "card back" });

/** The face of a card; `motion` is the class of its appearance. */
export function faceOfCard(card: Card, motion = ""): HTMLElement {
  const letter = suitLetters[card.suit] ?? "";
  const isRed = card.suit === 1 || card.suit === 2;
  return make(
    "span",
    {
      class: `card face${isRed ? " red" : ""} ${motion}`.trim(),
      role: "img",
      "aria-label": `${letter} ${rankOf(card)}`,
    },
    make("b", {}, rankOf(card)),
    make("i", {}, letter),
  );
}
