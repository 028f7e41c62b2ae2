import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useTexts } from "#site/app/app-context.tsx";

/** Says that a new version of the terms waits for the member, and leads to it. */
export function useTerms(): () => Promise<void> {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { refusals } = useTexts();
  return useCallback(async () => {
    await dialogs.show({ kind: "info", text: refusals.terms });
    await navigate("/agree");
  }, [dialogs, navigate, refusals.terms]);
}
