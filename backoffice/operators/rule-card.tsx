import { useState } from "react";
import type { ActName, OfficeInput } from "#contract/office/calls.ts";
import { Button } from "#ui/button.tsx";
import { Delta } from "#backoffice/frame/delta.tsx";
import type { Facts } from "#backoffice/frame/fact-words.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

export type Changing = ReturnType<typeof useChange>;

type RuleAct = Extract<ActName, "change-sign-in-rule" | "change-approval-rule">;

type RuleCardProps<Name extends RuleAct> = {
  title: string;
  /** What holds at present. */
  says: string;
  /** Why it cannot be changed now; null when it can. */
  why: string | null;
  /** The name of the act, and what it means. */
  words: string;
  lead: string;
  before: Facts;
  after: Omit<OfficeInput<Name>, "reason">;
  act: Name;
  changing: Changing;
};

/** A rule of the house about its staff that is on or off, and the act by two that changes it. */
export function RuleCard<Name extends RuleAct>(props: RuleCardProps<Name>) {
  const { title, says, why, words, lead, before, after, act, changing } = props;
  const { texts, may } = useOffice();
  const [isAsking, setIsAsking] = useState(false);
  const submit = async (reason: string) => {
    const { outcome } = await changing.change(act, { ...after, reason } as OfficeInput<Name>);
    if (outcome !== null) setIsAsking(false);
  };
  return (
    <section className="card">
      <h2>{title}</h2>
      <p>{says}</p>
      {why !== null && <p className="why">{why}</p>}
      {may("operators.change") && (
        <div className="row-of-buttons">
          <Button text={words} disabled={why !== null} onClick={() => setIsAsking(true)} />
        </div>
      )}
      {isAsking && (
        <ReasonSheet
          title={words}
          submit={words}
          acting={changing}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void submit(reason)}
        >
          <p>{lead}</p>
          <Delta before={before} after={after as Facts} />
          <p className="why">{texts.staff.second}</p>
        </ReasonSheet>
      )}
    </section>
  );
}
