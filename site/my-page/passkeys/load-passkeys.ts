import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { sectionOf, type Section } from "#site/app/section.ts";

export type OwnPasskeys = Output<"get-passkeys">;

/** The member's passkeys, and whether they work at this host. */
export const loadPasskeys = ({ call }: AppContext): Promise<Section<OwnPasskeys>> =>
  sectionOf(call, "get-passkeys", {});
