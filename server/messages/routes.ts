import type { HandlersOf } from "#contract/handler.ts";
import type { Database } from "#server/kit/database.ts";
import { signedIn } from "#server/members/signed-in.ts";
import { helpsOf } from "#server/messages/help.ts";
import { noticesOf } from "#server/messages/notices.ts";
import { siteOf } from "#server/settings/sites.ts";

type Names = "get-user-notices" | "get-help-list";

export const messageRoutes = (db: Database): HandlersOf<Names> => ({
  "get-user-notices": async (context) => {
    const { timeZone } = await siteOf(db, context.host);
    return { notices: await noticesOf(db, context.host, context.locale, timeZone) };
  },
  "get-help-list": async (context, { page }) => {
    const { timeZone } = await siteOf(db, context.host);
    return helpsOf(db, signedIn(context).memberId, page ?? 1, timeZone);
  },
});
