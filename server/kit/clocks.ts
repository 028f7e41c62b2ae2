/** One reading of both clocks of this machine, in ms. */
export type ClockReading = {
  /** Unix time, which can be set. */
  wallMs: number;
  /** Time since the process began. It cannot be set. */
  steadyMs: number;
};
export type Clocks = () => ClockReading;

/** Both clocks are read within this time, so that a pause in between looks like no change. */
const AT_ONCE_MS = 2;

/** Reads both clocks at once; after a few tries as well as a busy machine lets it. */
export function readClocks(): ClockReading {
  for (let tries = 5; ; tries--) {
    const before = performance.now();
    const wallMs = Date.now();
    const after = performance.now();
    if (after - before <= AT_ONCE_MS || tries === 0)
      return { wallMs, steadyMs: (before + after) / 2 };
  }
}
