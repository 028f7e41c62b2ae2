import type { ReactNode } from "react";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { isOverTarget, targetMinutes } from "#backoffice/frame/targets.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { FlowFigure } from "#backoffice/reports/flow-figure.tsx";
import type { OverviewPage } from "#backoffice/reports/load-reports.ts";
import { ProviderTable } from "#backoffice/reports/provider-table.tsx";
import { Tile } from "#backoffice/reports/tile.tsx";
import { useOverview } from "#backoffice/reports/use-overview.ts";

const REASONS_SHOWN = 3;
/** A day, and two hours for the backup or the drill itself. */
const LONGEST_AGE_MS = 26 * 3_600_000;

/** The current state: waiting items, today's money, present players, and providers' answers. */
export default function Overview() {
  const texts = useOffice().texts.reports;
  const format = useFormat();
  const page = useOverview();
  const { madeAt, today, play, people, hours, days } = page;
  return (
    <div className="page page-wide">
      <div className="page-head">
        <h1>{texts.overview}</h1>
        <p className="card-lead num">{texts.madeAt(format.time(madeAt))}</p>
      </div>
      <WaitingTiles page={page} />
      <Group name={texts.today}>
        <Tile name={texts.in} to="/deposits?view=decided">
          <Money amount={Number(today.deposits)} />
        </Tile>
        <Tile name={texts.out} to="/withdrawals?view=decided">
          <Money amount={Number(today.withdrawals)} />
        </Tile>
        <Tile name={texts.net} to="/reports">
          <Money amount={Number(today.net)} />
        </Tile>
      </Group>
      <Group name={texts.todayPlay}>
        <Tile name={texts.stakes} to="/reports">
          <Money amount={Number(play.stakes)} />
        </Tile>
        <Tile
          name={texts.result}
          note={texts.enteredUntil(format.time(play.enteredUntil))}
          to="/reports"
        >
          <Money amount={Number(play.result)} />
        </Tile>
        <Tile name={texts.registrations} to="/members">
          {format.number(people.registrations)}
        </Tile>
        <Tile name={texts.firstDeposits} to="/reports/activity">
          {format.number(people.firstDeposits)}
        </Tile>
        <Tile name={texts.active} to="/reports/activity">
          {format.number(people.active)}
        </Tile>
      </Group>
      <Group name={texts.now}>
        <Tile name={texts.activeMembers} note={texts.activeLead} to="/members">
          {format.number(page.activeMembers)}
        </Tile>
        <Tile
          name={texts.launchFailures}
          note={texts.launchesOf(format.number(page.launches))}
          to="/games"
          isUrgent={page.launchFailures > 0}
        >
          {format.number(page.launchFailures)}
        </Tile>
        <RefusedTile page={page} />
        <AgeTile name={texts.lastBackup} at={page.backups.backupAt} madeAt={madeAt} />
        <AgeTile name={texts.lastDrill} at={page.backups.drillAt} madeAt={madeAt} />
      </Group>
      <div className="flows">
        <FlowFigure title={texts.byHour} flows={hours} span="hour" />
        <FlowFigure title={texts.byDay} flows={days} span="day" />
      </div>
      <ProviderTable providers={page.providers} />
    </div>
  );
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name}>
    <h2 className="tiles-name">{name}</h2>
    <div className="tiles">{children}</div>
  </section>
);

/** The age of what is done every day; urgent when a day's was left out. */
function AgeTile({ name, at, madeAt }: { name: string; at: string | null; madeAt: string }) {
  const texts = useOffice().texts.reports;
  const format = useFormat();
  if (at === null)
    return (
      <Tile name={name} note={texts.noRecord}>
        –
      </Tile>
    );
  return (
    <Tile
      name={name}
      note={format.time(at)}
      isUrgent={Date.parse(madeAt) - Date.parse(at) > LONGEST_AGE_MS}
    >
      {format.ago(at, madeAt)}
    </Tile>
  );
}

/** The number of refused requests today, and the most frequent reason. */
function RefusedTile({ page: { refused } }: { page: OverviewPage }) {
  const texts = useOffice().texts.reports;
  const format = useFormat();
  const reasons = refused
    .slice(0, REASONS_SHOWN)
    .map(({ reason, requests }) => `${texts.refusedFor[reason]} ${format.number(requests)}`);
  return (
    <Tile
      name={texts.refused}
      note={reasons.length === 0 ? texts.noneRefused : reasons.join(" · ")}
      to="/operators/sign-ins"
    >
      {format.number(refused.reduce((sum, { requests }) => sum + requests, 0))}
    </Tile>
  );
}

function WaitingTiles({ page: { waiting, madeAt } }: { page: OverviewPage }) {
  const texts = useOffice().texts.reports;
  const format = useFormat();
  const kinds = [
    { ...waiting.deposits, name: texts.deposits, to: "/deposits", queue: "deposits" },
    { ...waiting.withdrawals, name: texts.withdrawals, to: "/withdrawals", queue: "withdrawals" },
    { ...waiting.helps, name: texts.helps, to: "/help", queue: "helps" },
    { ...waiting.proposals, name: texts.proposals, to: "/proposals", queue: "proposals" },
    { ...waiting.unstakedWins, name: texts.unstakedWins, to: "/games/unstaked", queue: null },
    {
      ...waiting.largeJackpots,
      name: texts.largeJackpots,
      to: "/reports/jackpots?show=waiting",
      queue: null,
    },
  ] as const;
  const noteOf = (oldestAt: string | null, queue: keyof typeof targetMinutes | null) => {
    const oldest = oldestAt ? texts.oldest(format.ago(oldestAt, madeAt)) : texts.noneWaits;
    return queue === null
      ? oldest
      : `${oldest} · ${texts.target(format.wait(targetMinutes[queue] * 60))}`;
  };
  return (
    <Group name={texts.waiting}>
      {kinds.map(({ name, to, count, oldestAt, queue }) => (
        <Tile
          key={to}
          name={name}
          to={to}
          note={noteOf(oldestAt, queue)}
          isUrgent={queue !== null && oldestAt !== null && isOverTarget(queue, oldestAt, madeAt)}
        >
          {format.number(count)}
        </Tile>
      ))}
    </Group>
  );
}
