import { useEffect, useRef, useState } from "react";
import { announce } from "#ui/announcer.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";

const tickMs = 1_000;
const dayMs = 24 * 60 * 60 * 1_000;
/** Screen readers hear these remaining times once each, and the end. */
const saidAtMs = [5 * 60_000, 60_000, 0];

type Deadline = {
  /** ISO 8601. */
  until: string;
  /** The server's moment of the answer, so that a wrong clock of the device changes nothing. */
  answeredAt: string;
};

/** The milliseconds that remain; 0 when the time is up. */
function useRemainingMs({ until, answeredAt }: Deadline): number {
  const [passed, setPassed] = useState({ answeredAt, ms: 0 });
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => setPassed({ answeredAt, ms: Date.now() - startedAt }), tickMs);
    return () => clearInterval(timer);
  }, [answeredAt]);
  const ms = passed.answeredAt === answeredAt ? passed.ms : 0;
  return Math.max(0, Date.parse(until) - Date.parse(answeredAt) - ms);
}

/** "Today 01:12", "Tomorrow 00:10", or the date and the time. */
function useMoment({ until, answeredAt }: Deadline): string {
  const { payments } = useAccountTexts();
  const format = useFormat();
  const time = format.time(until);
  const day = format.date(until);
  const dayAfter = (days: number) =>
    format.date(new Date(Date.parse(answeredAt) + days * dayMs).toISOString());
  if (day === dayAfter(0)) return payments.today(time);
  if (day === dayAfter(1)) return payments.tomorrow(time);
  return `${day} ${time}`;
}

/** Until when something is valid and how long that is: "오늘 01:12까지 (29분 남음)". */
export function Remaining(deadline: Deadline) {
  const { payments } = useAccountTexts();
  const format = useFormat();
  const ms = useRemainingMs(deadline);
  const moment = useMoment(deadline);
  const left = ms === 0 ? payments.timeIsUp : payments.left(format.wait(ms / 1_000));
  const before = useRef(ms);
  useEffect(() => {
    if (saidAtMs.some((at) => ms <= at && before.current > at)) announce(left);
    before.current = ms;
  }, [ms, left]);
  return (
    <span className="num" role="timer" aria-live="off">
      {payments.until(moment)} {ms < dayMs && <span className="remaining">({left})</span>}
    </span>
  );
}
