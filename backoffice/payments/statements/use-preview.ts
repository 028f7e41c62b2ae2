import { useState } from "react";
import { LARGEST_STATEMENT_BYTES, type StatementLayout } from "#contract/office/statements.ts";
import type { ChosenFile } from "#backoffice/frame/chosen-file.ts";
import { useFilePreview } from "#backoffice/frame/use-file-preview.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { keptLayout } from "#backoffice/payments/statements/kept-layout.ts";

/** The server's preview of the chosen file, requested again when its layout is corrected. */
export function usePreview(accountId: number) {
  const { call } = useOffice();
  /** The corrected layout while its preview is on the way; the next correction adds to it. */
  const [wanted, setWanted] = useState<StatementLayout>();
  const ask = async (
    { name: fileName, content }: ChosenFile,
    [account, layout]: Wanted = [accountId, undefined],
  ) => {
    const read = (by: StatementLayout | undefined) =>
      call("preview-statement", {
        accountId: account,
        fileName,
        content,
        ...(by && { layout: by }),
      });
    const kept = layout ? undefined : keptLayout(account);
    const asKept = kept && (await read(kept));
    // A file with another layout than the account's last one is read by its column names.
    return asKept?.status === "success" && asKept.preview.faultCount === 0 ? asKept : read(layout);
  };
  const { preview, look, ...state } = useFilePreview(LARGEST_STATEMENT_BYTES, ask);
  const corrected = state.isLooking ? wanted : undefined;
  return {
    ...state,
    preview: preview?.preview ?? null,
    layout: corrected ?? preview?.preview.layout ?? null,
    look: (from: File | ChosenFile, layout?: StatementLayout, account = accountId) => {
      setWanted(layout);
      return look(from, [account, layout]);
    },
  };
}

type Wanted = [accountId: number, layout: StatementLayout | undefined];
