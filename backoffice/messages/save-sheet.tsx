import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";

type SaveSheetProps = {
  label: string;
  isBusy: boolean;
  problem: string | null;
  close: () => void;
  save: (reason: string) => Promise<void>;
};

/** Asks for the reason of saving. */
export const SaveSheet = ({ label, isBusy, problem, close, save }: SaveSheetProps) => (
  <ReasonSheet
    title={label}
    submit={label}
    acting={{ isBusy, problem }}
    onClose={close}
    onSubmit={(reason) => void save(reason)}
  />
);
