import { useRevalidator } from "react-router";
import type { PaymentRequest } from "#contract/payments.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { useAct } from "#site/parts/use-act.ts";
import { isUndecided } from "#site/payments/request-list.tsx";

/** Removes a decided request from the list after a question; the record stays. */
export function HideRequest({ request }: { request: PaymentRequest }) {
  const { call } = useApp();
  const texts = useAccountTexts();
  const { payments } = texts;
  const act = useAct();
  const dialogs = useDialogs();
  const { revalidate } = useRevalidator();
  if (isUndecided(request)) return null;
  const hide = async () => {
    const done = await act({
      ask: { text: payments.hideAsk, confirm: payments.hide },
      work: async () => (await call("hide-request", { id: request.id })).status === "success",
      failed: payments.hideFailed,
    });
    if (!done) return;
    dialogs.toast(payments.hideDone);
    await revalidate();
  };
  return <Button look="soft sm" text={payments.hide} onClick={() => void hide()} />;
}

/** Cancels a deposit request that no operator has claimed. */
function CancelDeposit({ request }: { request: PaymentRequest }) {
  const { call } = useApp();
  const texts = useAccountTexts();
  const { payments } = texts;
  const act = useAct();
  const dialogs = useDialogs();
  const format = useFormat();
  const { revalidate } = useRevalidator();
  if (request.status !== "wait") return null;
  const cancel = async () => {
    const done = await act({
      ask: {
        text: payments.cancelAsk(format.moneyText(request.amount)),
        confirm: payments.cancelRequest,
      },
      work: async () => (await call("cancel-deposit", { id: request.id })).status === "success",
      failed: payments.cancelFailed,
    });
    if (done) dialogs.toast(payments.cancelDone);
    await revalidate();
  };
  return <Button look="soft sm" text={payments.cancelRequest} onClick={() => void cancel()} />;
}

/** A waiting deposit can be cancelled, a decided one hidden. */
export const DepositActions = ({ request }: { request: PaymentRequest }) => (
  <>
    <CancelDeposit request={request} />
    <HideRequest request={request} />
  </>
);
