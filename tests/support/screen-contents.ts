import { DEMO_PASSWORD } from "#database/demo-members.ts";
import type { OfficeWindows } from "#tests/support/office-windows.ts";
import { GameSession, signInByCall } from "#tests/support/play.ts";
import { dayFile, dayLayout } from "#tests/support/settlement.ts";

/** A round and its session, by their words in addresses. */
export type PlayedIds = { ":round": string; ":session": string };

/** Plays a round of demo1. */
export async function playedIds(
  product: OfficeWindows["product"],
  query: OfficeWindows["query"],
): Promise<PlayedIds> {
  const cookie = await signInByCall(product, "demo1", DEMO_PASSWORD);
  const game = await GameSession.open(product, cookie, "tiger", "moon-rabbit-mill");
  await game.spin("to-be-seen", 1_000);
  const [played] = await query<PlayedIds>(
    `select r.account_id || '-' || r.first_seq as ":round", g.member_session_id as ":session"
     from game_rounds r join game_sessions g on g.id = r.game_session_id
     order by r.opened_at desc limit 1`,
  );
  if (!played) throw new Error("the round was not played");
  return played;
}

/** Acts of the office, in order, that give its screens something to show; `deposit` is a new one's id. */
export function screenContents(deposit: unknown): [name: string, input: object][] {
  const everyone = { member: null, levelFrom: 1, levelTo: 10, status: null, siteId: null };
  const today = new Date().toISOString().slice(0, 10);
  const csv = `거래일시,입금액,보낸분\n${today} 09:00:00,5000000,누군가\n`;
  const columns = { date: 0, time: null, amount: 1, sender: 2, memo: null };
  return [
    ["claim-payment", { id: deposit, version: 1 }],
    ["approve-payment", { id: deposit, version: 2 }],
    [
      "save-mailing",
      {
        audience: { ...everyone, activeSince: null },
        promotes: [],
        titleColor: null,
        texts: { ko: { title: "안내", contents: "<p>본문</p>" } },
      },
    ],
    [
      "import-statement",
      {
        accountId: 1,
        fileName: "bank.csv",
        content: Buffer.from(csv).toString("base64"),
        layout: { delimiter: ",", skipped: 1, columns },
      },
    ],
    [
      "import-day-file",
      {
        connection: "sandbox",
        day: "2017-02-01",
        fileName: "part-1.csv",
        content: dayFile([]),
        layout: dayLayout,
        part: {},
      },
    ],
    ["invite-operator", { loginId: "to-be-seen", name: "보임", role: "cs" }],
    ["add-member-remark", { id: 1 }],
    ["open-suspicion", { id: 3 }],
    ["add-barred-person", { kind: "director", name: "보임", birthDate: "1970-01-01" }],
    ["record-log-review", { from: 1, until: 1, looked: ["audit"], findings: "보임" }],
  ];
}

/** A document of demo3 that waits, with the place of its front. */
export const letIdentityWait = (query: OfficeWindows["query"]): Promise<unknown> =>
  query(
    `with sent as (
       insert into member_identity_checks (member_id, document, sent_at)
       select id, 'passport', now() from members where login_id = 'demo3' returning id, member_id)
     insert into member_identity_files (member_id, check_id, side, kind, bytes, content, added_at)
     select member_id, id, 'front', 'picture', 1, '\\x00', now() from sent`,
  );

/** A privacy request of demo3 that was received two days ago and waits for its answer. */
export const letPrivacyRequestWait = (query: OfficeWindows["query"]): Promise<unknown> =>
  query(
    `insert into member_privacy_requests (member_id, kind, field, received_at, recorded_at, due_on, due_at)
     select id, 'correction', 'phone', now() - interval '2 days', now() - interval '2 days',
       current_date + 28, now() + interval '29 days' from members where login_id = 'demo3'`,
  );

/** Shares of each pool that wait for its next win. */
export const letSharesWait = (query: OfficeWindows["query"]): Promise<unknown> =>
  query(
    `update jackpot_schemes set next_made_by = 1, next_checked_by = 2, next_accepted_at = now(),
       next_share_scheme_id = (select ledger_add_shares(array_agg(house_account_id), '{60,20,10}')
         from jackpot_tiers)
     where id = (select min(id) from jackpot_schemes)`,
  );
