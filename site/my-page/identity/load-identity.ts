import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { sectionOf, type Section } from "#site/app/section.ts";

export type OwnIdentity = Output<"get-identity">;

/** Whether the member's identity is to be verified, and what became of the newest document. */
export const loadIdentity = ({ call }: AppContext): Promise<Section<OwnIdentity>> =>
  sectionOf(call, "get-identity", {});
