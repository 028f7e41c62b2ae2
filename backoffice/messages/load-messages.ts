import { helpCategories } from "#contract/help-kinds.ts";
import type { AnnouncementKind } from "#contract/office/announcements.ts";
import { ownViews } from "#backoffice/frame/own-views.ts";
import type { OfficeCaller } from "#backoffice/api.ts";
import { numberIn } from "#ui/number-in.ts";

type Address = { params: Readonly<Record<string, string | undefined>>; query: URLSearchParams };

/** The last row of the page before, from the address. */
const afterIn = (query: URLSearchParams) => {
  const after = numberIn(query.get("after"));
  return after === undefined ? {} : { after };
};

export const helpLists = ["waiting", "due", "done"] as const;
const assignments = ["me", "nobody"] as const;

/** The inbox, the open question, the reply templates, and the colleagues who may answer. */
export async function loadHelp(call: OfficeCaller, { params, query }: Address) {
  const list = helpLists.find((each) => each === query.get("view")) ?? "waiting";
  const category = helpCategories.find((each) => each === query.get("category"));
  const assigned = assignments.find((each) => each === query.get("assigned"));
  const member = query.get("member")?.trim() || undefined;
  const id = numberIn(params["id"]);
  const filter = {
    ...(member && { member }),
    ...(category && { category }),
    ...(assigned && { assigned }),
  };
  const [inbox, open, templates, people, views] = await Promise.all([
    call("get-help-inbox", { list, ...filter, ...afterIn(query) }),
    id === undefined ? null : call("get-help-thread", { id }),
    call("get-reply-templates", {}),
    call("get-help-colleagues", {}),
    ownViews(call, "helps"),
  ]);
  return {
    list,
    filter,
    views,
    isFirst: !query.has("after"),
    rows: inbox.status === "success" ? inbox.rows : [],
    next: inbox.status === "success" ? inbox.next : null,
    open: open?.status === "success" ? open : null,
    isMissing: open !== null && open.status !== "success",
    templates: templates.status === "success" ? templates.templates : [],
    colleagues: people.status === "success" ? people.colleagues : [],
  };
}
export type HelpData = Awaited<ReturnType<typeof loadHelp>>;

/** Requests of people who are not signed in. */
export async function loadContacts(call: OfficeCaller, { query }: Address) {
  const list = query.get("view") === "done" ? ("done" as const) : ("waiting" as const);
  const answer = await call("get-contacts", { list, ...afterIn(query) });
  return {
    list,
    isFirst: !query.has("after"),
    rows: answer.status === "success" ? answer.rows : [],
    next: answer.status === "success" ? answer.next : null,
  };
}
export type ContactsData = Awaited<ReturnType<typeof loadContacts>>;

export async function loadTemplates(call: OfficeCaller) {
  const answer = await call("get-reply-templates", {});
  return { templates: answer.status === "success" ? answer.templates : [] };
}
export type TemplatesData = Awaited<ReturnType<typeof loadTemplates>>;

export async function loadMailings(call: OfficeCaller, { query }: Address) {
  const answer = await call("get-mailings", afterIn(query));
  return {
    isFirst: !query.has("after"),
    rows: answer.status === "success" ? answer.rows : [],
    next: answer.status === "success" ? answer.next : null,
  };
}
export type MailingsData = Awaited<ReturnType<typeof loadMailings>>;

/** One mailing, or none for a new one; undefined for an unknown id. */
export async function loadMailing(call: OfficeCaller, { params }: Address) {
  const id = numberIn(params["id"]);
  const [answer, sites] = await Promise.all([
    id === undefined ? null : call("get-mailing", { id }),
    call("get-mailing-sites", {}),
  ]);
  const isNew = params["id"] === "new";
  return {
    mailing: answer?.status === "success" ? answer.mailing : isNew ? null : undefined,
    sites: sites.status === "success" ? sites.sites : [],
  };
}
export type MailingData = Awaited<ReturnType<typeof loadMailing>>;

const loadAnnouncements =
  (kind: AnnouncementKind) =>
  async (call: OfficeCaller, { query }: Address) => {
    const answer = await call("get-announcements", { kind, ...afterIn(query) });
    return {
      isFirst: !query.has("after"),
      rows: answer.status === "success" ? answer.rows : [],
      next: answer.status === "success" ? answer.next : null,
    };
  };
export const loadNotices = loadAnnouncements("notice");
export const loadPopups = loadAnnouncements("popup");
export type AnnouncementsData = Awaited<ReturnType<typeof loadNotices>>;

const loadAnnouncement =
  (kind: AnnouncementKind) =>
  async (call: OfficeCaller, { params }: Address) => {
    const id = numberIn(params["id"]);
    const answer = id === undefined ? null : await call("get-announcement", { kind, id });
    const isNew = params["id"] === "new";
    return {
      announcement: answer?.status === "success" ? answer.announcement : isNew ? null : undefined,
    };
  };
export const loadNotice = loadAnnouncement("notice");
export const loadPopup = loadAnnouncement("popup");
export type AnnouncementData = Awaited<ReturnType<typeof loadNotice>>;
