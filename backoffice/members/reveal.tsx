import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type RevealProps = { id: number; field: "phone" | "bank"; masked: string };

/** A masked number, and a button that shows it in full with a reason, until the page is left. */
export function Reveal({ id, field, masked }: RevealProps) {
  const { texts, may } = useOffice();
  const words = texts.members;
  const { act, ...acting } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  const reveal = async (reason: string) => {
    const answer = await act("reveal-member", { id, field, reason }, words.revealed);
    if (answer?.status !== "success") return;
    setValue(answer.value);
    setIsAsking(false);
  };
  const name = field === "phone" ? words.phone : words.bank;
  return (
    <>
      <span className="num">{value ?? masked}</span>{" "}
      {value === null && (
        <Button
          look="small"
          text={words.acts.reveal}
          of={name}
          disabled={!may("members.reveal")}
          onClick={() => setIsAsking(true)}
        />
      )}
      {isAsking && (
        <ReasonSheet
          title={`${words.acts.reveal}: ${name}`}
          submit={words.acts.reveal}
          acting={acting}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void reveal(reason)}
        >
          <p>{words.revealNote}</p>
        </ReasonSheet>
      )}
    </>
  );
}
