import type { Ticker } from "pixi.js";

/** Calls `step` with the share (0 to 1) of `durationMs` that has passed, then once with 1. */
export function animate(
  ticker: Ticker,
  durationMs: number,
  step: (share: number) => void,
): Promise<void> {
  return new Promise((done) => {
    let passedMs = 0;
    const advance = () => {
      passedMs += ticker.deltaMS;
      const share = durationMs <= 0 ? 1 : Math.min(1, passedMs / durationMs);
      step(share);
      if (share < 1) return;
      ticker.remove(advance);
      done();
    };
    ticker.add(advance);
  });
}

export const wait = (durationMs: number): Promise<void> =>
  new Promise((done) => setTimeout(done, durationMs));

export const easeOut = (share: number): number => 1 - (1 - share) ** 3;
export const swing = (share: number): number => Math.sin(share * Math.PI);
