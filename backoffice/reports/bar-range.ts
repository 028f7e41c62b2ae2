/** The width of one of the two bars of an hour or a day, as a share of its room. */
export const BAR_SHARE = 0.4;

/** The room beside the outer bars, as a share of a bar's room. */
const MARGIN = 0.2;

/** The first and the last place of the axis that shows both bars of each index below `count`. */
export const rangeOfBars = (count: number): [first: number, last: number] => [
  -BAR_SHARE - MARGIN,
  count - 1 + BAR_SHARE + MARGIN,
];
