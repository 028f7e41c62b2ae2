import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ActName, FileCallName, OfficeAnswer, OfficeInput } from "#contract/office/calls.ts";
import { announce } from "#ui/announcer.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { CallFault } from "#ui/call.ts";
import { SessionEnded } from "#backoffice/api.ts";
import { beginAct, endAct } from "#backoffice/frame/held-keys.ts";
import { refusalWords } from "#backoffice/frame/refusal-words.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** What changes the operator's own views of lists, without a reason. */
type OwnViewName = "keep-own-view" | "remove-own-view";
export type JsonActName = Exclude<ActName, FileCallName> | OwnViewName;
type Answer<Name extends JsonActName> = Exclude<OfficeAnswer<Name>, { status: "unauthenticated" }>;

/**
 * Does acts one at a time and announces each result. Afterwards the page's data is loaded again,
 * also after a refusal, because what the operator saw was outdated.
 */
export function useAct() {
  const { call, save, texts } = useOffice();
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async <Answered extends { status: string }>(
    ask: () => Promise<Answered | string>,
    said: string,
  ): Promise<Answered | null> => {
    if (isBusy) return null;
    setIsBusy(true);
    setProblem(null);
    beginAct();
    let isDone = false;
    try {
      const answer = await ask();
      if (typeof answer === "string") {
        setProblem(answer);
        return null;
      }
      isDone = answer.status === "success" || answer.status === "proposed";
      if (isDone) announce(said);
      else setProblem(refusalWords(texts, format, answer as never));
      await revalidate();
      return answer;
    } catch (error) {
      // Nothing was done. The caller goes no further, so that its sheet stays with what was typed.
      if (error instanceof SessionEnded) return new Promise<never>(() => undefined);
      const id = error instanceof CallFault && error.id ? ` ${texts.frame.faultId(error.id)}` : "";
      // The act may be done although its answer was lost: the page loads its present result.
      setProblem(texts.frame.outcomeUnknown + id);
      await revalidate();
      return null;
    } finally {
      setIsBusy(false);
      endAct(isDone);
    }
  };
  return {
    /** `said` is announced on success. */
    act: <Name extends JsonActName>(
      name: Name,
      input: OfficeInput<Name>,
      said: string,
    ): Promise<Answer<Name> | null> => run(() => call(name, input), said),
    /**
     * The same for an act whose input is made first, by another call or a device. A text instead of
     * the input says why there is none.
     */
    prepare: <Name extends JsonActName>(
      name: Name,
      prepared: () => Promise<OfficeInput<Name> | string>,
      said: string,
    ): Promise<Answer<Name> | null> =>
      run(async () => {
        const input = await prepared();
        return typeof input === "string" ? input : call(name, input);
      }, said),
    /** The same for a call that answers a file, which the browser saves. */
    save: <Name extends FileCallName>(name: Name, input: OfficeInput<Name>, said: string) =>
      run(() => save(name, input), said),
    isBusy,
    problem,
  };
}
