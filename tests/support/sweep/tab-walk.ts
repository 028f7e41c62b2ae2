import type { Page } from "playwright-core";

declare global {
  var tabStops: Element[];
}

/** The parts that are the same on every page of a width. */
const FRAME = "header, nav, aside, footer, .skip";

type TabStop = { isDate: boolean; isFrame: boolean };

/** The elements that Tab should reach in the open dialog or the page, in document order. */
const listTabStops = (page: Page): Promise<TabStop[]> =>
  page.evaluate((frame) => {
    const can = "a[href], button, input, select, textarea, summary, [tabindex]";
    const inPage = [...tools.scope().querySelectorAll<HTMLElement>(can)];
    // Of radio buttons Tab reaches the chosen one, or the first; arrow keys reach the others.
    const isReached = (radio: HTMLInputElement) => {
      const group = [
        ...(radio.form ?? document).querySelectorAll<HTMLInputElement>("[type=radio]"),
      ];
      const own = group.filter(({ name }) => name === radio.name);
      return radio.checked || (radio === own[0] && !own.some(({ checked }) => checked));
    };
    globalThis.tabStops = inPage.filter((element) => {
      if (element.matches("[type=radio]") && !isReached(element as HTMLInputElement)) return false;
      const closed = element.closest(
        "[popover]:not(:popover-open), [inert], details:not([open]) > :not(summary)",
      );
      const shown = element.checkVisibility({ visibilityProperty: true });
      return shown && !closed && element.tabIndex >= 0 && !element.matches(":disabled");
    });
    // From here the next Tab reaches the first.
    const scope = tools.scope();
    const start = scope instanceof HTMLDialogElement ? scope : document.body;
    start.tabIndex = -1;
    start.focus();
    start.removeAttribute("tabindex");
    return globalThis.tabStops.map((element) => ({
      isDate: element.matches("input[type=date]"),
      isFrame: element.closest(frame) !== null && element.closest("main") === null,
    }));
  }, FRAME);

/** Day, month, year and calendar of a date field are the browser's own stops. */
const isInsideField = (page: Page, index: number): Promise<boolean> =>
  page.evaluate((at) => {
    const field = globalThis.tabStops[at];
    return field?.matches("input[type=date]") === true && document.activeElement === field;
  }, index);

const focusStop = (page: Page, index: number): Promise<void> =>
  page.evaluate((at) => (globalThis.tabStops[at] as HTMLElement).focus(), index);

/** The faults of the focused element; the stop of this number was expected. */
const focusFaults = (page: Page, index: number): Promise<string[]> =>
  page.evaluate(async (at) => {
    // A row that scrolls sideways scrolls its control into view with the next frame.
    await new Promise(requestAnimationFrame);
    const faults: string[] = [];
    const focused = document.activeElement;
    const expected = globalThis.tabStops[at];
    if (!focused || focused !== expected) {
      const name = (element: Element | null | undefined) =>
        element ? tools.nameOf(element) : "nothing";
      return [`Tab ${at + 1} reaches ${name(focused)} and not ${name(expected)}`];
    }
    // A field's ring is drawn around the box that looks like the field.
    const ringed =
      focused.closest(
        ".search-in:focus-within, .amount-field .field-box:focus-within, .self-test-answers label",
      ) ?? focused;
    const candidates = [focused, ringed].map((element) => getComputedStyle(element));
    const probe = document.createElement("i");
    probe.style.color = "var(--focus)";
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    const hasRing = candidates.some(
      (style) =>
        style.outlineStyle === "solid" &&
        Number.parseFloat(style.outlineWidth) >= 2 &&
        Number.parseFloat(style.outlineOffset) !== 0 &&
        style.outlineColor === color,
    );
    const name = tools.nameOf(focused);
    if (!hasRing) faults.push(`no focus ring: ${name}: ${candidates[0]?.outline}`);
    const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
    const seenWidth = Math.min(right, innerWidth) - Math.max(left, 0);
    const seenHeight = Math.min(bottom, innerHeight) - Math.max(top, 0);
    const seen = Math.max(0, seenWidth) * Math.max(0, seenHeight);
    if (seen < (Math.min(width, innerWidth) * Math.min(height, innerHeight)) / 2)
      faults.push(`out of sight: ${name}`);
    const over = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    );
    const own =
      over &&
      (focused.contains(over) ||
        over.contains(focused) ||
        over.closest("label")?.contains(focused));
    if (!own) faults.push(`covered by ${over ? tools.nameOf(over) : "nothing"}: ${name}`);
    return faults;
  }, index);

/**
 * Walks through the page with Tab: every control is reached once, in document order, is visible and
 * uncovered, and has the focus ring. With `skipsFrame` the controls of the frame are skipped,
 * because another page of this width covered them. Source: WCAG 2.2, 2.4.3, 2.4.7, 2.4.11, 2.4.13.
 */
export async function tabWalkFaults(
  page: Page,
  { skipsFrame = false }: { skipsFrame?: boolean } = {},
): Promise<string[]> {
  const faults: string[] = [];
  const stops = await listTabStops(page);
  if (stops.length === 0) return ["nothing can be reached with Tab"];
  for (const [index, { isFrame }] of stops.entries()) {
    if (skipsFrame && isFrame) continue;
    const before = stops[index - 1];
    if (skipsFrame && before?.isFrame) await focusStop(page, index - 1);
    await page.keyboard.press("Tab");
    while (before?.isDate && (await isInsideField(page, index - 1)))
      await page.keyboard.press("Tab");
    faults.push(...(await focusFaults(page, index)));
    if (faults.length > 12) return faults;
  }
  return faults;
}
