import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { dirtyIf } from "#site/parts/dirty-form.ts";
import { menuItems } from "#site/parts/menu-items.ts";
import { refusalText } from "#site/parts/refusal-text.ts";
import { AmountField } from "#site/payments/amount-field.tsx";
import { type Sent, useRequest } from "#site/payments/use-request.ts";
import type { CompList } from "#site/wallet/load-wallet.ts";

/** The points that the buttons add. */
const quickPoints = [1_000, 5_000, 10_000, 50_000];

function useConvertCall(min: number) {
  const { call } = useApp();
  const texts = useAccountTexts();
  const { wallet, refusals } = texts;
  const format = useFormat();
  return async (points: number, idempotencyKey: string): Promise<Sent> => {
    const answer = await call("roll-to-balance", { rolling: points }, idempotencyKey);
    const refuse = (text: string): Sent => ({ kind: "refused", text });
    if (answer.status === "success")
      return { kind: "done", text: wallet.converted(format.moneyText(points)) };
    if (answer.status === "low_point")
      return refuse(`${refusals.low_point} ${wallet.compLeast(format.compText(min))}`);
    if (answer.status === "wait") return refuse(wallet.compToday(format.compText(answer.max ?? 0)));
    if (answer.status === "balance") return refuse(wallet.compOver);
    return refuse(refusalText(answer, texts, format) ?? wallet.convertFailed);
  };
}

type ConvertRules = Pick<CompList, "min" | "step" | "leftToday">;
type ConvertFormProps = { comp: number; rules: ConvertRules };

/** The largest possible amount in whole steps. */
const largestOf = (comp: number, { step, leftToday }: ConvertRules): number => {
  const most = Math.min(comp, leftToday);
  return most - (most % step);
};

/** The rules of a conversion in words, and the fault of an amount; the server decides. */
function useConvertWords(comp: number, { min, step, leftToday }: ConvertRules) {
  const { wallet, refusals, payments } = useAccountTexts();
  const { compText } = useFormat();
  const [least, today] = [wallet.compLeast(compText(min)), wallet.compToday(compText(leftToday))];
  const inSteps = payments.stepNeeded(compText(step));
  const problemOf = (points: number): string | null => {
    if (comp < min) return `${refusals.low_point} ${least}`;
    if (points < min) return least;
    if (points % step !== 0) return inSteps;
    if (points > comp) return wallet.compOver;
    return points > leftToday ? today : null;
  };
  return { hint: [least, ...(step > 1 ? [inSteps] : []), today].join(" "), problemOf };
}

/** Points, their value, and the question before conversion. */
export function ConvertForm({ comp, rules }: ConvertFormProps) {
  const { wallet } = useAccountTexts();
  const format = useFormat();
  const dialogs = useDialogs();
  const form = useRef<HTMLFormElement>(null);
  const [points, setPoints] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useRequest();
  const convert = useConvertCall(rules.min);
  const inWords = [format.compText(points), format.moneyText(points)] as const;

  const { hint, problemOf } = useConvertWords(comp, rules);
  const problemNow = (): string | null => problemOf(points);
  const submit = async () => {
    const found = problemNow();
    setProblem(found);
    if (found) return form.current?.querySelector<HTMLElement>('[name="amount"]')?.focus();
    if (request.busy) return;
    const text = wallet.convertAsk(...inWords);
    if ((await dialogs.show({ kind: "confirm", text, confirm: wallet.convert })) !== "confirm")
      return;
    await request.submit({
      send: (key) => convert(points, key),
      path: menuItems.comp.path,
      failed: wallet.convertFailed,
      onDone: () => setPoints(0),
    });
  };
  return (
    <form
      ref={form}
      className="fm"
      noValidate
      {...dirtyIf(points > 0)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <AmountField
        label={wallet.comp}
        amount={points}
        unit={format.comp(0)}
        hint={hint}
        problem={problem}
        steps={quickPoints}
        all={largestOf(comp, rules)}
        onAmount={(next) => {
          request.renew();
          setPoints(next);
          setProblem(null);
        }}
        onLeave={() => points > 0 && setProblem(problemNow())}
      />
      <p className="convert-preview num" aria-live="polite">
        {points <= comp && wallet.preview(...inWords, format.compText(comp - points))}
      </p>
      <Button type="submit" look="gold" text={wallet.convert} aria-busy={request.busy} />
    </form>
  );
}
