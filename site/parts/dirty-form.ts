/** Marks a form with unsent input. */
export const dirtyIf = (isDirty: boolean) => ({ "data-dirty": isDirty });

/** Whether a form of the page has unsent input. */
export const isFormDirty = (): boolean => document.querySelector('[data-dirty="true"]') !== null;
