import "#backoffice/styles/base.css";
import "#backoffice/styles/parts.css";
import "#backoffice/styles/frame.css";
import "#backoffice/styles/operators.css";
import "#backoffice/styles/messages.css";
import "#ui/member-looks.css";
import "#backoffice/styles/member-looks.css";
import "#backoffice/styles/payments.css";
import "#backoffice/styles/games.css";
import "#backoffice/styles/reports.css";
import "#backoffice/styles/members.css";
import "#backoffice/styles/statements.css";
import "#backoffice/styles/settings.css";
import { favicon } from "virtual:site-pictures";
import { createRoot } from "react-dom/client";
import { localeCodes } from "#contract/locales.ts";
import { loadOfficeTexts } from "#locales/office-texts.ts";
import { App } from "#backoffice/app.tsx";
import { readKept } from "#backoffice/frame/kept.ts";
import { showTheme, themes } from "#backoffice/frame/theme.ts";

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root.");
  const icon = document.createElement("link");
  Object.assign(icon, { rel: "icon", type: "image/svg+xml", href: favicon });
  document.head.append(icon);
  showTheme(readKept("theme", themes, "system"));
  const locale = readKept("locale", localeCodes, "ko");
  createRoot(root).render(<App first={{ locale, texts: await loadOfficeTexts(locale) }} />);
}

await start();
