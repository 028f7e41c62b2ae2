import type { CallName, Input } from "#contract/calls.ts";
import { DEMO_PASSWORD, DEMO_WITHDRAWAL_PASSWORD } from "#database/demo-members.ts";
import type { StartedSession } from "#server/members/sessions.ts";
import type { TestApp } from "#tests/support/app.ts";
import { PDF, PIXEL, sentHelpFile } from "#tests/support/help-files.ts";

const page = () => ({ page: 1 });
const none = () => ({});

/** Real input for every call of the member site, as demo1; one without it does not compile. */
type Inputs = {
  [Name in CallName]: (session: StartedSession) => Input<Name> | Promise<Input<Name>>;
};

const ways = {
  "user-do-login": () => ({ userId: "demo1", password: DEMO_PASSWORD }),
  "user-logout": none,
  "user-health-check": none,
  "continue-session": none,
  "get-session-end": none,
  "user-register": () => ({
    id: "walked1",
    pw: "quiet-water-78",
    nick: "걷는이",
    phone: "01012345678",
    birthDate: "1990-05-17",
    bankname: "달빛은행",
    banknum: "110-222-333333",
    bankOwner: "김달빛",
    exchange_pw: "246810",
    terms: "2026-11",
  }),
  "check-user-id": () => ({ id: "walked2" }),
  "check-user-nick": () => ({ nick: "걷는이2" }),
  "check-new-password": () => ({ pw: "quiet-water-77", id: "walked2" }),
  "change-password": () => ({ oldPw: DEMO_PASSWORD, pw: "quiet-water-79" }),
  "change-withdraw-password": () => ({
    oldExchange_pw: DEMO_WITHDRAWAL_PASSWORD,
    exchange_pw: "135791",
  }),
  "get-second-factor": none,
  "begin-second-factor": () => ({ pw: DEMO_PASSWORD }),
  "confirm-second-factor": () => ({ code: "123456" }),
  "renew-recovery-codes": () => ({ pw: DEMO_PASSWORD, code: "123456" }),
  "remove-second-factor": () => ({ pw: DEMO_PASSWORD, code: "123456" }),
  "change-phone": () => ({ phone: "01087654321", pw: DEMO_PASSWORD }),
  "change-bank-account": () => ({
    bankname: "별빛은행",
    banknum: "220-333-444444",
    pw: DEMO_PASSWORD,
  }),
  "get-passkeys": none,
  "begin-passkey": () => ({ pw: DEMO_PASSWORD }),
  "add-passkey": () => ({
    name: "telephone",
    passkey: { id: "AA", clientDataJSON: "AA", attestationObject: "AA", transports: [] },
  }),
  "remove-passkey": () => ({ id: 1, pw: DEMO_PASSWORD }),
  "begin-passkey-sign-in": none,
  "sign-in-by-passkey": () => ({
    passkey: { id: "AA", clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" },
  }),
  "reset-password": () => ({ token: "A".repeat(43), pw: "quiet-water-80" }),
  "get-session-list": none,
  "get-sign-in-notes": none,
  "set-sign-in-notes": () => ({ isOn: true }),
  "get-own-data": none,
  "get-staff-accesses": page,
  "acknowledge-funds-notice": () => ({ level: "medium" as const, version: "2026-11" }),
  "get-marketing-consents": none,
  "set-marketing-consent": () => ({ product: "slot" as const, isGiven: false }),
  "get-person": none,
  "get-privacy-requests": none,
  "open-privacy-request": () => ({ kind: "access", details: "Why?" }),
  "withdraw-privacy-request": () => ({ id: 1 }),
  "give-person": () => ({ person: { firstName: "Dal", email: "dal@moon.example" } }),
  "end-session": ({ sessionId }) => ({ id: sessionId }),
} satisfies Partial<Inputs>;

const games = {
  "get-casino-setting": none,
  "get-slot-setting": none,
  "get-sport-setting": none,
  "get-slot-by-company": () => ({ company: "tiger" }),
  "get-games": () => ({ category: "slot" as const, text: "달" }),
  "open-practice": () => ({ company: "tiger", code: "moon-rabbit-mill" }),
  "open-game": () => ({ company: "tiger", code: "moon-rabbit-mill", timeStemp: 0 }),
  "open-replay": () => ({ round: "1-1" }),
  "get-jackpots": none,
  "get-game-shelf": none,
  "set-favourite": () => ({ company: "tiger", code: "moon-rabbit-mill", favourite: true }),
  "search-games": () => ({ text: "달" }),
  "get-game-sheet": () => ({ company: "tiger", code: "moon-rabbit-mill" }),
  "get-game-return": () => ({ company: "tiger", code: "moon-rabbit-mill" }),
  "transfer-in": () => ({ company: "tiger", balance: 1_000 }),
  "transfer-out": () => ({ company: "tiger" }),
  "get-slot-bets-list": page,
  "get-played-games": none,
} satisfies Partial<Inputs>;

const protection = {
  "get-identity": none,
  "attach-identity-file": () => ({ side: "front" as const, data: PIXEL }),
  "send-identity": () => ({ document: "passport" as const, front: 1 }),
  "get-break": none,
  "get-limits": none,
  "get-play-time": none,
  "answer-check": none,
  "set-check-interval": () => ({ minutes: 30 }),
  "get-quiet-times": none,
  "set-no-play-hours": () => ({ hours: { from: "23:00", until: "08:00" } }),
  "set-deposit-free-days": () => ({ days: [1, 3] }),
  "confirm-quiet-time": () => ({ kind: "hours" }),
  "cancel-quiet-time": () => ({ kind: "days" }),
  "set-limit": () => ({ kind: "loss", period: "day", product: "all", amount: 500_000 }),
  "confirm-limit": () => ({ kind: "loss", period: "day", product: "all" }),
  "decline-limit": () => ({ moment: "first-deposit" as const }),
  "cancel-limit": () => ({ kind: "loss", period: "day", product: "all" }),
  "keep-limits": none,
  "get-tools-due": none,
  "acknowledge-tools": () => ({ version: "2026-11" }),
  "ask-return": () => ({ reason: "rested enough" }),
  "start-break": () => ({ term: "1d" }),
  "get-closing": none,
  "ask-closing": () => ({ pw: DEMO_PASSWORD }),
  "take-back-closing": none,
} satisfies Partial<Inputs>;

export function memberCalls(test: TestApp): Inputs {
  const id = async (sql: string) => {
    const [row] = await test.app.db.query<{ id: bigint }>(sql);
    if (!row) throw new Error(`nothing found by ${sql}`);
    return Number(row.id);
  };
  const note = async () => ({ id: await id("select id from message_notes where member_id = 1") });
  const help = async () => ({
    id: await id("select id from message_helps where member_id = 1 order by id limit 1"),
  });
  const request = async () => ({
    id: await id("select id from payment_requests where member_id = 1 and kind = 'deposit'"),
  });
  return {
    ...ways,
    "get-in-game-balance": none,
    "roll-to-balance": none,
    "get-comp-list": page,
    "get-money-list": page,
    "get-own-figures": () => ({ by: "week" }),
    "get-statement-file": none,
    "get-comp-file": none,
    "get-statement-proof": none,
    "get-liability-trees": none,
    "get-own-liabilities": none,
    "get-liability-proof": () => ({ day: "2026-11-01" }),
    "user-ask-account": () => ({ pass: DEMO_WITHDRAWAL_PASSWORD }),
    "apply-user-deposit": () => ({ balance: 50_000 }),
    "apply-user-withdraw": () => ({ balance: 30_000, pass: DEMO_WITHDRAWAL_PASSWORD }),
    "get-deposit-list": page,
    "get-withdraw-list": page,
    "get-payment-times": none,
    "get-status": none,
    "get-receipt": request,
    "cancel-deposit": request,
    "hide-request": request,
    ...games,
    "get-user-notices": none,
    "get-notice-popup": none,
    "get-help-list": page,
    "user-write-help": () => ({ title: "질문", contents: "언제요?", category: "game" }),
    "user-answer-help": async () => ({ ...(await help()), contents: "하나 더요" }),
    "attach-help-file": () => ({ name: "a.pdf", data: PDF }),
    "get-help-file": async () => ({ id: await sentHelpFile(test, 1) }),
    "write-contact": () => ({ replyTo: "a@example.com", title: "질문", contents: "안 돼요" }),
    "read-help-message": help,
    "del-help": help,
    "del-all-help": none,
    "get-user-note": page,
    "read-note-message": note,
    "read-all-note": none,
    "del-note": note,
    "del-all-note": none,
    "get-documents-due": none,
    "accept-documents": () => ({ terms: "2026-11" }),
    ...protection,
    "get-reg-domain": none,
    "get-protection": none,
    "get-legal-text": () => ({ kind: "terms" }),
  };
}
