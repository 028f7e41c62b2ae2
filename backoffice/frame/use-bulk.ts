import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { announce } from "#ui/announcer.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { CallFault } from "#ui/call.ts";
import { SessionEnded } from "#backoffice/api.ts";
import { beginAct, endAct } from "#backoffice/frame/held-keys.ts";
import { refusalWords } from "#backoffice/frame/refusal-words.ts";
import { useOffice } from "#backoffice/office-context.tsx";

export type Outcome<Item> = { item: Item; isDone: boolean; words: string };

/**
 * Does the same act on several objects, one after the other, each as an act of its own, and keeps
 * each result. `done` counts those that are answered.
 */
export function useBulk<Item>(doOne: (item: Item, reason: string) => Promise<{ status: string }>) {
  const { texts } = useOffice();
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<number | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome<Item>[] | null>(null);
  const isStopped = useRef(false);

  const outcomeOf = async (item: Item, reason: string): Promise<Outcome<Item>> => {
    try {
      const answer = await doOne(item, reason);
      return answer.status === "success" || answer.status === "proposed"
        ? { item, isDone: true, words: texts.bulk.outcome[answer.status] }
        : { item, isDone: false, words: refusalWords(texts, format, answer as never) };
    } catch (error) {
      if (!(error instanceof CallFault)) throw error;
      const fault = error.id === undefined ? "" : ` ${texts.frame.faultId(error.id)}`;
      return { item, isDone: false, words: texts.frame.outcomeUnknown + fault };
    }
  };
  const run = async (items: readonly Item[], reason: string): Promise<void> => {
    if (done !== null) return;
    beginAct();
    setDone(0);
    const ended: Outcome<Item>[] = [];
    let isDone = false;
    try {
      for (const item of items) {
        if (isStopped.current) break;
        ended.push(await outcomeOf(item, reason));
        setDone(ended.length);
      }
      const count = ended.filter((each) => each.isDone).length;
      isDone = count === items.length;
      announce(texts.bulk.finished(format.number(count)));
      setOutcomes(ended);
      await revalidate();
    } catch (error) {
      // The frame shows the sign-in screen; earlier decisions stay.
      if (!(error instanceof SessionEnded)) throw error;
    } finally {
      setDone(null);
      endAct(isDone);
    }
  };
  /** Begins no further item. The results of the items that were begun are shown. */
  const stop = () => {
    isStopped.current = true;
  };
  return { run, stop, done, outcomes };
}
