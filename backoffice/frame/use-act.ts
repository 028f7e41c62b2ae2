import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ActName, OfficeAnswer, OfficeInput } from "#contract/office/calls.ts";
import { announce } from "#ui/announcer.tsx";
import { useFormat } from "#ui/format.tsx";
import { CallFault, SessionEnded } from "#backoffice/api.ts";
import { refusalWords } from "#backoffice/frame/refusal-words.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Answer<Name extends ActName> = Exclude<OfficeAnswer<Name>, { status: "unauthenticated" }>;

/**
 * Does acts one at a time and says how each ended. Afterwards the page asks for its data again,
 * also after a refusal: what the operator saw was not true any more.
 */
export function useAct() {
  const { call, texts } = useOffice();
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const act = async <Name extends ActName>(
    name: Name,
    input: OfficeInput<Name>,
    /** Said when it is done. */
    said: string,
  ): Promise<Answer<Name> | null> => {
    if (isBusy) return null;
    setIsBusy(true);
    setProblem(null);
    try {
      const answer = await call(name, input);
      const isDone = answer.status === "success" || (answer.status as string) === "proposed";
      if (isDone) announce(said);
      else setProblem(refusalWords(texts, format, answer as never));
      await revalidate();
      return answer;
    } catch (error) {
      if (error instanceof SessionEnded) return null;
      const id = error instanceof CallFault && error.id ? ` ${texts.frame.faultId(error.id)}` : "";
      setProblem(texts.frame.callFailed + id);
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  return { act, isBusy, problem, clearProblem: () => setProblem(null) };
}
