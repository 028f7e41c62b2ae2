/** What a form carries while it holds something that is not sent yet. */
export const dirtyIf = (isDirty: boolean) => ({ "data-dirty": isDirty });

/** Whether a form of the page holds something that is not sent yet. */
export const isFormDirty = (): boolean => document.querySelector('[data-dirty="true"]') !== null;
