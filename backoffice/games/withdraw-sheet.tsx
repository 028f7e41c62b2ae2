import type { GameCertificate } from "#contract/office/certificates.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type WithdrawSheetProps = { certificate: GameCertificate; onClose: () => void };

/** Withdraws a certificate, with a reason. */
export function WithdrawSheet({
  certificate: { id, game, certificate },
  onClose,
}: WithdrawSheetProps) {
  const words = useOffice().texts.certificates;
  const { act, isBusy, problem } = useAct();
  const submit = async (reason: string) => {
    const answer = await act("withdraw-game-certificate", { id, reason }, words.withdrawn);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={`${words.withdraw} · ${game} · ${certificate}`}
      submit={words.withdraw}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.withdrawLead}</p>
    </ReasonSheet>
  );
}
