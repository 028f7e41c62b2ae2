import { Link } from "react-router";
import type { JackpotTier } from "#contract/jackpot-tiers.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import type { IconName } from "#ui/icons.ts";
import { useApp } from "#site/app/app-context.tsx";
import type { JackpotWord } from "#site/games/jackpot-watch.ts";
import { useJackpots, type ShownTier } from "#site/games/use-jackpots.ts";
import { Odometer } from "#site/home/odometer.tsx";

const icons: Record<JackpotTier, IconName> = { mega: "crown", major: "diamond", minor: "sparkle" };

function Tier({ tier, pool, isOff }: ShownTier) {
  const { home } = useApp().texts;
  const format = useFormat();
  const name = tier.toUpperCase();
  const amount = pool?.amount ?? 0;
  return (
    <li className={`jp-i ${tier}${isOff ? " off" : ""}`}>
      <p className="jp-l" lang="en" aria-hidden="true">
        <Icon name={icons[tier]} />
        {name}
      </p>
      <div className="jp-v">
        {/* Unseen below the words, so that nothing moves. */}
        <Odometer parts={format.money(amount)} />
        {isOff && (
          <p className="jp-off" aria-hidden="true">
            {home.notAvailable}
          </p>
        )}
      </div>
      <span className="vh">
        {home.jackpotAmount(name, isOff ? home.notAvailable : format.moneyText(amount))}
      </span>
    </li>
  );
}

/**
 * The tiers of the house with what their pools hold; one that cannot be won, or whose amount may no
 * longer be true, is not available. Nothing while the house has none or they are unknown.
 */
export function JackpotStrip({ loaded }: { loaded: JackpotWord | null }) {
  const { home } = useApp().texts;
  const { tiers } = useJackpots(loaded);
  if (tiers.length === 0) return null;
  return (
    <section className="jp-w" aria-label={home.jackpots}>
      <ul className="jp">
        {tiers.map((each) => (
          <Tier key={each.tier} {...each} />
        ))}
      </ul>
      <Link className="jp-rules" to="/jackpots">
        {home.jackpotRules}
      </Link>
    </section>
  );
}
