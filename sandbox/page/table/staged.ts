type Bet = { spot: string; stake: string };

/** Chips on the table that are not bet yet; they exist in this page only. */
export class Staged {
  #steps: Bet[][] = [];

  /** Adds one step, which `undo` removes as a whole. */
  add(bets: readonly Bet[]): void {
    this.#steps.push([...bets]);
  }

  undo(): void {
    this.#steps.pop();
  }

  clear(): void {
    this.#steps = [];
  }

  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }

  /** The staged chips of each spot. */
  get bets(): Bet[] {
    return sumBets(this.#steps.flat());
  }

  get total(): bigint {
    return this.#steps.flat().reduce((sum, bet) => sum + BigInt(bet.stake), 0n);
  }
}

/** One bet per spot. */
export function sumBets(bets: readonly Bet[]): Bet[] {
  const sums = new Map<string, bigint>();
  for (const { spot, stake } of bets) sums.set(spot, (sums.get(spot) ?? 0n) + BigInt(stake));
  return [...sums].map(([spot, stake]) => ({ spot, stake: String(stake) }));
}
