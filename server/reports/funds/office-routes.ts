import type { fundsCalls } from "#contract/office/funds.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import {
  isCarriedOut,
  type OfficeHandlersOf,
  type OperatorContext,
} from "#server/operators/office-handler.ts";
import * as accounts from "#server/reports/funds/accounts.ts";
import { enterBalance } from "#server/reports/funds/balances.ts";
import { fundsCsv } from "#server/reports/funds/csv.ts";
import { fundsDay, fundsReport } from "#server/reports/funds/report.ts";

type Services = { db: Database; clock: Clock };

const { accountObject, factsOf } = accounts;

/** Proposes a checked change of an account, and saves it once a second operator agrees. */
async function changing(act: Act, context: OperatorContext, { before, after }: accounts.Changed) {
  const object = accountObject(after.id);
  const change = { object, before: factsOf(before), after: factsOf(after) };
  if (!isCarriedOut(context)) return { proposes: change };
  await accounts.saveAccount(act, after);
  return { answer: {}, audit: change };
}

/** The calls about what members are owed and the accounts in which their money is held apart. */
export const fundsRoutes = ({
  db,
  clock,
}: Services): OfficeHandlersOf<keyof typeof fundsCalls> => ({
  "get-funds-report": (_context, input) => fundsReport(db, clock, input),
  "get-funds-day": (_context, input) => fundsDay(db, clock, input),
  "export-funds-report": async (_context, input) => ({
    lines: fundsCsv(await fundsReport(db, clock, input), "funds"),
  }),
  "add-segregated-account": async (act, context, input) => {
    const after = factsOf(input);
    await accounts.assertAddable(act.tx, input);
    if (!isCarriedOut(context))
      return {
        proposes: { object: `segregated-account:${input.bankName}/${input.ending}`, after },
      };
    const id = await accounts.addAccount(act, input);
    return { answer: { id }, audit: { object: accountObject(id), before: null, after } };
  },
  "change-segregated-account": async (act, context, input) =>
    changing(act, context, await accounts.changedAccount(act.tx, input)),
  "end-segregated-account": async (act, context, input) =>
    changing(act, context, await accounts.endedAccount(act.tx, input)),
  "enter-segregated-balance": async (act, _context, input) => {
    const { id, before } = await enterBalance(act, input);
    const { day, amount } = input;
    return {
      answer: { id: Number(id) },
      audit: {
        object: accountObject(input.account),
        before: before === null ? null : { day, bankBalance: before },
        after: { day, bankBalance: amount },
      },
    };
  },
});
