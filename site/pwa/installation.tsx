import { useEffect } from "react";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useTexts } from "#site/app/app-context.tsx";

/** Runs when the page has loaded and has nothing else to do; answers how to call it off. */
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

/** Makes the site installable and says when a newer version of it is there. */
export function Installation() {
  const { frame } = useTexts();
  const dialogs = useDialogs();
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    return whenIdle(() => {
      import("#site/pwa/register.ts")
        .then(({ register }) => register(() => dialogs.toast(frame.updateReady)))
        .catch((error: unknown) => console.warn("The site works without its offline page.", error));
    });
  }, [dialogs, frame]);
  return null;
}
