import { useState } from "react";
import type { LimitKind, LimitPeriod, LimitProduct } from "#contract/limit-kinds.ts";
import type { OwnLimit } from "#contract/limits.ts";
import { Button } from "#ui/button.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import type { RaiseWords } from "#site/my-page/raise-words.ts";
import { LimitAmount } from "#site/my-page/limit-amount-shown.tsx";
import { useLimitAmount } from "#site/my-page/limit-amount.ts";
import { LimitForm } from "#site/my-page/limit-form.tsx";
import { ImposedLimit } from "#site/my-page/imposed-limit.tsx";
import { useMoment } from "#site/my-page/moment.ts";
import { useLimitAct } from "#site/my-page/use-limit-act.ts";
import { Facts } from "#site/parts/facts.tsx";
import { WaitingNote } from "#site/parts/money-page.tsx";

type RowProps = {
  kind: LimitKind;
  period: LimitPeriod;
  product: LimitProduct;
  limit: OwnLimit | null;
  times: RaiseWords;
};

/** One limit: what is used of it, its parked raise, and the buttons that change it. */
export function LimitRow({ kind, period, product, limit, times }: RowProps) {
  const { limits } = usePageTexts();
  const { call } = useApp();
  const act = useLimitAct();
  const [isEditing, setEditing] = useState(false);
  const hasOwn = limit !== null && limit.own !== null;
  const of =
    product === "all"
      ? limits.kinds[kind]
      : limits.ofProduct(limits.products[product], limits.kinds[kind]);
  const name = `${of}, ${limits.periods[period]}`;
  const remove = () =>
    act({
      ask: { text: limits.removeAsk(...times), confirm: limits.askRemoval },
      work: () => call("set-limit", { kind, period, product, amount: null }),
      done: limits.asked,
    });
  return (
    <li>
      <div className="limit-head">
        <h3>{limits.periods[period]}</h3>
        <strong className={limit ? "num" : "limit-none"}>
          {limit ? <LimitAmount kind={kind} amount={limit.amount} /> : limits.none}
        </strong>
      </div>
      {limit && period !== "bet" && <Usage limit={limit} name={name} />}
      {limit?.imposed && <ImposedLimit limit={limit} imposed={limit.imposed} />}
      {limit?.raise && <Parked limit={limit} raise={limit.raise} name={name} />}
      {isEditing ? (
        <LimitForm
          {...{ kind, period, product, name, limit, times }}
          onEnd={() => setEditing(false)}
        />
      ) : (
        <p className="limit-buttons">
          <Button look="soft sm" onClick={() => setEditing(true)}>
            <span className="vh">{name}: </span>
            {hasOwn ? limits.change : limits.set}
          </Button>
          {hasOwn && !(limit.raise && limit.raise.to === null) && (
            <Button look="soft sm" onClick={() => void remove()}>
              <span className="vh">{name}: </span>
              {limits.remove}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}

function Usage({ limit, name }: { limit: OwnLimit; name: string }) {
  const { limits } = usePageTexts();
  const moment = useMoment();
  const { kind, amount, used, left, renewsAt } = limit;
  const shown = (each: number) => (
    <span className="num">
      <LimitAmount kind={kind} amount={each} />
    </span>
  );
  return (
    <>
      <progress
        className="limit-bar"
        max={amount}
        value={Math.min(used, amount)}
        aria-label={`${name}: ${limits.used}`}
      />
      <Facts
        facts={[
          { name: limits.used, value: shown(used) },
          { name: limits.left, value: shown(left) },
          ...(renewsAt === null
            ? limit.period === "rolling"
              ? [{ name: limits.renewsAt, value: limits.rolling }]
              : []
            : [
                {
                  name: limits.renewsAt,
                  value: (
                    <time className="num" dateTime={renewsAt}>
                      {moment(renewsAt)}
                    </time>
                  ),
                },
              ]),
        ]}
      />
    </>
  );
}

type ParkedProps = { limit: OwnLimit; raise: NonNullable<OwnLimit["raise"]>; name: string };

/** A raise that waits, or that the member confirms or takes back. */
function Parked({ limit: { kind, period, product }, raise, name }: ParkedProps) {
  const { limits } = usePageTexts();
  const { call } = useApp();
  const moment = useMoment();
  const shown = useLimitAmount(kind);
  const act = useLimitAct();
  const what = raise.to === null ? limits.removal : limits.raiseTo(shown(raise.to));
  const when = raise.isReady
    ? limits.ready(moment(raise.lapsesAt))
    : limits.waits(moment(raise.readyAt));
  const confirm = () =>
    act({ work: () => call("confirm-limit", { kind, period, product }), done: limits.confirmed });
  const takeBack = () =>
    act({ work: () => call("cancel-limit", { kind, period, product }), done: limits.takenBack });
  return (
    <div className="limit-raise">
      <WaitingNote text={`${what}. ${when}`} />
      <p className="limit-buttons">
        {raise.isReady && (
          <Button look="gold sm" onClick={() => void confirm()}>
            <span className="vh">{name}: </span>
            {limits.confirm}
          </Button>
        )}
        <Button look="soft sm" onClick={() => void takeBack()}>
          <span className="vh">{name}: </span>
          {limits.takeBack}
        </Button>
      </p>
    </div>
  );
}
