import { useEffect, useEffectEvent, useState } from "react";
import { announce } from "#ui/announcer.tsx";

/** A device that slept moves its clock ahead of the page's timers by more than this. */
const sleptMs = 2_000;
/** The seconds at which screen readers are told what is left; each second would drown all else. */
const announcedAt = new Set([120, 60, 30, 10]);

/**
 * The whole seconds until a moment of `performance.now()`. `ask` asks the server at its end, and
 * when the device woke. Screen readers are told `words` of them now and then.
 */
export function useSecondsLeft(
  endsAt: number,
  ask: () => unknown,
  words: (seconds: number) => string,
): number {
  const secondsNow = () => Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(secondsNow);
  const look = useEffectEvent(() => setSeconds(secondsNow()));
  const askNow = useEffectEvent(() => void ask());
  useEffect(() => {
    let ahead = Date.now() - performance.now();
    const timer = setInterval(() => {
      const before = ahead;
      ahead = Date.now() - performance.now();
      if (Math.abs(ahead - before) > sleptMs) askNow();
      look();
    }, 1000);
    look();
    return () => clearInterval(timer);
  }, [endsAt]);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) askNow();
  }, [isOver]);
  const say = useEffectEvent(() => announce(words(seconds), "assertive"));
  useEffect(() => {
    if (announcedAt.has(seconds)) say();
  }, [seconds]);
  return seconds;
}
