import { createContext, use, useCallback, useMemo, useState, type ReactNode } from "react";
import type { Answer } from "#contract/calls.ts";
import { referenceIn, type Fault } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { useLoginNeeded } from "#site/members/login-needed.tsx";
import { useWaitingWindow } from "#site/games/use-waiting-window.ts";
import { useTerms } from "#site/parts/use-terms.ts";
import { refusalText } from "#site/parts/refusal-text.ts";
import { useSession } from "#site/app/session.tsx";

/** A game, or a provider's own lobby: then the code is the provider's. */
export type LaunchTarget = {
  code: string;
  company: string;
  used: string;
  /** Opens it without money. */
  isPractice?: boolean;
};

export type Launch = {
  /** Must be called inside the click. */
  launch: (target: LaunchTarget) => Promise<void>;
  /** `company/code` of the game that is being opened. */
  launching: string | null;
};

const LaunchContext = createContext<Launch | null>(null);

export function useLaunch(): Launch {
  const launch = use(LaunchContext);
  if (!launch) throw new Error("The component is outside the launch context.");
  return launch;
}

export const launchKey = ({ company, code }: { company: string; code: string }): string =>
  `${company}/${code}`;

type OpenGame = Answer<"open-game"> | Answer<"open-practice">;

/** Tells why a game did not open; true when the member wants to try again. */
function useLaunchFailure(): (answer: OpenGame | Fault) => Promise<boolean> {
  const { call, locale, texts } = useApp();
  const dialogs = useDialogs();
  const { refresh } = useSession();
  const format = useFormat();
  const acceptFirst = useTerms();
  return useCallback(
    async (answer) => {
      const { messages, frame } = texts;
      if (answer.status === "time") {
        await dialogs.show({ kind: "warning", text: messages.msg2218 });
        return false;
      }
      if (answer.status === "unauthenticated") {
        await refresh();
        return false;
      }
      if (answer.status === "terms" || answer.status === "tools") {
        await acceptFirst(answer.status);
        return false;
      }
      if (answer.status === "funds" || answer.status === "help_lines") {
        const { explainHeld } = await import("#site/games/held-launch.ts");
        return explainHeld(answer.status, { call, dialogs, locale });
      }
      const known = answer.status !== "success" ? refusalText(answer, texts, format) : null;
      const result = await dialogs.show({
        kind: "error",
        text: messages.msg2012,
        confirm: frame.retry,
        cancel: frame.close,
        ...(known ? { detail: known } : {}),
        ...referenceIn(answer),
      });
      return result === "confirm";
    },
    [acceptFirst, call, dialogs, format, locale, refresh, texts],
  );
}

export function LaunchProvider({ children }: { children: ReactNode }) {
  const { call, locale, texts } = useApp();
  const { loggedOut } = useSession();
  const dialogs = useDialogs();
  const loginNeeded = useLoginNeeded();
  const format = useFormat();
  const explain = useLaunchFailure();
  const openWindow = useWaitingWindow();
  const [launching, setLaunching] = useState<string | null>(null);

  /** One attempt; true when the member wants another. */
  const attempt = useCallback(
    async ({ code, company, isPractice }: LaunchTarget): Promise<boolean> => {
      setLaunching(launchKey({ company, code }));
      const opened = await openWindow<OpenGame>({
        name: `game_${company}_${code}`,
        sentence: texts.messages.msg2217,
        ask: () =>
          isPractice
            ? call("open-practice", { code, company })
            : call("open-game", { code, company, timeStemp: Date.now() }),
      });
      setLaunching(null);
      if (!opened.isOpen) return explain(opened.answer);
      if ("unfinished" in opened.answer || "endedSlots" in opened.answer) {
        const { tellOfOpened } = await import("#site/games/opened-notices.ts");
        await tellOfOpened(opened.answer, { dialogs, format, locale });
      }
      return false;
    },
    [call, dialogs, explain, format, locale, openWindow, texts],
  );

  const launch = useCallback(
    async (target: LaunchTarget): Promise<void> => {
      if (loggedOut !== false) return loginNeeded();
      if (target.used !== "y") {
        await dialogs.show({ kind: "info", text: texts.messages.msg2002 });
        return;
      }
      if (launching !== null) return;
      while (await attempt(target)) continue;
    },
    [attempt, dialogs, launching, loggedOut, loginNeeded, texts],
  );

  const value = useMemo(() => ({ launch, launching }), [launch, launching]);
  return <LaunchContext value={value}>{children}</LaunchContext>;
}
