import type { OwnLimit } from "#contract/limits.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { kindWords, limitWords } from "#backoffice/members/imposed-limits/limit-name.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type RowProps = {
  limit: OwnLimit;
  /** Absent without the right to change what is imposed. */
  onLower?: () => void;
  onLoosen?: (from: number) => void;
};

/** One limit: what holds, whose it is, and what is used and left of it. */
export function OwnLimitRow({ limit, onLower, onLoosen }: RowProps) {
  const { members } = useOfficeTexts();
  const texts = members.ownLimits;
  const { kind, period, product, amount, own, imposed, used, left, renewsAt, raise } = limit;
  return (
    <tr>
      <th scope="row">{kindWords(members, kind, product)}</th>
      <td>{texts.periods[period]}</td>
      <td className="end num">
        <Amount kind={kind} amount={amount} />
      </td>
      <td className="end num">{own === null ? "–" : <Amount kind={kind} amount={own} />}</td>
      <td className={imposed === null ? undefined : "wraps"}>
        {imposed === null ? "–" : <Imposed limit={limit} {...{ imposed, onLower, onLoosen }} />}
      </td>
      <td className="end num">{kind === "single" ? "–" : <Amount kind={kind} amount={used} />}</td>
      <td className="end num">
        <Amount kind={kind} amount={left} />
      </td>
      <td>{renewsAt === null ? "–" : <Moment at={renewsAt} />}</td>
      <td>{raise === null ? texts.noRaise : <Raise kind={kind} raise={raise} />}</td>
    </tr>
  );
}

type ImposedProps = {
  limit: OwnLimit;
  imposed: NonNullable<OwnLimit["imposed"]>;
  onLower: (() => void) | undefined;
  onLoosen: ((from: number) => void) | undefined;
};

/** What staff impose, since when and why, and the buttons that change it. */
function Imposed({ limit, imposed, onLower, onLoosen }: ImposedProps) {
  const { members, imposedLimits: words } = useOfficeTexts();
  const name = limitWords(members, limit);
  return (
    <>
      <strong className="num">
        <Amount kind={limit.kind} amount={imposed.amount} />
      </strong>
      <br />
      <Moment at={imposed.since} />
      <br />
      {members.ownLimits.grounds[imposed.ground]}
      {onLower && onLoosen && (
        <div className="row-of-buttons">
          <Button look="small" text={words.lower} of={name} onClick={onLower} />
          <Button
            look="small"
            text={words.loosen}
            of={name}
            onClick={() => onLoosen(imposed.amount)}
          />
        </div>
      )}
    </>
  );
}

/** Money, or minutes for the time. */
function Amount({ kind, amount }: Pick<OwnLimit, "kind" | "amount">) {
  const format = useFormat();
  return kind === "time" ? format.duration(amount) : <Money amount={amount} />;
}

function Raise({
  kind,
  raise: { to, isReady, readyAt, lapsesAt },
}: {
  kind: OwnLimit["kind"];
  raise: NonNullable<OwnLimit["raise"]>;
}) {
  const texts = useOfficeTexts().members.ownLimits;
  return (
    <>
      {to === null ? texts.removal : <Amount kind={kind} amount={to} />}{" "}
      <span className="tag tag-warn">{isReady ? texts.waitsForMember : texts.waits}</span>{" "}
      <Moment at={isReady ? lapsesAt : readyAt} />
    </>
  );
}
