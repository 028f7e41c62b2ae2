import { useState } from "react";
import type { ActName, FileCallName, OfficeInput } from "#contract/office/calls.ts";
import type { Permission } from "#contract/office/permissions.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type FileActName = FileCallName & ActName;
type ExportButtonProps<Name extends FileActName> = {
  name: Name;
  /** The list's filter. */
  filter: Omit<OfficeInput<Name>, "reason">;
  /** Without this permission there is no button. */
  access: Permission;
};

/** Downloads the rows of a list that match, which is an act with a reason. */
export function ExportButton<Name extends FileActName>(props: ExportButtonProps<Name>) {
  const { name, filter, access } = props;
  const { texts, may } = useOffice();
  const { lists } = texts;
  const { save, ...acting } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  if (!may(access)) return null;
  const close = () => setIsAsking(false);
  const download = async (reason: string) => {
    const input = { ...filter, reason } as OfficeInput<Name>;
    const answer = await save(name, input, lists.exported);
    if (answer?.status === "success") close();
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        <Icon name="download" />
        {lists.export}
      </Button>
      {isAsking && (
        <ReasonSheet
          title={lists.export}
          submit={lists.export}
          acting={acting}
          onClose={close}
          onSubmit={(reason) => void download(reason)}
        >
          <p>{lists.exportLead}</p>
        </ReasonSheet>
      )}
    </>
  );
}
