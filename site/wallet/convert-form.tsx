import { useRef, useState } from "react";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { dirtyIf } from "#site/parts/dirty-form.ts";
import { menuItems } from "#site/parts/menu-items.ts";
import { refusalText } from "#site/parts/refusal-text.ts";
import { AmountField } from "#site/payments/amount-field.tsx";
import { type Sent, useRequest } from "#site/payments/use-request.ts";

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
    if (answer.status === "balance") return refuse(wallet.compOver);
    return refuse(refusalText(answer, texts, format) ?? wallet.convertFailed);
  };
}

type ConvertFormProps = { comp: number; min: number };

/** Points, their value, and the question before conversion. */
export function ConvertForm({ comp, min }: ConvertFormProps) {
  const { wallet, refusals } = useAccountTexts();
  const format = useFormat();
  const dialogs = useDialogs();
  const form = useRef<HTMLFormElement>(null);
  const [points, setPoints] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useRequest();
  const convert = useConvertCall(min);
  const inWords = [format.compText(points), format.moneyText(points)] as const;

  const problemNow = (): string | null => {
    if (comp < min) return `${refusals.low_point} ${wallet.compLeast(format.compText(min))}`;
    if (points < min) return wallet.compLeast(format.compText(min));
    return points > comp ? wallet.compOver : null;
  };
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
        hint={wallet.compLeast(format.compText(min))}
        problem={problem}
        steps={quickPoints}
        all={comp}
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
      <button type="submit" className="btn btn-gold" aria-busy={request.busy}>
        {wallet.convert}
      </button>
    </form>
  );
}
