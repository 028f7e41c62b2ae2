import { safe, unsafe, type Examined, type Finding } from "#scripts/doctor/finding.ts";

/** `late` also counts alerts that were given up, until a later one reaches the same channel. */
type AlertsRow = { channels: number; old: number; late: number; unsealedSeconds: number };

/** Whether somebody is told, and whether what was told is dealt with. */
export async function lookAtAlerts({ db, now }: Examined): Promise<Finding[]> {
  const [row] = await db.query<AlertsRow>(
    `select (select count(*) from alert_channels where is_on)::integer as channels,
       (select count(*) from alert_findings where acknowledged_at is null
          and raised_at < $1::timestamptz - interval '1 day')::integer as old,
       (select count(*) from alert_sendings s join alert_channels c on c.id = s.channel_id
          where c.is_on and s.sent_at is null and case when s.next_at is not null
            then s.made_at < $1::timestamptz - interval '15 minutes'
            else not exists (select from alert_sendings later
              where later.channel_id = s.channel_id and later.id > s.id
                and later.sent_at is not null) end)::integer as late,
       (select coalesce(extract(epoch from $1::timestamptz - min(posted_at)), 0)
          from ledger_unsealed)::double precision as "unsealedSeconds"`,
    [now],
  );
  const { channels, old, late, unsealedSeconds } = row ?? {
    channels: 0,
    old: 0,
    late: 0,
    unsealedSeconds: 0,
  };
  return [
    channels > 0
      ? safe(`Alerts are sent; channels: ${channels}.`)
      : unsafe(
          "Alerts are shown in the office only.",
          "Add a channel under Alerts, and send its test.",
        ),
    late === 0
      ? safe("Every alert reached its receiver.")
      : unsafe(
          `Alerts that have not reached their receiver: ${late}.`,
          "Test the channel under Alerts.",
        ),
    old === 0
      ? safe("No alert has been open for a day.")
      : unsafe(
          `Alerts that have been open for more than a day: ${old}.`,
          "Deal with them under Alerts.",
        ),
    unsealedSeconds < 120
      ? safe("Postings are sealed as they come.")
      : unsafe(
          `The oldest posting has waited ${Math.round(unsealedSeconds)} seconds for its seal.`,
          "Start the worker, and read its log.",
        ),
  ];
}
