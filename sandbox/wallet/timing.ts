/** When a call of the wallet is given up and tried again. README.md says where this is from. */
export type Timing = {
  /** Longest wait for one answer. */
  attemptMs: number;
  /** Longest time from the first attempt to the decision what to do about an unknown answer. */
  envelopeMs: number;
  /** Pauses between the attempts inside the envelope; one attempt more than pauses. */
  pausesMs: readonly number[];
  /** Pauses after the envelope; the last one repeats. */
  backgroundPausesMs: readonly number[];
};

export const documentedTiming: Timing = {
  attemptMs: 15_000,
  envelopeMs: 30_000,
  pausesMs: [1_000, 5_000, 12_000],
  backgroundPausesMs: [5_000, 10_000, 20_000, 30_000],
};
