import { useFormat } from "#ui/format-context.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import type { MeasuredReturn } from "#site/games/load-game-page.ts";
import { Facts } from "#site/parts/facts.tsx";

/** What a game has returned, in how many rounds, when, and how far that can be from its true return. */
export function MeasuredReturnFacts({ measured }: { measured: MeasuredReturn }) {
  const { games: words } = useAccountTexts();
  const format = useFormat();
  if (measured === null) return <p className="field-hint">{words.measuredFew}</p>;
  const { from, until, rounds, observed, low, high } = measured;
  const facts = [
    { name: words.measuredReturn, value: format.rate(observed) },
    { name: words.measuredBand, value: `${format.rate(low)} – ${format.rate(high)}` },
    { name: words.measuredRounds, value: format.number(rounds) },
    { name: words.measuredDays, value: `${from} – ${until}` },
  ];
  return (
    <>
      <Facts facts={facts} />
      <p className="field-hint">{words.measuredHint}</p>
    </>
  );
}
