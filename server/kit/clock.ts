/** The product's source of time, which tests set. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
