/**
 * Runs in the browser before the page's own scripts, as text, so it uses nothing but its own lines.
 * A button that is pressed before the page can answer shows that it was, and is pressed again when
 * the page is ready; a form is not sent by the browser itself meanwhile.
 */
function keepEarlyTaps(): void {
  let tapped: HTMLElement | undefined;
  const keep = (event: Event): void => {
    const at = event.target instanceof Element ? event.target : null;
    // The browser itself opens the target of `popovertarget`.
    const button = at?.closest<HTMLElement>("button:not([popovertarget])");
    if (!button) return;
    event.preventDefault();
    tapped?.removeAttribute("data-waits");
    button.setAttribute("data-waits", "");
    tapped = button;
  };
  const ready = (): void => {
    document.removeEventListener("click", keep, true);
    tapped?.removeAttribute("data-waits");
    tapped?.click();
  };
  document.addEventListener("click", keep, true);
  document.addEventListener("hydrated", ready, { once: true });
}

export const earlyTaps = `(${keepEarlyTaps.toString()})()`;
