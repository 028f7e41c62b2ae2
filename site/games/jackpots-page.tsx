import "#site/games/game-sheet.css";
import "#site/games/jackpots-page.css";
import { useLoaderData, useRevalidator } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import type { JackpotWord } from "#site/games/jackpot-watch.ts";
import type { JackpotsData } from "#site/games/load-jackpots.ts";
import { useJackpots, type ShownTier } from "#site/games/use-jackpots.ts";
import { useArrival } from "#site/parts/arrival.ts";
import { Facts } from "#site/parts/facts.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";

/** What each pool holds, its start amount and its share of stakes, and the rules of the jackpots. */
export default function JackpotsPage() {
  const { home, jackpots: words } = useAccountTexts();
  const pools = useLoaderData<JackpotsData>();
  const { revalidate } = useRevalidator();
  return (
    <div className="wrap jackpots-page">
      <h1 {...useArrival()}>{home.jackpots}</h1>
      {pools.ok ? (
        <Pools loaded={pools.data} />
      ) : (
        <LoadFailed of={pools} onRetry={() => void revalidate()} />
      )}
      <h2>{words.rulesTitle}</h2>
      <dl className="jackpot-rules">
        {words.rules.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Pools({ loaded }: { loaded: JackpotWord }) {
  const { jackpots: words } = useAccountTexts();
  const format = useFormat();
  const { tiers, at } = useJackpots(loaded);
  if (tiers.length === 0) return <p className="empty">{words.none}</p>;
  return (
    <>
      <ul className="jackpot-pools">
        {tiers.map((each) => (
          <Pool key={each.tier} {...each} />
        ))}
      </ul>
      {at !== null && <p className="jackpots-at num">{words.readAt(format.clock(at))}</p>}
    </>
  );
}

function Pool({ tier, pool, isOff }: ShownTier) {
  const { home, jackpots: words } = useAccountTexts();
  const format = useFormat();
  const amount = isOff || !pool ? home.notAvailable : format.moneyText(pool.amount);
  return (
    <li className={isOff ? "card off" : "card"}>
      <h2 lang="en" translate="no">
        {tier.toUpperCase()}
      </h2>
      <Facts
        facts={[
          { name: words.amount, value: amount },
          ...(pool ? rulesOf(pool, words, format) : []),
        ]}
      />
    </li>
  );
}

const rulesOf = (
  { start, basisPoints }: NonNullable<ShownTier["pool"]>,
  words: ReturnType<typeof useAccountTexts>["jackpots"],
  format: ReturnType<typeof useFormat>,
) => [
  { name: words.start, value: format.moneyText(start) },
  {
    name: words.share,
    value: basisPoints === null ? words.shareDiffers : format.rate(basisPoints),
  },
];
