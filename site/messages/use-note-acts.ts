import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, useMessageTexts } from "#site/app/app-context.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { pageOf, pageSearch } from "#site/parts/page-address.ts";
import { useAct } from "#site/parts/use-act.ts";
import { useSession } from "#site/app/session.tsx";

/** All actions on notes; afterwards the list and the counts are refreshed. */
export function useNoteActs() {
  const { call } = useApp();
  const texts = useMessageTexts();
  const { messages } = texts;
  const { refresh } = useSession();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const format = useFormat();
  const act = useAct();
  const [query] = useSearchParams();
  const failed = messages.removeFailed;

  /** Shows the list without the open note, if it is among the removed ones. */
  const listWithout = async (gone: (id: string) => boolean, page: number) => {
    const open = query.get("id");
    const drop = open !== null && gone(open) ? ["id"] : [];
    const search = pageSearch(query, page, drop);
    if (search === pageSearch(query, pageOf(query))) await revalidate();
    else await navigate(menuItems.note.path + search, { replace: true });
    await refresh();
  };
  const gone = async (id: number) => {
    const { status } = await call("del-note", { id });
    // A note that another tab deleted counts as removed too.
    return status === "success" || status === "not_found";
  };

  return {
    readAll: async () => {
      const work = async () => (await call("read-all-note", {})).status === "success";
      if (!(await act({ work, failed: messages.readAllFailed }))) return;
      await Promise.all([revalidate(), refresh()]);
      dialogs.toast(messages.readAllDone);
    },
    removeOne: async (id: number) => {
      const ask = { text: messages.removeNote, confirm: messages.remove };
      if (!(await act({ ask, work: () => gone(id), failed }))) return;
      await listWithout((open) => open === String(id), pageOf(query));
      dialogs.toast(messages.removed);
    },
    /** `emptied`: this page is empty, so the one before it is shown. */
    removeSelected: async (ids: ReadonlySet<number>, emptied: boolean): Promise<boolean> => {
      const text = messages.removeNotes(format.number(ids.size));
      const work = async () => {
        for (const id of ids) if (!(await gone(id))) return false;
        return true;
      };
      const done = await act({ ask: { text, confirm: messages.remove }, work, failed });
      const page = done && emptied ? Math.max(1, pageOf(query) - 1) : pageOf(query);
      if (done) dialogs.toast(messages.removed);
      await listWithout((open) => done && ids.has(Number(open)), page);
      return done;
    },
    removeAll: async () => {
      const ask = { text: messages.removeAllNotes, confirm: messages.removeAll };
      const work = async () => (await call("del-all-note", {})).status === "success";
      if (!(await act({ ask, work, failed }))) return;
      await listWithout(() => true, 1);
      dialogs.toast(messages.removed);
    },
  };
}
