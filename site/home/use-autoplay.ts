import { useCallback, useEffect, useEffectEvent, useState } from "react";

const turnsEveryMs = 7000;

export type Autoplay = { playing: boolean; stop: () => void; toggle: () => void };

/**
 * Calls `turn` every seven seconds, until it is stopped for good by focus, hover or a button.
 * It never starts by itself where reduced motion is wanted, and rests in hidden tabs.
 */
export function useAutoplay(turn: () => void): Autoplay {
  const [playing, setPlaying] = useState(false);
  const [touched, setTouched] = useState(false);
  const next = useEffectEvent(() => {
    if (!document.hidden) turn();
  });
  useEffect(() => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    setPlaying(!still);
  }, []);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => next(), turnsEveryMs);
    return () => clearInterval(timer);
  }, [playing]);
  const stop = useCallback(() => {
    setTouched((before) => {
      if (!before) setPlaying(false);
      return true;
    });
  }, []);
  const toggle = useCallback(() => {
    setTouched(true);
    setPlaying((now) => !now);
  }, []);
  void touched;
  return { playing, stop, toggle };
}
