export type Cell = string | number | null;
/** One line of CSV (RFC 4180). */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(",")}\r\n`;

/** A cell that a spreadsheet shows unchanged: quoted when needed, never a formula. */
function cellOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const isNumber = /^-?\d+(\.\d+)?$/.test(cell);
  const plain = !isNumber && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
