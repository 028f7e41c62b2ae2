/** The newest event that the page knows, and the newest one that its data was loaded after. */
let known = 0;
let shown = 0;

/** An event was heard, or the answer of an act named its last event. */
export const learnEvent = (id: number): void => {
  known = Math.max(known, id);
};

/** The screen's data is read from now on, so it shows every known event. */
export const beginLoad = (): void => {
  shown = known;
};

/** Ids rise in the order of the commits: data that shows an event shows all those before it. */
export const isShown = (id: number): boolean => id <= shown;
