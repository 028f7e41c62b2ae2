import { useState } from "react";
import { useLocation } from "react-router";
import type { OwnLimit } from "#contract/limits.ts";
import type { MemberFacts } from "#contract/office/members.ts";
import { Button } from "#ui/button.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { ImposeSheet } from "#backoffice/members/imposed-limits/impose-sheet.tsx";
import { LoosenSheet } from "#backoffice/members/imposed-limits/loosen-sheet.tsx";
import { OwnLimitRow } from "#backoffice/members/tabs/own-limit-row.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type Asking =
  | { what: "impose"; start: OwnLimit | null }
  | { what: "loosen"; limit: OwnLimit; from: number }
  | null;

/** The state of a link that opens the sheet of a new imposed limit, as a case has it. */
export const IMPOSING = "imposing";

/**
 * The limits that the member set for themselves, which operators only read, and those that staff
 * impose.
 */
export function OwnLimits({ member, own }: { member: MemberFacts; own: readonly OwnLimit[] }) {
  const { texts, may } = useOffice();
  const { ownLimits, noRight } = texts.members;
  const words = texts.imposedLimits;
  const changing = useChange();
  const isArriving = useLocation().state === IMPOSING;
  const [asking, setAsking] = useState<Asking>(isArriving ? { what: "impose", start: null } : null);
  const mayChange = may("members.change") && !member.isErased;
  const sheet = { member, changing, onClose: () => setAsking(null) };
  return (
    <section className="card">
      <div className="card-head">
        <h3>{ownLimits.title}</h3>
        <Button
          look="small"
          text={words.impose}
          disabled={!mayChange}
          onClick={() => setAsking({ what: "impose", start: null })}
        />
      </div>
      <p className="card-lead">{ownLimits.lead}</p>
      {!may("members.change") && <p className="field-hint">{noRight}</p>}
      {/* The head of the page tells of what waits. */}
      <ChangeNotice outcome={changing.outcome === "done" ? "done" : null} />
      <LimitsTable own={own} onAsk={mayChange ? setAsking : null} />
      {asking?.what === "impose" && <ImposeSheet {...sheet} own={own} start={asking.start} />}
      {asking?.what === "loosen" && (
        <LoosenSheet {...sheet} limit={asking.limit} from={asking.from} />
      )}
    </section>
  );
}

type TableProps = { own: readonly OwnLimit[]; onAsk: ((asking: Asking) => void) | null };

function LimitsTable({ own, onAsk }: TableProps) {
  const { ownLimits } = useOffice().texts.members;
  return (
    <RowsTable
      caption={ownLimits.title}
      head={[
        ownLimits.limit,
        ownLimits.period,
        { name: ownLimits.amount, isEnd: true },
        { name: ownLimits.own, isEnd: true },
        ownLimits.imposed,
        { name: ownLimits.used, isEnd: true },
        { name: ownLimits.left, isEnd: true },
        ownLimits.renewsAt,
        ownLimits.raise,
      ]}
      empty={ownLimits.none}
    >
      {own.map((limit) => (
        <OwnLimitRow
          key={`${limit.kind} ${limit.period} ${limit.product}`}
          limit={limit}
          {...(onAsk && {
            onLower: () => onAsk({ what: "impose", start: limit }),
            onLoosen: (from: number) => onAsk({ what: "loosen", limit, from }),
          })}
        />
      ))}
    </RowsTable>
  );
}
