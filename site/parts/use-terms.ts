import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useTexts } from "#site/app/app-context.tsx";

/** Says that a new version of the terms, or the tools of protection, wait for the member, and leads there. */
export function useTerms(): (due?: "terms" | "tools") => Promise<void> {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { refusals } = useTexts();
  return useCallback(
    async (due = "terms") => {
      await dialogs.show({ kind: "info", text: refusals[due] });
      await navigate(due === "terms" ? "/agree" : "/tools");
    },
    [dialogs, navigate, refusals],
  );
}
