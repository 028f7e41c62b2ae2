import { useEffect } from "react";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { register } from "#site/pwa/register.ts";

/** Runs work when the page is loaded and idle; answers a function that cancels it. */
function whenIdle(work: () => void): () => void {
  let cancelled = false;
  const run = () => {
    if (!cancelled) work();
  };
  const wait = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: 10_000 });
    else setTimeout(run, 3000);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    cancelled = true;
  };
}

/** Makes the site installable and announces a newer version. */
export function Installation() {
  const { frame } = useTexts();
  const dialogs = useDialogs();
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    return whenIdle(() => {
      register(() => dialogs.toast(frame.updateReady)).catch((error: unknown) =>
        console.warn("The site works without its offline page.", error),
      );
    });
  }, [dialogs, frame]);
  return null;
}
