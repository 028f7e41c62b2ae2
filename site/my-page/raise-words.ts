import type { RaiseTimes } from "#contract/limits.ts";
import type { Format } from "#ui/format.ts";

/** How long a raise waits, and how long it can be confirmed then, in words. */
export type RaiseWords = readonly [waits: string, within: string];

export const raiseWords = (
  format: Format,
  { waitsHours, confirmHours }: RaiseTimes,
): RaiseWords => [format.wait(waitsHours * 3_600), format.wait(confirmHours * 3_600)];
