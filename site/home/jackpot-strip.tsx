import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { PushEvents } from "#contract/events.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import type { IconName } from "#ui/icons.ts";
import { quietly } from "#ui/quiet-reload.ts";
import { useApp } from "#site/app/app-context.tsx";
import { pushed } from "#site/app/event-stream.ts";
import type { Jackpots } from "#site/home/load-home.ts";
import { Odometer } from "#site/home/odometer.tsx";

type Tier = Jackpots[number]["tier"];
const icons: Record<Tier, IconName> = { mega: "crown", major: "diamond", minor: "sparkle" };

/** The shortest interval between movements, and between requests when nothing is pushed. */
const movesEveryMs = 10_000;
const asksEveryMs = 30_000;

/** The pools as the page loaded them, later as pushed or requested. */
function useJackpots(loaded: Jackpots): Jackpots {
  const { call } = useApp();
  const [jackpots, setJackpots] = useState(loaded);
  useEffect(() => {
    let movedAt = 0;
    const take = (next: Jackpots) => {
      if (document.hidden || performance.now() - movedAt < movesEveryMs) return;
      movedAt = performance.now();
      setJackpots(next);
    };
    const onPush = (event: Event) =>
      take((event as CustomEvent<PushEvents["jackpots"]>).detail.jackpots);
    const ask = async () => {
      if (document.hidden) return;
      const answer = await quietly(() => call("get-jackpots", {})).catch(() => null);
      if (answer?.status === "success") take(answer.jackpots);
    };
    pushed.addEventListener("jackpots", onPush);
    const timer = setInterval(() => void ask(), asksEveryMs);
    return () => {
      pushed.removeEventListener("jackpots", onPush);
      clearInterval(timer);
    };
  }, [call]);
  return jackpots;
}

function JackpotTier({ tier, amount }: { tier: Tier; amount: number }) {
  const { home } = useApp().texts;
  const format = useFormat();
  const name = tier.toUpperCase();
  return (
    <li className={`jp-i ${tier}`}>
      <p className="jp-l" lang="en" aria-hidden="true">
        <Icon name={icons[tier]} />
        {name}
      </p>
      <Odometer parts={format.money(amount)} />
      <span className="vh">{home.jackpotAmount(name, format.moneyText(amount))}</span>
    </li>
  );
}

/** The pools that can be won; nothing while there are none or their amounts are unknown. */
export function JackpotStrip({ loaded }: { loaded: Jackpots }) {
  const { home } = useApp().texts;
  const jackpots = useJackpots(loaded);
  if (jackpots.length === 0) return null;
  return (
    <section className="jp-w" aria-label={home.jackpots}>
      <ul className="jp">
        {jackpots.map(({ tier, amount }) => (
          <JackpotTier key={tier} tier={tier} amount={amount} />
        ))}
      </ul>
      <Link className="jp-rules" to="/jackpots">
        {home.jackpotRules}
      </Link>
    </section>
  );
}
