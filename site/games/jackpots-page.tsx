import "#site/games/game-sheet.css";
import "#site/games/jackpots-page.css";
import { useLoaderData, useRevalidator } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import type { JackpotsData } from "#site/games/load-jackpots.ts";
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
        <Pools pools={pools.data} />
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

function Pools({ pools }: { pools: readonly PoolProps["pool"][] }) {
  const { jackpots: words } = useAccountTexts();
  if (pools.length === 0) return <p className="empty">{words.none}</p>;
  return (
    <ul className="jackpot-pools">
      {pools.map((pool) => (
        <Pool key={pool.tier} pool={pool} />
      ))}
    </ul>
  );
}

type PoolProps = { pool: Extract<JackpotsData, { ok: true }>["data"][number] };

function Pool({ pool }: PoolProps) {
  const { jackpots: words } = useAccountTexts();
  const format = useFormat();
  const { tier, amount, start, basisPoints } = pool;
  return (
    <li className="card">
      <h2 lang="en" translate="no">
        {tier.toUpperCase()}
      </h2>
      <Facts
        facts={[
          { name: words.amount, value: format.moneyText(amount) },
          { name: words.start, value: format.moneyText(start) },
          {
            name: words.share,
            value: basisPoints === null ? words.shareDiffers : format.rate(basisPoints),
          },
        ]}
      />
    </li>
  );
}
