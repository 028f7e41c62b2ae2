import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { isFormDirty } from "#site/parts/dirty-form.ts";
import { menuItems } from "#site/parts/menu-items.ts";
import { useUser } from "#site/app/session.tsx";

type News = "note" | "help";

/** No dialog opens while the member types, nor within this time afterwards. */
const idleMs = 1000;

/** In a field, in an unsent form, or in front of a dialog. */
const occupied = (): boolean =>
  document.activeElement?.matches("input,textarea,select,[contenteditable]") === true ||
  document.querySelector("dialog[open]") !== null ||
  isFormDirty();

/** When a key was last pressed, as `performance.now()`. */
function useTypedAt() {
  const typedAt = useRef(-idleMs);
  useEffect(() => {
    const typed = () => {
      typedAt.current = performance.now();
    };
    document.addEventListener("keydown", typed, { capture: true, passive: true });
    return () => document.removeEventListener("keydown", typed, { capture: true });
  }, []);
  return typedAt;
}

/**
 * Offers to open /note or /help when there is something new: once per increase, notes first, not on
 * that page itself, and not while another dialog is open.
 */
export function NewsWatcher() {
  const { messages, frame } = useTexts();
  const { user } = useUser();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const seen = useRef<{ note: number; help: number } | null>(null);
  const [waiting, setWaiting] = useState<readonly News[]>([]);
  const typedAt = useTypedAt();
  const note = user?.noteCount;
  const help = user?.helpCount;

  useEffect(() => {
    if (note === undefined || help === undefined) return;
    const before = seen.current ?? { note, help };
    seen.current = { note, help };
    const news: News[] = [];
    if (note > before.note) news.push("note");
    if (help > before.help) news.push("help");
    if (news.length > 0) setWaiting((now) => [...new Set([...now, ...news])]);
  }, [note, help]);

  const offer = useEffectEvent(async () => {
    const [first, ...rest] = waiting;
    if (!first || dialogs.busy || occupied()) return;
    if (performance.now() - typedAt.current < idleMs) return;
    setWaiting(rest);
    const { path } = first === "note" ? menuItems.note : menuItems.help;
    if (pathname === path) return;
    const answer = await dialogs.show({
      kind: "info",
      text: first === "note" ? messages.msg2003 : messages.msg2004,
      confirm: frame.viewNow,
      cancel: frame.later,
    });
    if (answer === "confirm") await navigate(path);
  });

  useEffect(() => {
    if (waiting.length === 0) return;
    const timer = setInterval(() => void offer(), idleMs);
    return () => clearInterval(timer);
  }, [waiting]);
  return null;
}
