import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { sectionOf, type Section } from "#site/app/section.ts";

export type OwnLiabilities = Output<"get-own-liabilities">;

/** What the member was owed on the newest published days. */
export const loadLiabilities = ({ call }: AppContext): Promise<Section<OwnLiabilities>> =>
  sectionOf(call, "get-own-liabilities", {});
