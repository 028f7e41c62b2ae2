import type { Source } from "#scripts/sources.ts";

/** The project as every check sees it, read once. */
export type Project = {
  /** The project's folder. */
  root: string;
  sources: readonly Source[];
};

export type Check = {
  /** A few words that finish the sentence "checking …". */
  name: string;
  /** Answers one line per fault; none when the check passes. */
  findFaults(project: Project): string[] | Promise<string[]>;
};
