import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { answerOf } from "#site/app/section.ts";

export type ProtectionPageData = Output<"get-protection">;

/** The site's own contacts, and the terms and waits that the page explains. */
export const loadProtection = ({ call }: AppContext): Promise<ProtectionPageData> =>
  answerOf(call, "get-protection", {});
