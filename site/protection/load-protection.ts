import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";

export type ProtectionPageData = Output<"get-protection">;

/** The site's own contacts, and the terms and waits that the page explains. */
export async function loadProtection({ call }: AppContext): Promise<ProtectionPageData> {
  const answer = await call("get-protection", {});
  if (answer.status !== "success") throw new Error(`get-protection: ${answer.status}`);
  return answer;
}
