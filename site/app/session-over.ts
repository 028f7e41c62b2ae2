import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { loadSessionOverTexts } from "#locales/site-texts.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useApp } from "#site/app/app-context.tsx";

/**
 * Answers in words why a session ended: that of this page's token, or without one that of the
 * browser's cookie; null where the reason is not known.
 */
function useWordsOfEnd(): (token?: string) => Promise<string | null> {
  const { call, locale } = useApp();
  return useCallback(
    async (token) => {
      const texts = loadSessionOverTexts(locale).catch(() => null);
      const answer = await call("get-session-end", token === undefined ? {} : { token }).catch(
        () => null,
      );
      if (answer?.status !== "success" || answer.why === null) return null;
      return (await texts)?.sessionOver[answer.why] ?? null;
    },
    [call, locale],
  );
}

/** Announces the end of the page's session once, with its reason, then reloads the page as a visitor's. */
export function useSessionEnd(left: () => void): {
  end: () => Promise<void>;
  expected: () => void;
} {
  const { session, texts } = useApp();
  const dialogs = useDialogs();
  const wordsOfEnd = useWordsOfEnd();
  const ending = useRef(false);
  const end = useCallback(async () => {
    if (ending.current) return;
    ending.current = true;
    left();
    const words = session.token === null ? null : await wordsOfEnd(session.token);
    await dialogs.show({ kind: "warning", text: words ?? texts.members.sessionEnded });
    window.location.reload();
  }, [dialogs, left, session.token, texts, wordsOfEnd]);
  const expected = useCallback(() => {
    ending.current = true;
  }, []);
  return { end, expected };
}

/** Tells on the first page after a session has ended why it did; the answer removes its cookie. */
export function useEndBefore(): void {
  const { session } = useApp();
  const dialogs = useDialogs();
  const wordsOfEnd = useWordsOfEnd();
  const asked = useRef(false);
  const tell = useEffectEvent(async () => {
    if (asked.current || !session.hasEnded) return;
    asked.current = true;
    const text = await wordsOfEnd();
    if (text !== null) await dialogs.show({ kind: "warning", text });
  });
  useEffect(() => void tell(), []);
}
