import { useState } from "react";
import { useRevalidator } from "react-router";
import type { StatementLine } from "#contract/office/statements.ts";
import { announce } from "#ui/announcer.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { CallFault } from "#ui/call.ts";
import { SessionEnded } from "#backoffice/api.ts";
import { refusalWords } from "#backoffice/frame/refusal-words.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Outcome = { line: StatementLine; isDone: boolean; words: string };

/** Approves deposits one after the other, each as its own act, and keeps each result. */
export function useApproveLines() {
  const { call, texts } = useOffice();
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);

  const approveOne = async (line: StatementLine, reason: string): Promise<Outcome> => {
    const { id = 0, version = 0 } = line.match?.deposit ?? {};
    try {
      const input = { id, version, statementLine: line.id, reason };
      const answer = await call("approve-payment", input);
      return answer.status === "success" || answer.status === "proposed"
        ? { line, isDone: true, words: texts.statements.outcome[answer.status] }
        : { line, isDone: false, words: refusalWords(texts, format, answer) };
    } catch (error) {
      if (!(error instanceof CallFault)) throw error;
      const fault = error.id === undefined ? "" : ` ${texts.frame.faultId(error.id)}`;
      return { line, isDone: false, words: texts.frame.outcomeUnknown + fault };
    }
  };
  const approve = async (lines: readonly StatementLine[], reason: string): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const ended: Outcome[] = [];
    try {
      for (const line of lines) ended.push(await approveOne(line, reason));
      const done = ended.filter(({ isDone }) => isDone).length;
      announce(texts.statements.finished(format.number(done)));
      setOutcomes(ended);
      await revalidate();
    } catch (error) {
      // The frame shows the sign-in screen; earlier decisions stay.
      if (!(error instanceof SessionEnded)) throw error;
    } finally {
      setIsBusy(false);
    }
  };
  return { approve, outcomes, isBusy };
}
