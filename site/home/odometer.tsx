import { useState } from "react";
import type { MoneyParts } from "#ui/format.ts";

type Sign = { place: number; text: string; digit: boolean };

/** Signs numbered from the right, so that a longer number keeps its places. */
const signsOf = (digits: string): Sign[] =>
  [...digits].map((text, index, all) => ({
    place: all.length - index,
    text,
    digit: /\d/.test(text),
  }));

/**
 * Digits that roll when they change. Only a changed digit is a new element, and only a new element
 * moves; the first number is still. Screen readers get the amount as text.
 */
export function Odometer({ parts }: { parts: MoneyParts }) {
  const [first] = useState(parts.digits);
  const moved = first !== parts.digits;
  return (
    <p className="reel num" aria-hidden="true">
      {parts.before && <em>{parts.before}</em>}
      {signsOf(parts.digits).map(({ place, text, digit }) =>
        digit ? (
          <b key={place}>
            <i key={text} {...(moved ? { className: "rolled" } : {})}>
              {text}
            </i>
          </b>
        ) : (
          <s key={place}>{text}</s>
        ),
      )}
      {parts.after && <em>{parts.after.trim()}</em>}
    </p>
  );
}
