import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import {
  needsDetails,
  type CorrectedDetail,
  type PrivacyRequestKind,
} from "#contract/privacy-request-kinds.ts";
import { asFault } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { cleaned } from "#site/messages/use-help-form.ts";
import { faultText } from "#site/parts/fault-text.ts";

type Draft = { kind: PrivacyRequestKind; field: CorrectedDetail; details: string };

/** The draft of a request, its fault, and the question before it is sent. */
export function usePrivacyRequestForm() {
  const { call } = useApp();
  const texts = usePageTexts();
  const { privacyRequests: words } = texts;
  const dialogs = useDialogs();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<Draft>({ kind: "access", field: "name", details: "" });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const sending = useRef(false);

  const send = async (): Promise<void> => {
    const { kind, field } = draft;
    const details = cleaned(draft.details);
    if (details === "" && needsDetails(kind)) return setProblem(words.detailsMissing);
    const question = { text: words.sendAsk, confirm: words.send };
    if ((await dialogs.show({ kind: "confirm", ...question })) !== "confirm") return;
    const answer = await call("open-privacy-request", {
      kind,
      ...(kind === "correction" && { field }),
      ...(details !== "" && { details }),
    }).catch(asFault);
    if (answer.status === "wait") setProblem(words.waits);
    else if (answer.status === "time") setProblem(words.tooOften);
    else if (answer.status !== "success") setProblem(faultText(words.failed, answer, texts));
    else {
      setDraft((before) => ({ ...before, details: "" }));
      dialogs.toast(words.sent);
    }
    await revalidate();
  };
  return {
    draft,
    problem,
    isBusy,
    change: (part: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...part }));
      setProblem(null);
    },
    submit: async () => {
      if (sending.current) return;
      sending.current = true;
      setIsBusy(true);
      await send().finally(() => {
        sending.current = false;
        setIsBusy(false);
      });
    },
  };
}
