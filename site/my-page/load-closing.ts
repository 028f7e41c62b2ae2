import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { sectionOf, type Section } from "#site/app/section.ts";

export type OwnClosing = Output<"get-closing">;

/** The closing of the account that the member has asked for, or none. */
export const loadClosing = ({ call }: AppContext): Promise<Section<OwnClosing>> =>
  sectionOf(call, "get-closing", {});
