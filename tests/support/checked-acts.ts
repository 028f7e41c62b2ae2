import type { CheckedActName, OfficeCallName, OfficeInput } from "#contract/office/calls.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import type { TestApp } from "#tests/support/app.ts";
import {
  makeDownloadedFile,
  makeFiledPayout,
  makePaidPayout,
  makePayout,
  receiver,
} from "#tests/support/payouts.ts";
import { checkedConnectionActs } from "#tests/support/connections.ts";
import { checkedCatalogueActs, newFeedList } from "#tests/support/catalogue.ts";
import { makeChannel } from "#tests/support/alerts.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { barredPersonActs } from "#tests/support/barred-persons.ts";
import { duplicateDecision } from "#tests/support/duplicate-accounts.ts";
import { dormancyActs } from "#tests/support/dormancy.ts";
import { correctedIdentity } from "#tests/support/identities.ts";
import { imposedLimitActs } from "#tests/support/imposed-limits.ts";
import { openCaseOf } from "#tests/support/case-acts.ts";
import {
  closedMember,
  frozenMember,
  reopening,
  makeMember,
  openLaunchesOf,
} from "#tests/support/members.ts";
import { checkedStaffActs } from "#tests/support/checked-staff-acts.ts";
import { checkedJurisdictionActs } from "#tests/support/checked-jurisdiction-acts.ts";
import { jackpotActs } from "#tests/support/jackpot-acts.ts";
import { secondFactorActs } from "#tests/support/second-factors.ts";
import { settlementActs } from "#tests/support/settlement.ts";
import { suspicionActs } from "#tests/support/suspicions.ts";
import { officeCall } from "#tests/support/office.ts";

type Given<Name extends CheckedActName> = Omit<OfficeInput<Name>, "reason">;
type Inputs = { [Name in CheckedActName]: () => Promise<Given<Name>> };

let made = 0;
const account = {
  bankName: "별",
  bankNumber: "302-111-111",
  bankOwner: "달",
  referencePrefix: "E",
};

const listFinder = (test: TestApp, cookie: string) => async (wanted: object) =>
  (await officeCall(test, "find-import-list", wanted, cookie)).body;

/** For every act that takes two operators, input that needs a second one, on its own objects. */
export function checkedActs(test: TestApp, admin: string): Inputs {
  const { db } = test.app;
  const member = async () => makeMember(db, { cash: fromWon(10_000_000) });
  return {
    "set-provider-used": async () => {
      await db.query("update game_providers set is_used = false where code = 'tiger'");
      return { provider: "tiger", isUsed: true };
    },
    "set-game-used": async () => {
      await db.query("update games set is_used = false where code = 'moon-rabbit-mill'");
      return { provider: "tiger", game: "moon-rabbit-mill", isUsed: true };
    },
    ...checkedConnectionActs,
    ...checkedCatalogueActs((sql) => db.query(sql)),
    "import-game-list": () => newFeedList((sql) => db.query(sql), listFinder(test, admin)),
    ...jackpotActs(test.owner),
    "resolve-round": async () => ({ id: await openRound(test), resolution: "close" }),
    "send-mailing": mailingTo(test, admin, { readers: 120, level: 7 }),
    "erase-member": async () => ({ id: await closedMember(test) }),
    "close-case": async () => ({
      ...(await openCaseOf(db, (await member()).memberId)),
      outcome: "no_harm",
    }),
    "close-suspicion": suspicionActs(test)["close-suspicion"],
    "loosen-imposed-limit": imposedLimitActs(test)["loosen-imposed-limit"],
    "remove-barred-person": barredPersonActs(test, admin)["remove-barred-person"],
    "change-member-status": () => reopening(test),
    ...dormancyActs(test),
    "unfreeze-member-money": async () => ({ id: await frozenMember(test) }),
    "make-reset-link": async () => ({ id: Number((await member()).memberId) }),
    ...secondFactorActs(test),
    "decide-duplicate-account": () => duplicateDecision(test, { isHeld: true }),
    "verify-identity": () => correctedIdentity(test),
    "approve-payment": async () => {
      const { memberId } = await member();
      const id = await test.app.acts.perform(SYSTEM, (act) =>
        placeWithdrawal(act, memberId, fromWon(3_000_000), "Asia/Seoul"),
      );
      return { id: Number(id), version: 1 };
    },
    "change-receiving-account": async () => ({
      id: 1,
      version: await versionOf(test, 1),
      ...account,
    }),
    ...ratesAndLimits(test, admin),
    ...ofBankMoney(test),
    ...checkedJurisdictionActs(test),
    ...ofAlerts(test),
    ...ofSettlement(test),
    "change-switch": async () => {
      await db.query("update settings_switches set is_on = false where name = 'comp'");
      return { name: "comp", isOn: true };
    },
    ...checkedStaffActs(test),
    "fund-test-account": async () => ({
      id: Number((await makeMember(db, { isTest: true })).memberId),
      amount: 1_000,
    }),
    "adjust-balance": async () => ({
      id: Number((await member()).memberId),
      direction: "give",
      amount: 1_000,
      cause: "goodwill",
    }),
  };
}

const webhook = {
  kind: "webhook" as const,
  name: "on call",
  target: "https://hooks.example.com/alerts",
  rules: ["big_win" as const],
  locale: "ko" as const,
  secret: "a-secret-of-the-matrix",
};

/** Acts on the rules of alerts and on where they are sent. */
const ofAlerts = (test: TestApp, { db } = test.app) => ({
  "change-alert-rule": async () => {
    const [row] = await db.query<{ version: number }>(
      "select version from alert_settings where rule = 'secret_changed'",
    );
    return {
      rule: "secret_changed" as const,
      version: row?.version ?? 0,
      isOn: false,
      limit: null,
    };
  },
  "save-alert-channel": async () => webhook,
  "switch-alert-channel": async () => ({
    id: await makeChannel(test, false),
    version: 1,
    isOn: true,
  }),
});

/** Acts on settlements with providers, on differences and on segregated accounts. */
const ofSettlement = (test: TestApp) => {
  const acts = settlementActs(test.app.db, test.owner);
  return {
    "set-share-rate": async () => acts["set-share-rate"](),
    "agree-settlement": acts["agree-settlement"],
    "add-segregated-account": acts["add-segregated-account"],
    "change-segregated-account": acts["change-segregated-account"],
    "end-segregated-account": acts["end-segregated-account"],
    "accept-difference": acts["accept-difference"],
  };
};

/** Acts on money at the bank and on the accounts there. */
const ofBankMoney = (test: TestApp, { db } = test.app) => ({
  "make-payment-file": async () => ({
    accountId: 1,
    layout: "names" as const,
    payouts: [await makePayout(test, 1_000_000), await makePayout(test, 2_000_000)],
  }),
  "fail-payouts": async () => ({
    payouts: [await makeFiledPayout(test)],
    fault: "other" as const,
  }),
  "return-payout": async () => ({
    id: await makePaidPayout(test, 70_000),
    lineId: await makeBankLine(db, 70_000),
  }),
  "return-statement-line": async () => ({ id: await makeBankLine(db, 95_000), ...receiver }),
  "take-back-payment-file": async () => ({ id: await makeDownloadedFile(test) }),
  "post-statement-line": async () => ({ id: await makeBankLine(db, 90_000), loginId: "demo1" }),
  "switch-receiving-account": async () => {
    const [row] = await db.query<{ id: number }>(
      `insert into payment_receiving_accounts
         (bank_name, bank_number, bank_owner, reference_prefix, is_used, position)
       values ('별', '302', '달', 'E', false, 99) returning id`,
    );
    return { id: row?.id ?? 0, version: 1, isUsed: true };
  },
});

type InParts = Partial<{ [Name in CheckedActName]: readonly (() => Promise<Given<Name>>)[] }>;

/**
 * For every act with an amount, parts that are each the smallest possible or below what needs a
 * second operator; the last one needs one.
 */
export function actsInParts(test: TestApp, admin: string): InParts {
  const { db } = test.app;
  const smallest = checkedActs(test, admin);
  let saver: ReturnType<typeof makeMember> | undefined;
  const withdrawal = async () => {
    const { memberId } = await (saver ??= makeMember(db, { cash: fromWon(10_000_000) }));
    const id = await test.app.acts.perform(SYSTEM, (act) =>
      placeWithdrawal(act, memberId, fromWon(1_000_000), "Asia/Seoul"),
    );
    return { id: Number(id), version: 1 };
  };
  return {
    "approve-payment": [withdrawal, withdrawal, withdrawal],
    "send-mailing": [8, 9].map((level) => mailingTo(test, admin, { readers: 60, level })),
    "adjust-balance": [async () => ({ ...(await smallest["adjust-balance"]()), amount: 1 })],
    "change-money-limits": [smallest["change-money-limits"]],
    "change-comp-rates": [smallest["change-comp-rates"]],
  };
}

/** Settings that are changed from what they are now. */
function ratesAndLimits(
  test: TestApp,
  admin: string,
): Pick<Inputs, "change-money-limits" | "change-comp-rates"> {
  const read = async <Answer>(name: OfficeCallName, input: object = {}) =>
    (await officeCall(test, name, input, admin)).body as Answer;
  return {
    "change-money-limits": async () => {
      const { limits } = await read<{ limits: Given<"change-money-limits"> }>("get-money-limits");
      return { ...limits, withdrawalDayMax: limits.withdrawalDayMax + 10_000 };
    },
    "change-comp-rates": async () => {
      const { categories } = await read<{ categories: { category: "slot"; rates: number[] }[] }>(
        "get-comp-rates",
      );
      const from = categories.find(({ category }) => category === "slot")?.rates ?? [];
      return { category: "slot", rates: from.with(0, (from[0] ?? 0) + 1), from };
    },
  };
}

const versionOf = async (test: TestApp, id: number): Promise<number> => {
  const [row] = await test.app.db.query<{ version: number }>(
    "select version from payment_receiving_accounts where id = $1",
    [id],
  );
  return row?.version ?? 0;
};

/** A round of demo1 that was left open. */
async function openRound(test: TestApp): Promise<string> {
  const { db } = test.app;
  const [demo1] = await db.query<{ ref: string }>(
    "select public_ref as ref from members where login_id = 'demo1'",
  );
  await db.query("update games set is_used = true where code = 'moon-rabbit-mill'");
  await db.query("update game_providers set is_used = true where code = 'tiger'");
  test.clock.advance(1_001);
  await openLaunchesOf(db, "demo1");
  const ref = `left-open-${made++}`;
  await test.provider("betwin", {
    account_id: demo1?.ref,
    currency: "KRW",
    game_id: "moon-rabbit-mill",
    round_id: ref,
    transactions: [{ id_provider: ref, type: "bet", amount: "10" }],
  });
  const [row] = await db.query<{ id: string }>(
    `select account_id || '-' || first_seq as id from game_rounds
     where state = 'open' order by opened_at desc limit 1`,
  );
  if (!row) throw new Error("no round was left open");
  return row.id;
}

/** A draft to a number of members of a level, who are created for it. */
const mailingTo =
  (test: TestApp, admin: string, { readers, level }: { readers: number; level: number }) =>
  async (): Promise<Given<"send-mailing">> => {
    const { db } = test.app;
    await db.query(
      `insert into members (login_id, nick, nick_folded, password_hash, withdrawal_password_hash,
       phone, birth_date, bank_name, bank_number, bank_owner, terms_version, terms_accepted_at,
       level)
     select name, name, name, '-', '-', '\\x01', '\\x01', 'b', '\\x01', 'o',
       '1', now(), $2
     from generate_series(1, $1::integer) n, format('reader%sx%s', $2::smallint, n) name
     on conflict do nothing`,
      [readers, level],
    );
    const audience = { member: null, levelFrom: level, levelTo: level, status: null, siteId: null };
    const draft = {
      audience: { ...audience, activeSince: null },
      promotes: [],
      titleColor: null,
      texts: { ko: { title: "안내", contents: "본문" } },
      reason: "to many",
    };
    const id = Number((await officeCall(test, "save-mailing", draft, admin)).body["id"]);
    return { id, version: 1 };
  };
