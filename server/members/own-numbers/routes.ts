import type { HandlersOf } from "#contract/handler.ts";
import type { ownNumberCalls } from "#contract/own-numbers.ts";
import type { Acts } from "#server/kit/act.ts";
import { changeBankAccount, changePhone } from "#server/members/own-numbers/own-numbers.ts";
import { actorOf } from "#server/members/signed-in.ts";

export const ownNumberRoutes = (acts: Acts): HandlersOf<keyof typeof ownNumberCalls> => ({
  "change-phone": async (context, { phone, pw: password, code }) => {
    await changePhone(acts, actorOf(context), { phone, password, code });
    return {};
  },
  "change-bank-account": async (context, { bankname, banknum, pw: password, code }) => {
    const account = { bankName: bankname, bankNumber: banknum };
    await changeBankAccount(acts, actorOf(context), { ...account, password, code });
    return {};
  },
});
