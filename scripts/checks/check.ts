import type { Source } from "#scripts/sources.ts";

/** What every check gets to see, read once. */
export type House = {
  /** The project's folder. */
  root: string;
  sources: readonly Source[];
};

export type Check = {
  /** A few words that finish the sentence "checking …". */
  name: string;
  /** Answers one line per fault; none when all is well. */
  findFaults(house: House): string[] | Promise<string[]>;
};
