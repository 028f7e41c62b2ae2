/** A moment so many calendar years later, or earlier for a negative number; 29 February becomes 1 March. */
export function addYears(moment: Date, years: number): Date {
  const moved = new Date(moment);
  moved.setUTCFullYear(moment.getUTCFullYear() + years);
  return moved;
}
