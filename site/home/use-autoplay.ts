import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";

const turnsEveryMs = 7000;

export type Autoplay = { playing: boolean; stop: () => void; toggle: () => void };

/**
 * Calls `turn` every seven seconds, until focus, hover or a button stops it for good. It does not
 * start with reduced motion, and pauses in hidden tabs.
 */
export function useAutoplay(area: RefObject<HTMLElement | null>, turn: () => void): Autoplay {
  const [playing, setPlaying] = useState(false);
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
  const touched = useRef(false);
  const stop = useCallback(() => {
    if (!touched.current) setPlaying(false);
    touched.current = true;
  }, []);
  const toggle = useCallback(() => {
    touched.current = true;
    setPlaying((now) => !now);
  }, []);
  // Outside React, because the banner is no control and only observes pointer and focus.
  useEffect(() => {
    const banner = area.current;
    if (!banner) return;
    banner.addEventListener("focusin", stop);
    banner.addEventListener("pointerenter", stop);
    return () => {
      banner.removeEventListener("focusin", stop);
      banner.removeEventListener("pointerenter", stop);
    };
  }, [area, stop]);
  return { playing, stop, toggle };
}
