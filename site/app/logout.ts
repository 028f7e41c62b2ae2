import { useCallback } from "react";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { forgetAll } from "#site/app/browser-storage.ts";
import { homeHref } from "#site/app/addresses.ts";

/**
 * Asks (msg2216), ends the session on the server and opens the lobby. `expected` is called first,
 * so that the page does not report the end of its session.
 */
export function useLogout(expected: () => void): () => Promise<void> {
  const { call, texts, locale } = useApp();
  const dialogs = useDialogs();
  return useCallback(async () => {
    const agreed = await dialogs.show({
      kind: "confirm",
      text: texts.messages.msg2216,
      confirm: texts.members.logout,
    });
    if (agreed !== "confirm") return;
    const answer = await call("user-logout", {}).catch(asFault);
    if (answer.status !== "success") {
      await dialogs.show({ kind: "error", text: texts.frame.errorText, ...referenceIn(answer) });
      return;
    }
    expected();
    // Drafts belong to the member, and the next person at this browser must not see them.
    forgetAll("session");
    window.location.assign(homeHref(locale));
  }, [call, dialogs, expected, locale, texts]);
}
