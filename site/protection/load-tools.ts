import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { answerOf } from "#site/app/section.ts";
import { loadProtection, type ProtectionPageData } from "#site/protection/load-protection.ts";

export type ToolsPageData = ProtectionPageData & Output<"get-tools-due">;

/** The tools with their terms and waits, and whether the member has yet to acknowledge them. */
export async function loadTools(app: AppContext): Promise<ToolsPageData> {
  const [protection, due] = await Promise.all([
    loadProtection(app),
    answerOf(app.call, "get-tools-due", {}),
  ]);
  return { ...protection, ...due };
}
