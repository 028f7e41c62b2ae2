/** One block of commands of a runbook. */
export type Block = {
  /** The heading above it. */
  question: string;
  /** Whether the product runs while the commands do. */
  isRunning: boolean;
  commands: string;
  /** What must be printed, in this order. */
  prints: readonly string[];
};

const PRINTS = "# prints: ";
const BLOCK = /^## (.+)$|^```sh (running|stopped)\n([\s\S]*?)^```$/gm;

/** The blocks of a page of runbooks, in their order. */
export function blocksOf(page: string): Block[] {
  let question = "";
  return [...page.matchAll(BLOCK)].flatMap(([, heading, state, commands = ""]) => {
    if (heading !== undefined) question = heading;
    if (state === undefined) return [];
    const prints = commands
      .split("\n")
      .filter((line) => line.startsWith(PRINTS))
      .map((line) => line.slice(PRINTS.length));
    return [{ question, isRunning: state === "running", commands, prints }];
  });
}

/** The first of the wanted parts that a text does not have, in their order; null when it has all. */
export function missingPart(text: string, prints: readonly string[]): string | null {
  let from = 0;
  for (const part of prints) {
    const at = text.indexOf(part, from);
    if (at === -1) return part;
    from = at + part.length;
  }
  return null;
}
