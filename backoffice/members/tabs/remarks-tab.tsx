import { useState, type FormEvent } from "react";
import type { MemberFacts } from "#contract/office/members.ts";
import { isReason, reasonLength } from "#contract/office/reason.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import type { Tab } from "#backoffice/members/load-member.ts";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type RemarksTabProps = { member: MemberFacts; tab: Extract<Tab, { name: "remarks" }> };

/** Staff's remarks, newest first, and a form for the next one. */
export function RemarksTab({ member, tab }: RemarksTabProps) {
  const { texts, may } = useOffice();
  const words = texts.members;
  return (
    <>
      {may("members.remark") && <RemarkForm id={member.id} />}
      {tab.remarks.length === 0 ? (
        <p className="table-empty">{words.noRemarks}</p>
      ) : (
        <ul className="cards">
          {tab.remarks.map((remark) => (
            <li key={remark.id} className="card">
              <p className="why">
                <b>{remark.operator}</b> <Moment at={remark.at} />
              </p>
              <p className="written">{remark.text}</p>
            </li>
          ))}
        </ul>
      )}
      <MorePages next={tab.next} />
    </>
  );
}

function RemarkForm({ id }: { id: number }) {
  const { texts } = useOffice();
  const words = texts.members;
  const { act, isBusy, problem } = useAct();
  const [text, setText] = useState("");
  const [isShort, setIsShort] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reason = text.trim();
    setIsShort(!isReason(reason));
    if (!isReason(reason)) return;
    const answer = await act("add-member-remark", { id, reason }, words.remarkDone);
    if (answer?.status === "success") setText("");
  };
  return (
    <form className="card" onSubmit={(event) => void submit(event)}>
      <TextArea
        name="remark"
        label={words.remark}
        hint={words.remarkHint}
        message={isShort ? words.remarkShort : undefined}
        state={isShort ? "bad" : "idle"}
        value={text}
        maxLength={reasonLength.most}
        rows={3}
        onChange={(event) => setText(event.target.value)}
      />
      <Problem>{problem}</Problem>
      <div className="row-of-buttons">
        <Button type="submit" look="main" text={words.addRemark} aria-busy={isBusy} />
      </div>
    </form>
  );
}
