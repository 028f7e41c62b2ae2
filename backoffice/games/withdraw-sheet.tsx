import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type WithdrawSheetProps = {
  call: "withdraw-game-certificate" | "withdraw-system-certificate";
  certificate: { id: number; certificate: string };
  /** What it is of: a game, or a system. */
  of: string;
  onClose: () => void;
};

/** Withdraws a certificate, with a reason. */
export function WithdrawSheet({
  call,
  certificate: { id, certificate },
  of,
  onClose,
}: WithdrawSheetProps) {
  const words = useOffice().texts.certificates;
  const { act, ...acting } = useAct();
  const submit = async (reason: string) => {
    const answer = await act(call, { id, reason }, words.withdrawn);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={`${words.withdraw} · ${of} · ${certificate}`}
      submit={words.withdraw}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.withdrawLead}</p>
    </ReasonSheet>
  );
}
