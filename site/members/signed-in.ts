import { useCallback, useEffect } from "react";
import type { Locale } from "#contract/locales.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { hrefInLocale } from "#site/app/addresses.ts";
import { rememberWelcome, takeWanted, takeWelcome } from "#site/app/remembered.ts";

/** Loads the page that the member asked for, otherwise `instead` or the same page. */
export function openAsMember(locale: Locale, instead: string | null = null): void {
  const wanted = takeWanted() ?? instead;
  if (wanted === null) window.location.reload();
  else window.location.assign(hrefInLocale(locale, wanted, ""));
}

/** Says the sentences in a success dialog, and once more on the page that loads next. */
export function useWelcome(): (sentences: readonly string[]) => void {
  const dialogs = useDialogs();
  return useCallback(
    ([text = "", detail]: readonly string[]) => {
      rememberWelcome(detail === undefined ? text : `${text} · ${detail}`);
      void dialogs.show({ kind: "success", text, ...(detail === undefined ? {} : { detail }) });
    },
    [dialogs],
  );
}

/** Says after the load what `useWelcome` said before it. */
export function useWelcomeToast(): void {
  const dialogs = useDialogs();
  useEffect(() => {
    const text = takeWelcome();
    if (text !== null) dialogs.toast(text);
  }, [dialogs]);
}
