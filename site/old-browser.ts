/** The id of the notice, which is hidden until the browser turns out to be too old. */
export const OLD_BROWSER = "old-browser";

/**
 * Runs in the browser before the page's own scripts, as text, so it uses nothing but its own lines,
 * in a syntax that browsers of 2016 read. Asks for the newest parts of the language and of the
 * browser that the scripts use: Chrome and Edge have them from 120, Safari from 17, Firefox from 115.
 */
function tellOldBrowser(id: string): void {
  const isNew = "toSorted" in Array.prototype && "canParse" in URL && "HTMLDialogElement" in window;
  const notice = document.getElementById(id);
  if (notice && !isNew) notice.hidden = false;
}

export const oldBrowserScript = `(${tellOldBrowser.toString()})("${OLD_BROWSER}")`;
