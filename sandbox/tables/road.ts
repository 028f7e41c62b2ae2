/** One or more rounds of a winner: the side that won, and the ties that followed. */
export type RoadCell = { column: number; row: number; winner: string; ties: number };

export const roadHeight = 6;

/**
 * The big road: a new column whenever the winner changes; a run longer than the column turns to the
 * right; ties are counted on the cell before them, and left out before the first winner. Each winner
 * is a side of the table or `tie`.
 */
export function bigRoad(winners: readonly string[]): RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const winner of winners) {
    const last = cells.at(-1);
    if (winner === "tie") {
      if (last !== undefined) last.ties += 1;
      continue;
    }
    let [column, row] = [start + 1, 0];
    if (last === undefined || last.winner !== winner) {
      while (taken.has(`${column}:0`)) column += 1;
      start = column;
    } else {
      const below = last.row + 1;
      const fits = below < roadHeight && !taken.has(`${last.column}:${below}`);
      [column, row] = fits ? [last.column, below] : [last.column + 1, last.row];
    }
    taken.add(`${column}:${row}`);
    cells.push({ column, row, winner, ties: 0 });
  }
  return cells;
}
