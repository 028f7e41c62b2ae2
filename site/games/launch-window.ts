/** Source: specification, section 9 ("Desktop game window: 800 by 1400"). */
const gameWindow = { width: 800, height: 1400 };

const phoneOrApple = /Android|iPhone|iPad|iPod|Macintosh|Mobile/i;

/** Phones, Apple devices and installed apps get a tab; other desktops a separate window. */
function opensInTab(): boolean {
  const installed = window.matchMedia("(display-mode: standalone)").matches;
  return installed || phoneOrApple.test(navigator.userAgent);
}

/** The window's size, limited to the screen, and its centred position. */
function features(): string {
  const { availWidth, availHeight } = window.screen;
  const width = Math.round(Math.min(gameWindow.width, availWidth * 0.95));
  const height = Math.round(Math.min(gameWindow.height, availHeight * 0.92));
  const left = Math.round((availWidth - width) / 2);
  const top = Math.round((availHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** A dark page with one sentence, shown while the game loads. */
function writeSplash(opened: Window, sentence: string): void {
  try {
    const { document } = opened;
    document.title = sentence;
    const line = document.createElement("p");
    line.textContent = sentence;
    Object.assign(line.style, { margin: "auto", font: "600 18px system-ui, sans-serif" });
    Object.assign(document.body.style, {
      margin: "0",
      display: "flex",
      minHeight: "100vh",
      background: "#0B0D16",
      color: "#F5F3EC",
      textAlign: "center",
    });
    document.body.replaceChildren(line);
  } catch {
    // A window of this name may still show a game of another origin: then there is no splash.
  }
}

/**
 * Opens the empty window inside the click, because browsers block one that opens after the answer.
 * Null when it was blocked.
 */
export function openGameWindow(name: string, sentence: string): Window | null {
  const opened = opensInTab()
    ? window.open("about:blank", "_blank")
    : window.open("about:blank", name, features());
  if (!opened || opened === window) return null;
  writeSplash(opened, sentence);
  return opened;
}

/** Sends the waiting window to the game and cuts its access to this page. */
export function sendToGame(opened: Window, gameUrl: string): void {
  opened.opener = null;
  opened.location.replace(gameUrl);
}

/** Accepts web addresses only; a provider's answer may contain others. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
