import { useState } from "react";
import { jackpotTiers, type JackpotTier } from "#contract/jackpot-tiers.ts";
import type { JackpotScheme } from "#contract/office/jackpots.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { shareOf } from "#backoffice/games/jackpots/share-fields.tsx";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";

type Accepted = NonNullable<JackpotScheme["waiting"]>;
/** A share of a pool that changes with the pool's next win, in basis points of a stake. */
type Waiting = {
  scheme: JackpotScheme;
  accepted: Accepted;
  tier: JackpotTier;
  now: number;
  next: number;
};

const waitingIn = (schemes: readonly JackpotScheme[]): Waiting[] =>
  schemes.flatMap((scheme) => {
    const accepted = scheme.waiting;
    if (accepted === null) return [];
    return jackpotTiers
      .map((tier) => ({
        scheme,
        accepted,
        tier,
        now: shareOf(scheme.shares, tier),
        next: shareOf(accepted.shares, tier),
      }))
      .filter(({ now, next }) => now !== next);
  });

function useColumns(ask: (asked: Waiting) => void): Column<Waiting>[] {
  const { texts, may } = useOffice();
  const { games, jackpots } = texts;
  const format = useFormat();
  const name = ({ scheme }: Waiting) => (
    <b dir="auto" translate="no">
      {scheme.name}
    </b>
  );
  return [
    { id: "name", header: jackpots.name, renderCell: name },
    { id: "tier", header: games.tier, renderCell: ({ tier }) => <b>{tier.toUpperCase()}</b> },
    {
      id: "now",
      header: jackpots.shareNow,
      isEnd: true,
      renderCell: ({ now }) => format.rate(now),
    },
    {
      id: "next",
      header: jackpots.shareNext,
      isEnd: true,
      renderCell: ({ next }) => format.rate(next),
    },
    {
      id: "at",
      header: jackpots.acceptedAt,
      renderCell: ({ accepted }) => <Moment at={accepted.at} />,
    },
    {
      id: "by",
      header: jackpots.by,
      renderCell: ({ accepted: { by, checkedBy } }) => [by, checkedBy].join(", "),
    },
    {
      id: "withdraw",
      header: jackpots.withdraw,
      isKept: true,
      renderCell: (waiting) => (
        <Button
          look="small"
          text={jackpots.withdraw}
          disabled={!may("settings.change")}
          aria-label={`${jackpots.withdraw}: ${waiting.scheme.name}, ${waiting.tier.toUpperCase()}`}
          onClick={() => ask(waiting)}
        />
      ),
    },
  ];
}

type Props = { schemes: readonly JackpotScheme[]; changing: ReturnType<typeof useChange> };

/** The accepted shares that apply after the next win of their pool. */
export function WaitingShares({ schemes, changing }: Props) {
  const { jackpots } = useOfficeTexts();
  const [asked, setAsked] = useState<Waiting | null>(null);
  const columns = useColumns(setAsked);
  return (
    <section className="pool-section">
      <h2>{jackpots.waiting}</h2>
      <p className="why">{jackpots.waitingLead}</p>
      <DenseTable
        caption={jackpots.waiting}
        columns={columns}
        rows={waitingIn(schemes)}
        idOf={({ scheme, tier }) => `${scheme.id}-${tier}`}
        empty={jackpots.noWaiting}
      />
      {asked && (
        <WithdrawSheet waiting={asked} changing={changing} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

type WithdrawProps = {
  waiting: Waiting;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** Leaves the share of one pool as it is; the scheme's other changes go on waiting. */
function WithdrawSheet({ waiting, changing, onClose }: WithdrawProps) {
  const { jackpots, settings } = useOfficeTexts();
  const format = useFormat();
  const { scheme, accepted, tier, now } = waiting;
  const submit = async (reason: string) => {
    const next = {
      mega: shareOf(accepted.shares, "mega"),
      major: shareOf(accepted.shares, "major"),
      minor: shareOf(accepted.shares, "minor"),
      [tier]: now,
    };
    const input = { scheme: scheme.id, expected: scheme.acceptedId, ...next, reason };
    if ((await changing.change("change-jackpot-shares", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={jackpots.withdrawOf(scheme.name, tier.toUpperCase())}
      submit={jackpots.withdraw}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{jackpots.withdrawLead(format.rate(now))}</p>
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
