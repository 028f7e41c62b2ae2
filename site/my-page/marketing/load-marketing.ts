import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { sectionOf, type Section } from "#site/app/section.ts";

export type OwnConsents = Output<"get-marketing-consents">;

/** About which products the member consents to promotional notes. */
export const loadMarketing = ({ call }: AppContext): Promise<Section<OwnConsents>> =>
  sectionOf(call, "get-marketing-consents", {});
