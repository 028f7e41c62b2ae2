import { element } from "../dom.ts";
import type { Words } from "../words.ts";

/**
 * A dialog with its button in the menu; `fill` writes its content each time. Focus goes to `next`
 * when it closes, otherwise back to the button. Answers the dialog.
 */
export function panel(
  id: "sheet" | "history" | "fairness",
  words: Words,
  fill: (body: HTMLElement) => void | Promise<void>,
  next?: HTMLElement,
): HTMLDialogElement {
  const dialog = element(id, HTMLDialogElement);
  const body = element(`${id}-body`, HTMLElement);
  const opener = element(`open-${id}`, HTMLButtonElement);
  const title = words.text(id === "sheet" ? "info" : id);
  element(`${id}-title`, HTMLElement).textContent = title;
  body.setAttribute("aria-label", title);
  body.setAttribute("role", "region");
  const close = dialog.querySelector("button.close");
  close?.setAttribute("aria-label", words.text("close"));
  close?.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  if (next !== undefined) dialog.addEventListener("close", () => next.focus());
  opener.setAttribute("aria-label", title);
  opener.title = title;
  opener.addEventListener("click", () => {
    dialog.showModal();
    body.scrollTop = 0;
    void fill(body);
  });
  return dialog;
}
