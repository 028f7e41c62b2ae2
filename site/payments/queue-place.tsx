import "#site/payments/times.css";
import { useEffect, useState } from "react";
import type { Receipt } from "#contract/payments.ts";
import { useFormat } from "#ui/format-context.tsx";
import { quietly, useQuietReload } from "#ui/quiet-reload.ts";
import { useAccountTexts, useApp } from "#site/app/app-context.tsx";
import { Facts } from "#site/parts/facts.tsx";

const countEveryMs = 60_000;
/** The contract counts no further. */
const countedAtMost = 1_000;

type Queue = NonNullable<Receipt["queue"]>;

/**
 * The place of the page's data, and each minute a newer one while the page is visible: no event tells
 * a member of the decisions about others. A count that fails leaves the last one with its moment.
 */
function useQueue(id: number, loaded: Queue): Queue {
  const { call } = useApp();
  const reload = useQuietReload();
  const [counted, setCounted] = useState(loaded);
  useEffect(() => {
    const count = async () => {
      if (document.hidden) return;
      const answer = await quietly(() => call("get-receipt", { id })).catch(() => null);
      if (answer?.status !== "success") return;
      const { queue } = answer.receipt;
      if (queue) setCounted(queue);
      else void reload();
    };
    const timer = setInterval(() => void count(), countEveryMs);
    return () => clearInterval(timer);
  }, [call, id, reload]);
  return counted.countedAt > loaded.countedAt ? counted : loaded;
}

type QueueProps = { id: number; queue: Queue };

/** How many requests of the kind wait before an undecided one, and when they were counted. */
export function QueueCount({ id, queue }: QueueProps) {
  const { paymentTimes: words } = useAccountTexts();
  const format = useFormat();
  const { ahead, countedAt } = useQueue(id, queue);
  const count = format.number(ahead) + (ahead >= countedAtMost ? "+" : "");
  return (
    <span className="queue-count">
      {words.requests(count)} <small>{words.countedAt(format.time(countedAt))}</small>
    </span>
  );
}

/** The same with its name, below the state of the request. */
export function QueuePlace(place: QueueProps) {
  const { paymentTimes: words } = useAccountTexts();
  return (
    <div className="queue-place">
      <Facts facts={[{ name: words.ahead, value: <QueueCount key={place.id} {...place} /> }]} />
    </div>
  );
}
