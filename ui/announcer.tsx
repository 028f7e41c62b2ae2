/** Two live regions, mounted before the first announcement. */
export const AnnouncerRegions = () => (
  <>
    <div className="vh" aria-live="polite" data-announcer="polite" />
    <div className="vh" aria-live="assertive" data-announcer="assertive" />
  </>
);

const clearAfterMs = 6000;

/**
 * Announces a sentence to screen readers, in the innermost open dialog (the rest is inert). A
 * repeated sentence is announced again, because the region is emptied in between.
 */
export function announce(sentence: string, urgency: "polite" | "assertive" = "polite"): void {
  const regions = [...document.querySelectorAll(`[data-announcer="${urgency}"]`)];
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const inner = dialogs.at(-1);
  const region = regions.findLast((each) => !inner || inner.contains(each)) ?? regions[0];
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => {
    region.textContent = sentence;
  });
  setTimeout(() => {
    if (region.textContent === sentence) region.textContent = "";
  }, clearAfterMs);
}
