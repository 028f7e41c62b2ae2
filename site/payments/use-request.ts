import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useTerms } from "#site/parts/use-terms.ts";
import { useSession } from "#site/app/session.tsx";

/** The result of sending a request: done, refused with a text, or a fault. */
export type Sent =
  | { kind: "done"; text: string }
  | { kind: "refused"; text: string }
  /** A new version of the terms waits for the member. */
  | { kind: "terms" };

type Request = {
  /** Sends it with an idempotency key, so that a repeat gets the first answer. */
  send: (idempotencyKey: string) => Promise<Sent>;
  /** The page that shows the new row at the top of its list. */
  path: string;
  failed: string;
  onDone: () => void;
};

/**
 * Sends a money request once: a second press is ignored while the first is under way, and a press
 * after a fault repeats it with the same idempotency key. A changed form needs `renew`.
 */
export function useRequest() {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const acceptFirst = useTerms();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const key = useRef<string | null>(null);

  const submit = async ({ send, path, failed, onDone }: Request): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    key.current ??= crypto.randomUUID();
    const sent = await send(key.current).catch((error: unknown) => ({
      kind: "fault" as const,
      ...asFault(error),
    }));
    if (sent.kind === "done") {
      key.current = null;
      onDone();
      const newest = navigate(path, { replace: true, preventScrollReset: true });
      await Promise.all([refresh(), newest]);
      dialogs.toast(sent.text);
    }
    sending.current = false;
    setBusy(false);
    if (sent.kind === "terms") return acceptFirst();
    if (sent.kind === "fault")
      await dialogs.show({ kind: "error", text: failed, ...referenceIn(sent) });
    if (sent.kind === "refused") await dialogs.show({ kind: "error", text: sent.text });
  };
  const renew = () => {
    key.current = null;
  };
  return { busy, submit, renew };
}
