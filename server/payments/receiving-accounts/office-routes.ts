import type { settingOfficeCalls } from "#contract/office/settings.ts";
import type { Queryable } from "#server/kit/database.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { tellOfChangedAccount } from "#server/payments/deposit-instructions.ts";
import * as accounts from "#server/payments/receiving-accounts/receiving-accounts.ts";

type Names = Extract<keyof typeof settingOfficeCalls, `${string}-receiving-account${string}`>;

const objectOf = (id: number): string => `receiving-account:${id}`;

const factsOf = (account: accounts.BankFacts): accounts.BankFacts => {
  const { bankName, bankNumber, bankOwner, referencePrefix } = account;
  return { bankName, bankNumber, bankOwner, referencePrefix };
};

/**
 * The calls about receiving accounts. A change of where members' money goes needs two operators, and
 * members who were told the account learn of it.
 */
export const houseAccountRoutes = (db: Queryable): OfficeHandlersOf<Names> => ({
  "get-receiving-accounts": async () => ({ accounts: await accounts.houseAccounts(db) }),
  "add-receiving-account": async (act, _context, { reason: _reason, ...facts }) => {
    const id = await accounts.addHouseAccount(act.tx, facts);
    const after = { ...facts, isUsed: false };
    return { answer: { id }, audit: { object: objectOf(id), before: null, after } };
  },
  "change-receiving-account": async (act, context, input) => {
    const account = await accounts.lockSeenAccount(act.tx, input);
    const change = { object: objectOf(input.id), before: factsOf(account), after: factsOf(input) };
    if (!isCarriedOut(context) && account.isUsed) return { proposes: change };
    await accounts.changeHouseAccount(act.tx, input.id, input);
    await tellOfChangedAccount(act, input.id);
    return { answer: {}, audit: change };
  },
  "move-receiving-account": async (act, _context, { id, direction }) => {
    const { before, after } = await accounts.moveHouseAccount(act.tx, id, direction);
    const audit = { object: objectOf(id), before: { place: before }, after: { place: after } };
    return { answer: {}, audit };
  },
  "switch-receiving-account": async (act, context, input) => {
    const account = await accounts.lockForSwitch(act.tx, input);
    const after = { ...factsOf(account), isUsed: input.isUsed };
    const before = { ...after, isUsed: account.isUsed };
    const change = { object: objectOf(input.id), before, after };
    if (!isCarriedOut(context) && input.isUsed) return { proposes: change };
    await accounts.switchHouseAccount(act.tx, input.id, input.isUsed);
    await tellOfChangedAccount(act, input.id);
    return { answer: {}, audit: change };
  },
});
