import type { TestApp } from "#tests/support/app.ts";

/** An alert channel of the first rules; answers its id. */
export async function makeChannel(test: TestApp, isOn = true): Promise<number> {
  const [row] = await test.app.db.query<{ id: bigint }>(
    `insert into alert_channels (kind, name, target, rules, locale, is_on, changed_at)
     values ('email', 'leads', 'leads@dalbit.example', '{big_win}', 'ko', $1, now()) returning id`,
    [isOn],
  );
  return Number(row?.id);
}

/** An alert that is to be acknowledged; answers its id. */
async function makeAlert(test: TestApp): Promise<number> {
  const [row] = await test.app.db.query<{ id: bigint }>(
    `insert into alert_findings (rule, subject, facts, raised_at)
     values ('big_win', 'round:1-' || (select count(*) from alert_findings),
       '{"loginId": "demo1", "amount": 12000000, "round": "1-2"}', now()) returning id`,
  );
  return Number(row?.id);
}

/** Real input of the acts on alerts. */
export const alertActs = (test: TestApp) => ({
  "acknowledge-alerts": async () => ({ alerts: [await makeAlert(test)] }),
  "change-alert-rule": () => ({
    rule: "big_win" as const,
    version: 1,
    isOn: true,
    limit: 5_000_000,
  }),
  "save-alert-channel": () => ({
    kind: "webhook" as const,
    name: "걸음",
    target: "https://hooks.example.com/alerts",
    rules: ["big_win" as const],
    locale: "ko" as const,
    secret: "a-secret-of-the-walk-0001",
  }),
  "switch-alert-channel": async () => ({
    id: await makeChannel(test),
    version: 1,
    isOn: false,
  }),
  "try-alert-channel": async () => ({ id: await makeChannel(test) }),
});
