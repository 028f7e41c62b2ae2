import type { settingOfficeCalls } from "#contract/office/settings.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import * as accounts from "#server/payments/house-accounts/house-accounts.ts";

type Names = Extract<keyof typeof settingOfficeCalls, `${string}-receiving-account${string}`>;

const objectOf = (id: number): string => `receiving-account:${id}`;

const factsOf = (account: accounts.BankFacts): accounts.BankFacts => {
  const { bankName, bankNumber, bankOwner, referencePrefix } = account;
  return { bankName, bankNumber, bankOwner, referencePrefix };
};

/** The bank accounts of the house. Where members' money goes, two operators look. */
export const houseAccountRoutes = (db: Queryable): OfficeHandlersOf<Names> => ({
  "get-receiving-accounts": async () => ({ accounts: await accounts.houseAccounts(db) }),
  "add-receiving-account": async (tx, _context, { reason: _reason, ...facts }) => {
    const id = await accounts.addHouseAccount(tx, facts);
    const after = { ...facts, isUsed: false };
    return { answer: { id }, act: { object: objectOf(id), before: null, after } };
  },
  "change-receiving-account": {
    needsSecond: async (tx, _context, input) => {
      const account = await accounts.lockSeenAccount(tx, input);
      if (!account.isUsed) return null;
      return { object: objectOf(input.id), before: factsOf(account), after: factsOf(input) };
    },
    carryOut: async (tx, _context, input) => {
      const account = await accounts.lockSeenAccount(tx, input);
      await accounts.changeHouseAccount(tx, input.id, input);
      const act = { object: objectOf(input.id), before: factsOf(account), after: factsOf(input) };
      return { answer: {}, act };
    },
  },
  "move-receiving-account": async (tx, _context, { id, direction }) => {
    const { before, after } = await accounts.moveHouseAccount(tx, id, direction);
    const act = { object: objectOf(id), before: { place: before }, after: { place: after } };
    return { answer: {}, act };
  },
  "switch-receiving-account": {
    needsSecond: async (tx, _context, input) => {
      const account = await accounts.lockForSwitch(tx, input);
      if (!input.isUsed) return null;
      const after = { ...factsOf(account), isUsed: true };
      return { object: objectOf(input.id), before: { ...after, isUsed: false }, after };
    },
    carryOut: async (tx, _context, input) => {
      const account = await accounts.lockForSwitch(tx, input);
      await accounts.switchHouseAccount(tx, input.id, input.isUsed);
      const after = { ...factsOf(account), isUsed: input.isUsed };
      const before = { ...after, isUsed: account.isUsed };
      return { answer: {}, act: { object: objectOf(input.id), before, after } };
    },
  },
});
