import { useState } from "react";
import type { IdentityFile } from "#contract/identity-checks.ts";
import { Button } from "#ui/button.tsx";
import { showOpened, type ShownPictures } from "#ui/file-chips.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** One side of the document; each look is an act with its reason. A PDF is saved. */
export function DocumentSide({ file }: { file: IdentityFile }) {
  const { identityChecks: words } = useOfficeTexts();
  const { act, ...acting } = useAct();
  const [shown, setShown] = useState<ShownPictures>({});
  const [isAsking, setIsAsking] = useState(false);
  const side = words.sides[file.side];
  const picture = shown[file.id];
  const open = async (reason: string) => {
    const answer = await act("open-identity-file", { id: file.id, reason }, words.opened);
    if (answer?.status !== "success") return;
    setIsAsking(false);
    showOpened(file, { ...answer, name: `${file.side}-${file.id}.pdf` }, setShown);
  };
  return (
    <div className="identity-file">
      <h3>
        {side}{" "}
        <Button
          look="small"
          aria-expanded={file.kind === "picture" ? picture !== undefined : undefined}
          onClick={() => (picture === undefined ? setIsAsking(true) : setShown({}))}
        >
          {picture === undefined ? words.see : words.hide}
          <span className="vh">: {side}</span>
        </Button>
      </h3>
      {picture !== undefined && <img className="file-picture" src={picture} alt={side} />}
      {isAsking && (
        <ReasonSheet
          title={`${words.see}: ${side}`}
          submit={words.see}
          suggested={words.seeReason}
          acting={acting}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void open(reason)}
        >
          <p>{words.seeNote}</p>
        </ReasonSheet>
      )}
    </div>
  );
}
