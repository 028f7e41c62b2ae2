import { useState } from "react";
import type { OfficeAnswer } from "#contract/office/calls.ts";
import type { CaseRequest } from "#contract/office/case-requests.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { FileChips, showOpened, type ShownPictures } from "#ui/file-chips.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The requests of third parties in a case, without their evidence. */
export function CaseRequests({ requests }: { requests: readonly CaseRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <ul className="plain-list case-requests">
      {requests.map((each) => (
        <li key={each.id}>
          <OneRequest request={each} />
        </li>
      ))}
    </ul>
  );
}

type Evidence = Extract<OfficeAnswer<"open-case-request">, { status: "success" }>;

/** One request; its evidence is shown for a reason, until the page is left. */
function OneRequest({ request }: { request: CaseRequest }) {
  const { texts, may } = useOffice();
  const { requests: words } = texts.cases;
  const { act, ...acting } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  const [evidence, setEvidence] = useState<Evidence | null>(null);
  const open = async (reason: string) => {
    const answer = await act("open-case-request", { id: request.id, reason }, words.seen);
    if (answer?.status !== "success") return;
    setEvidence(answer);
    setIsAsking(false);
  };
  const format = useFormat();
  const { recordedAt } = request;
  const kind = words.relations[request.relation];
  // Two requests of a case may come from the same relative.
  const which = `${kind}, ${format.date(recordedAt)} ${format.time(recordedAt)}`;
  return (
    <>
      <Moment at={request.recordedAt} /> · {kind} · {words.channels[request.channel]} ·{" "}
      {request.recordedBy} {!request.hasEvidence && <span className="why">{words.deleted}</span>}
      {request.hasEvidence && evidence === null && (
        <Button
          look="small"
          text={words.see}
          of={which}
          disabled={!may("members.evidence")}
          onClick={() => setIsAsking(true)}
        />
      )}
      {evidence && <EvidenceFacts id={request.id} evidence={evidence} />}
      {isAsking && (
        <ReasonSheet
          title={`${words.see}: ${kind}`}
          submit={words.see}
          suggested={words.seeReason}
          acting={acting}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void open(reason)}
        >
          <p>{words.seeNote}</p>
        </ReasonSheet>
      )}
    </>
  );
}

function EvidenceFacts({ id, evidence }: { id: number; evidence: Evidence }) {
  const { cases, messages } = useOffice().texts;
  const { requests: words } = cases;
  const [shown, setShown] = useState<ShownPictures>({});
  const { name, contact, statement, file } = evidence;
  const bytes = file ? Math.floor((file.data.length * 3) / 4) : 0;
  return (
    <div className="evidence">
      <dl className="facts">
        <Fact name={words.name}>
          <span dir="auto" translate="no">
            {name}
          </span>
        </Fact>
        <Fact name={words.contact}>
          <span dir="auto" translate="no">
            {contact}
          </span>
        </Fact>
        <Fact name={words.statement}>
          <span dir="auto" className="written">
            {statement}
          </span>
        </Fact>
      </dl>
      {file && (
        <FileChips
          files={[{ id, name: file.name, kind: file.kind, bytes }]}
          words={messages.help.files}
          shown={shown}
          onPress={() => (id in shown ? setShown({}) : showOpened({ id }, file, setShown))}
        />
      )}
    </div>
  );
}
