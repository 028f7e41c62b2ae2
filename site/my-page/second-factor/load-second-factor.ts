import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { sectionOf, type Section } from "#site/app/section.ts";

export type OwnSecondFactor = Output<"get-second-factor">;

/** Whether the member signs in with a second factor. */
export const loadSecondFactor = ({ call }: AppContext): Promise<Section<OwnSecondFactor>> =>
  sectionOf(call, "get-second-factor", {});
