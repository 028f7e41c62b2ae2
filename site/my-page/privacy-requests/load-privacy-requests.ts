import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { sectionOf, type Section } from "#site/app/section.ts";

export type OwnPrivacyRequests = Output<"get-privacy-requests">;

/** The member's privacy requests, and the authorities that take complaints about the answers. */
export const loadPrivacyRequests = ({ call }: AppContext): Promise<Section<OwnPrivacyRequests>> =>
  sectionOf(call, "get-privacy-requests", {});
