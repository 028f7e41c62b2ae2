import type { ActName, OfficeCallName } from "#contract/office/calls.ts";
import { memberOfficeCalls } from "#contract/office/members.ts";
import type { Acts, Given } from "#tests/support/act-inputs.ts";
import { alertActs } from "#tests/support/alerts.ts";
import { connectionActs } from "#tests/support/connections.ts";
import { catalogueActs, nextFeedList, pictureOf } from "#tests/support/catalogue.ts";
import { bankActs } from "#tests/support/bank-acts.ts";
import type { TestApp } from "#tests/support/app.ts";
import { privacyRequestActs } from "#tests/support/privacy-requests.ts";
import { duplicateDecision } from "#tests/support/duplicate-accounts.ts";
import { identityActs } from "#tests/support/identities.ts";
import { secondFactorActs } from "#tests/support/second-factors.ts";
import { EVERYBODY, marketingActs } from "#tests/support/marketing.ts";
import { madeMembers } from "#tests/support/members.ts";
import { suspicionActs } from "#tests/support/suspicions.ts";
import { caseActs } from "#tests/support/case-acts.ts";
import { dormancyActs } from "#tests/support/dormancy.ts";
import { complaintActs } from "#tests/support/complaints.ts";
import { PIXEL, sentHelpFile } from "#tests/support/help-files.ts";
import { jurisdictionActs } from "#tests/support/jurisdiction-acts.ts";
import { jackpotActs, newScheme, renaming } from "#tests/support/jackpot-acts.ts";
import { reportActs } from "#tests/support/report-acts.ts";
import { emergencyActs } from "#tests/support/emergency-acts.ts";
import { reviewActs } from "#tests/support/review-acts.ts";
import { roundActs } from "#tests/support/round-acts.ts";
import { settlementActs } from "#tests/support/settlement.ts";
import { officeCall, recordInvitation } from "#tests/support/office.ts";

type MemberActs = Pick<Acts, ActName & keyof typeof memberOfficeCalls>;
type PlainName = {
  [Name in keyof MemberActs]: keyof Given<Name> extends "id" ? Name : never;
}[keyof MemberActs];

const NEXT_CENTURY = "2100-01-01T00:00:00Z";

/** Acts whose input is the member and the reason act on the first member. */
const onFirstMember = Object.fromEntries(
  Object.entries(memberOfficeCalls).flatMap(([name, { kind, input }]) =>
    kind === "act" && Object.keys(input.shape).length === 2 ? [[name, () => ({ id: 1 })]] : [],
  ),
) as Pick<MemberActs, PlainName>;

/** What the acts look up, as an operator who may do everything. */
export function officeActs(test: TestApp, cookie: string, people: readonly bigint[]): Acts {
  const read = async <Answer>(name: OfficeCallName, input: object = {}) =>
    (await officeCall(test, name, input, cookie)).body as Answer;
  const one = async (sql: string) => {
    const [row] = await test.app.db.query<{ id: bigint | string }>(sql);
    if (!row) throw new Error(`nothing found by ${sql}`);
    return row.id;
  };
  const id = async (sql: string) => Number(await one(sql));
  const payment = async (paymentId: number) => ({
    id: paymentId,
    version: await id(`select version as id from payment_requests where id = ${paymentId}`),
  });
  const newest = (table: string) => id(`select id from ${table} order by id desc limit 1`);
  const openInvitation = () =>
    id("select id from operator_invitations where ended_at is null order by id desc limit 1");
  const inquiry = () =>
    id("select id from message_helps where status = 'waiting' order by id desc");
  const contact = async () => {
    await test.call("write-contact", { ...text, replyTo: "a@example.com" });
    return newest("message_contacts");
  };
  const [suspended = 0n, renewed = 0n] = people;
  return {
    ...onFirstMember,
    ...membersAndMoney({ one, id, payment, made: madeMembers(test) }),
    ...messages({ newest, inquiry, contact, sentFile: () => sentHelpFile(test) }),
    ...dormancyActs(test),
    ...secondFactorActs(test),
    ...identityActs(test),
    "decide-duplicate-account": () => duplicateDecision(test, { isHeld: false }),
    ...privacyRequestActs(test),
    ...suspicionActs(test),
    ...marketingActs(test),
    ...complaintActs(test.app.db),
    ...bankActs(test, id),
    ...alertActs(test),
    ...catalogue(read, one),
    ...roundActs(one),
    "add-jackpot-scheme": newScheme,
    "rename-jackpot-scheme": () => renaming(test.owner),
    ...jackpotActs(test.owner),
    "change-operator-role": () => ({ id: Number(renewed), role: "viewer", from: "cs" }),
    ...reportActs(one),
    "change-operator-end": () => ({ id: Number(renewed), from: null, until: NEXT_CENTURY }),
    ...reviewActs(read),
    ...emergencyActs(test, cookie, suspended),
    "suspend-operator": () => ({ id: Number(suspended) }),
    "restore-operator": () => ({ id: Number(suspended) }),
    "renew-second-factor": async () => {
      // One object can have one waiting proposal, so the role's is expired.
      await test.app.db.query(
        "update operator_proposals set state = 'expired' where object = $1 and state = 'waiting'",
        [`operator:${renewed}`],
      );
      return { id: Number(renewed) };
    },
    "meet-operator": async () => {
      await recordInvitation(test, suspended, renewed);
      return { id: Number(suspended) };
    },
    "invite-operator": () => ({ loginId: "walked", name: "걸음", role: "cs" }),
    "make-invitation-link": async () => ({ id: await openInvitation() }),
    "revoke-invitation": async () => ({ id: await openInvitation() }),
    ...houseSettings(read, newest),
    ...jurisdictionActs(test, read),
    ...caseActs(test, cookie),
    ...settlementActs(test.app.db, test.owner),
  };
}

type Find = { one: (sql: string) => Promise<unknown>; id: (sql: string) => Promise<number> };

const membersAndMoney = ({
  id,
  payment,
  made,
}: Find & {
  payment: (id: number) => Promise<{ id: number; version: number }>;
  made: ReturnType<typeof madeMembers>;
}) =>
  ({
    "reveal-member": () => ({ id: 1, field: "phone" }),
    "change-member-level": () => ({ id: 2, from: 1, to: 2 }),
    "change-member-status": () => ({ id: 2, from: "active", to: "suspended" }),
    "erase-member": async () => ({ id: await made.closed() }),
    "freeze-member-money": async () => ({ id: await made.closed() }),
    "unfreeze-member-money": async () => ({ id: await made.frozen() }),
    "make-reset-link": () => ({ id: 3 }),
    "fund-test-account": async () => ({ id: await made.tested(), amount: 1_000 }),
    "adjust-balance": () => ({ id: 1, direction: "give", amount: 1_000, cause: "goodwill" }),
    "decide-proposal": async () => ({
      id: await id("select id from operator_proposals where state = 'waiting'"),
      decision: "turn-down",
    }),
    "claim-payment": () => payment(1),
    "hold-payment": () => payment(1),
    "release-payment": () => payment(1),
    "approve-payment": () => payment(1),
    "refuse-payment": async () => ({ ...(await payment(2)), memo: "계좌를 확인해 주세요" }),
  }) satisfies Partial<Acts>;

const text = { title: "안내", contents: "본문" };

const messages = ({
  newest,
  inquiry,
  contact,
  sentFile,
}: Record<"inquiry" | "contact" | "sentFile", () => Promise<number>> & {
  newest: (table: string) => Promise<number>;
}) =>
  ({
    "write-help-remark": async () => ({ id: await inquiry(), contents: "본인 확인 먼저" }),
    "reply-to-help": async () => ({ id: await inquiry(), reply: "답변" }),
    "handle-contact": async () => ({ id: await contact() }),
    "attach-reply-file": async () => ({ id: await inquiry(), name: "a.png", data: PIXEL }),
    "open-help-file": async () => ({ id: await sentFile() }),
    "close-help": async () => ({ id: await inquiry() }),
    "file-help": async () => ({
      id: await inquiry(),
      version: 1,
      category: "game",
      assignedTo: 1,
      followUpOn: "2026-12-01",
    }),
    "save-reply-template": () => ({ name: "걸음", texts: { ko: "인사" } }),
    "remove-reply-template": async () => ({ id: await newest("message_templates") }),
    "save-mailing": () => ({
      audience: EVERYBODY,
      promotes: [],
      titleColor: null,
      texts: { ko: text },
    }),
    "send-mailing": async () => ({ id: await newest("message_mailings"), version: 1 }),
    "stop-mailing": async () => ({ id: await newest("message_mailings") }),
    "save-announcement": () => ({
      kind: "notice",
      titleColor: null,
      domain: "",
      shown: { from: "2026-01-01T00:00:00Z", until: null },
      isPinned: false,
      posX: 0,
      posY: 0,
      texts: { ko: text },
    }),
    "hide-announcement": async () => ({
      kind: "notice",
      id: await newest("message_notices"),
      isHidden: true,
    }),
  }) satisfies Partial<Acts>;

type Read = <Answer>(name: OfficeCallName, input?: object) => Promise<Answer>;

const catalogue = (read: Read, one: Find["one"]) =>
  ({
    ...catalogueActs(one),
    "import-game-list": () => nextFeedList(one, (wanted) => read("find-import-list", wanted)),
    "set-provider-used": () => ({ provider: "tiger", isUsed: false }),
    "order-providers": async () => {
      const { providers } = await read<{ providers: { code: string; category: string }[] }>(
        "get-game-providers",
      );
      const sports = providers.filter(({ category }) => category === "sport");
      return { category: "sport", order: sports.map(({ code }) => code).toReversed() };
    },
    "change-provider": () => ({ provider: "tiger", nameKo: "호랑이", nameEn: "Tiger", tag: null }),
    "set-game-used": () => ({ provider: "tiger", game: "moon-rabbit-mill", isUsed: false }),
    "order-games": async () => {
      const { games } = await read<{ games: { code: string }[] }>("get-provider-games", {
        provider: "tiger",
      });
      return { provider: "tiger", order: games.map(({ code }) => code).toReversed() };
    },
    "change-game": () => ({
      provider: "tiger",
      game: "moon-rabbit-mill",
      nameKo: "방앗간",
      nameEn: "Mill",
      isNew: true,
    }),
    "upload-game-art": () =>
      pictureOf().then((picture) => ({ provider: "tiger", game: null, picture })),
    ...connectionActs,
    "set-stuck-after": () => ({ minutes: 45 }),
  }) satisfies Partial<Acts>;

const houseSettings = (read: Read, newest: (table: string) => Promise<number>) =>
  ({
    "add-site": () => ({
      host: "walked.test",
      name: "걸음",
      registrationOpen: true,
      codeRequired: false,
      minimumAge: 19,
      defaultLocale: "ko",
    }),
    "change-site": async () => ({
      id: await newest("settings_sites"),
      version: 1,
      name: "다른 이름",
      registrationOpen: true,
      codeRequired: false,
      minimumAge: 20,
      defaultLocale: "en",
    }),
    "add-sign-up-code": () => ({ siteId: 1, code: "WALKED" }),
    "switch-sign-up-code": () => ({ code: "WALKED", isActive: false }),
    "change-site-text": async () => {
      const where = { siteId: 1, kind: "terms", locale: "ko" } as const;
      const { version } = await read<{ version: number }>("get-site-text", where);
      return { ...where, version, contents: "우리 약관" };
    },
    "add-receiving-account": () => ({
      bankName: "별빛은행",
      bankNumber: "302-111111-11",
      bankOwner: "주식회사 달빛",
      referencePrefix: "E",
    }),
    "move-receiving-account": async () => ({
      id: await newest("payment_receiving_accounts"),
      direction: "earlier",
    }),
    "change-receiving-account": () => ({
      id: 1,
      version: 1,
      bankName: "달빛은행",
      bankNumber: "301-2026-1121-02",
      bankOwner: "주식회사 달빛",
      referencePrefix: "D",
    }),
    "switch-receiving-account": async () => ({
      id: await newest("payment_receiving_accounts"),
      version: 1,
      isUsed: true,
    }),
    "change-money-limits": async () => {
      const { limits } = await read<{ limits: Given<"change-money-limits"> }>("get-money-limits");
      return { ...limits, depositMin: 20_000 };
    },
    "change-comp-rates": async () => {
      const { categories } = await read<{ categories: { category: "slot"; rates: number[] }[] }>(
        "get-comp-rates",
      );
      const from = categories.find(({ category }) => category === "slot")?.rates ?? [];
      return { category: "slot", rates: from.with(0, (from[0] ?? 0) + 1), from };
    },
    "change-switch": () => ({ name: "comp", isOn: false }),
    "export-audit": () => ({ call: "change-switch" }),
    "export-payments": () => ({ kind: "deposit" }),
    "export-members": () => ({ status: "active" }),
    "export-rounds": () => ({ state: "closed" }),
    "export-member-summaries": () => ({ day: "2026-01-01" }),
    "export-member-entries": () => ({ id: 1, account: "cash" }),
    "export-helps": () => ({ list: "done" }),
  }) satisfies Partial<Acts>;
