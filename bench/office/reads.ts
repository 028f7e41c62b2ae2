import { paymentStates } from "#contract/office/payment-history.ts";
import type { officeCalls, OfficeCallName, OfficeInput } from "#contract/office/calls.ts";

type ReadName = {
  [Name in OfficeCallName]: (typeof officeCalls)[Name]["kind"] extends "read" ? Name : never;
}[OfficeCallName];

/** The inputs of each reading call: the first pages and searches of an operator. */
type Reads = { [Name in ReadName]: readonly OfficeInput<Name>[] };

const dayAt = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const month = { from: dayAt(29), until: dayAt(0) };

/**
 * A reading call without an entry does not compile. The list is empty where the small seed has
 * nothing to read. Members are those of the demo, which exist in both sizes.
 */
const reads: Reads = {
  "get-own-self": [{}],
  "get-own-sessions": [{}],
  "get-own-sign-ins": [{}],
  "get-own-views": [{ screen: "payments" }],
  "get-proposals": [{}, { view: "decided" }],
  "get-own-decisions": [{}],
  "get-help-inbox": [
    { list: "waiting" },
    { list: "done" },
    { list: "due" },
    { list: "waiting", category: "deposit", assigned: "nobody" },
  ],
  "get-help-colleagues": [{}],
  "get-contacts": [{ list: "waiting" }, { list: "done" }],
  "get-help-thread": [{ id: 1 }],
  "get-reply-templates": [{}],
  "get-mailings": [{}],
  "get-mailing": [],
  "get-mailing-sites": [{}],
  "count-mailing-readers": [
    {
      audience: {
        member: null,
        levelFrom: 1,
        levelTo: 10,
        status: "active",
        siteId: null,
        activeSince: null,
      },
    },
    {
      audience: {
        member: null,
        levelFrom: 2,
        levelTo: 9,
        status: null,
        siteId: 1,
        activeSince: dayAt(30),
      },
    },
  ],
  "get-announcements": [{ kind: "notice" }, { kind: "popup" }],
  "get-announcement": [{ kind: "notice", id: 1 }],
  "get-popups-beside": [{ domain: "", shown: { from: "2026-01-01T00:00:00.000Z", until: null } }],
  "preview-html": [{ written: "<p>moon</p>" }],
  "find-members": [
    { by: "any" },
    { by: "any", query: "demo" },
    { by: "id", query: "demo1" },
    { by: "nick", query: "moon" },
    { by: "phone", query: "0001" },
    { by: "bank", query: "7890" },
    { by: "any", status: "suspended" },
    { by: "any", status: "closed", level: 10 },
    { by: "any", level: 4 },
    { by: "nick", query: "g", status: "suspended" },
  ],
  "get-member": [{ id: 1 }],
  "get-member-links": [{ id: 1 }],
  "get-member-sign-ins": [{ id: 1 }],
  "get-member-remarks": [{ id: 1 }],
  "get-member-audit": [{ id: 1 }],
  "get-member-requests": [{ id: 1 }],
  "get-member-rounds": [{ id: 1 }],
  "get-member-helps": [{ id: 1 }],
  "get-member-notes": [{ id: 1 }],
  "get-member-limits": [{ id: 1 }],
  "get-member-entries": [{ id: 1, account: "cash" }],
  "get-cases": [{ list: "open" }, { list: "closed" }],
  "get-operators": [{}],
  "get-invitations": [{}],
  "get-operator-sign-ins": [{}, { outcome: "too_often" }],
  "get-audit-entries": [
    {},
    { from: dayAt(300), until: dayAt(299) },
    { words: "transfer" },
    { words: "words that no reason has" },
    { call: "approve-payment", object: "payment" },
    { operator: 3, from: dayAt(200), until: dayAt(199) },
    { call: "save-announcement", from: dayAt(300), until: dayAt(100) },
  ],
  "check-audit-trail": [{}, { after: 1_200_000 }],
  "get-audit-choices": [{}],
  "get-number-searches": [{}],
  "get-sites": [{}],
  "get-site-text": [{ siteId: 1, kind: "terms", locale: "ko" }],
  "get-receiving-accounts": [{}],
  "get-money-limits": [{}],
  "get-profiles": [{}],
  "get-licences": [{}],
  "get-documents": [{}],
  "get-opening": [{}],
  "get-site-contacts": [{ siteId: 1 }],
  "get-comp-rates": [{}],
  "get-switches": [{}],
  "get-payment-queue": [
    { kind: "deposit", filter: "open" },
    { kind: "withdrawal", filter: "decided" },
  ],
  "get-payment": [{ id: 1 }],
  "find-payments": [{ query: "1" }, { query: "D-222222" }],
  "get-payment-history": [
    {},
    { from: dayAt(6), until: dayAt(0) },
    { from: dayAt(300), until: dayAt(299), kind: "withdrawal" },
    { loginId: "demo1" },
    { reference: "D-222222" },
    ...paymentStates.map((state) => ({ state })),
    { kind: "withdrawal", state: "approved" },
    { kind: "deposit" },
    { kind: "withdrawal", state: "refused", from: dayAt(300) },
    { operator: 1 },
    { operator: 2, kind: "withdrawal" },
    { operator: 999 },
    { atLeast: 5_000_000_000 },
    { atLeast: 20_000, atMost: 30_000 },
    { atMost: 1 },
  ],
  "get-payment-totals": [
    { from: dayAt(0), until: dayAt(0) },
    { loginId: "demo1" },
    { from: dayAt(6), until: dayAt(0) },
    { from: dayAt(29), until: dayAt(0) },
    {},
    ...paymentStates.map((state) => ({ state })),
    { operator: 999 },
    { atLeast: 5_000_000_000 },
    { reference: "D-222222" },
  ],
  "get-payouts": [{ view: "ready" }, { view: "ended" }],
  "get-alerts": [{ view: "open" }, { view: "acknowledged" }],
  "get-alert-channels": [{}],
  "get-statement-line": [{ id: 1 }],
  "get-statement-lines": [
    { view: "open" },
    { view: "held" },
    { view: "returning" },
    { view: "ended" },
  ],
  "preview-statement": [
    {
      accountId: 1,
      fileName: "bank.csv",
      content: Buffer.from("날짜,입금액,보낸분\n2026-11-21,50000,김달빛").toString("base64"),
    },
  ],
  "get-game-providers": [{}],
  "get-provider-games": [{ provider: "tiger" }],
  "get-catalogue-differences": [
    { provider: "tiger", kind: "new" },
    { provider: "tiger", kind: "changed" },
    { provider: "tiger", kind: "gone", text: "moon" },
  ],
  "get-game-certificates": [{ provider: "tiger" }],
  "get-game-connections": [{}],
  "get-game-connection": [{ connection: "sandbox" }],
  "find-rounds": [
    {},
    { state: "open" },
    { state: "closed", before: `${dayAt(200)}T00:00:00Z` },
    { loginId: "demo1" },
    { loginId: "demo1", before: `${dayAt(300)}T00:00:00Z` },
    { loginId: "demo1", state: "open" },
    { round: "no-such-round" },
  ],
  "get-round": [],
  "get-stuck-rounds": [{}],
  "get-unstaked-wins": [{}],
  "get-jackpot-pools": [{}],
  "get-overview": [{}],
  "get-money-report": [
    { ...month, grouping: "day" },
    { ...month, grouping: "provider" },
    { from: dayAt(364), until: dayAt(0), grouping: "month" },
  ],
  "get-activity-report": [
    { ...month, grouping: "day" },
    { from: dayAt(364), until: dayAt(0), grouping: "month" },
  ],
  "get-return-report": [month],
  "get-balance-report": [month],
  "export-balance-report": [month],
  "get-scheduled-reports": [{}],
  "export-money-report": [{ ...month, grouping: "provider" }],
  "export-activity-report": [{ ...month, grouping: "day" }],
  "export-return-report": [month],
};

/** The inputs, with this round where one is needed. */
export const readsOf = (round: string): Reads => ({
  ...reads,
  "get-round": [{ id: round }],
  "find-rounds": [...reads["find-rounds"], { round }],
  "find-members": [...reads["find-members"], { by: "round", query: round }],
});
