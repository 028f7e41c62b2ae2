import { useState } from "react";
import { useFormat } from "#ui/format-context.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { AccountPick } from "#backoffice/payments/account-pick.tsx";
import { keepLayout } from "#backoffice/payments/statements/kept-layout.ts";
import { LayoutFields } from "#backoffice/payments/statements/layout-fields.tsx";
import type { StatementsPage } from "#backoffice/payments/statements/load-statements.ts";
import { PreviewTable } from "#backoffice/payments/statements/preview-table.tsx";
import { usePreview } from "#backoffice/payments/statements/use-preview.ts";

type ImportSheetProps = { accounts: StatementsPage["accounts"]; onClose: () => void };

/** Choose account and file, check the preview, correct the columns, then store it. */
export function ImportSheet({ accounts, onClose }: ImportSheetProps) {
  const { statements: texts } = useOfficeTexts();
  const format = useFormat();
  const { act, isBusy, problem } = useAct();
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? 0);
  const { file, preview, layout, fault, look, ...state } = usePreview(accountId);
  const { isTooLarge, isLooking } = state;
  const isKnown = preview !== null && (preview.layout !== null || preview.format === "camt.053");
  const isReady = isKnown && preview.faultCount === 0 && state.isCurrent;
  const store = async (reason: string) => {
    if (!isReady || !file) return;
    const { name: fileName, content } = file;
    const input = { accountId, fileName, content, layout: preview.layout, reason };
    const said = texts.brought(
      format.number(preview.incoming + preview.outgoing - preview.known),
      format.number(preview.known),
    );
    const answer = await act("import-statement", input, said);
    if (answer?.status !== "success") return;
    if (preview.layout) keepLayout(accountId, preview.layout);
    onClose();
  };
  return (
    <ReasonSheet
      title={texts.bringIn}
      submit={texts.bringIn}
      suggested={texts.reasons.bringIn}
      acting={{ isBusy: isBusy || isLooking, problem: problem ?? fault }}
      isBlocked={!isReady}
      wide
      onClose={onClose}
      onSubmit={(reason) => void store(reason)}
    >
      <FilePick
        accounts={accounts}
        accountId={accountId}
        onAccount={(id) => {
          setAccountId(id);
          if (file && !isTooLarge) void look(file, layout ?? undefined, id);
        }}
        onFile={(chosen) => void look(chosen)}
      />
      <Problem>{isTooLarge && texts.tooLarge}</Problem>
      {file && preview && !isTooLarge && (
        <>
          {preview.encoding && preview.format === "csv" && (
            <LayoutFields
              preview={{ ...preview, layout }}
              onChange={(wanted) => void look(file, wanted)}
            />
          )}
          <PreviewTable preview={preview} />
        </>
      )}
    </ReasonSheet>
  );
}

type FilePickProps = {
  accounts: StatementsPage["accounts"];
  accountId: number;
  onAccount: (id: number) => void;
  onFile: (file: File) => void;
};

function FilePick({ accounts, accountId, onAccount, onFile }: FilePickProps) {
  const { statements: texts } = useOfficeTexts();
  return (
    <div className="two-picks">
      <AccountPick
        label={texts.account}
        accounts={accounts}
        accountId={accountId}
        onChange={onAccount}
      />
      <label>
        <span>{texts.file}</span>
        <input
          type="file"
          accept=".csv,.txt,.xml,text/csv,text/plain,application/xml,text/xml"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) onFile(chosen);
          }}
        />
        <small className="why">{texts.fileHint}</small>
      </label>
    </div>
  );
}
