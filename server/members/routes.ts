import type { HandlersOf } from "#contract/handler.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { Registers } from "#server/members/registers/register.ts";
import type { IsOpen } from "#server/settings/opening/opening.ts";
import { checkId, checkNewPassword, checkNick, register } from "#server/members/registration.ts";

type Names = "user-register" | "check-user-id" | "check-user-nick" | "check-new-password";

export const memberRoutes = (
  db: Database,
  clock: Clock,
  about: { publicHost: string | null; registers: Registers; isOpen: IsOpen },
): HandlersOf<Names> => ({
  "user-register": async (context, form) => {
    const { publicHost, ...rest } = about;
    await register({ db, clock, ...rest }, { ...context, publicHost }, form);
    return {};
  },
  "check-user-id": async (context, { id }) => {
    await checkId(db, clock, context.address, id);
    return {};
  },
  "check-user-nick": async (context, { nick }) => {
    await checkNick(db, clock, context.address, nick);
    return {};
  },
  "check-new-password": async (context, { pw, id }) => {
    await checkNewPassword(db, clock, context.address, { pw, id });
    return {};
  },
});
