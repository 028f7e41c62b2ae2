import type { HelpCategory } from "#contract/help-kinds.ts";
import { permissionsOf, roles } from "#contract/office/permissions.ts";
import type { Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { assertNotOwnMeasure } from "#server/members/cases/contests.ts";
import { lodgeComplaint } from "#server/messages/complaints/complaints.ts";
import * as store from "#server/messages/filing/store.ts";

const answering = roles.filter((role) => permissionsOf[role].includes("messages.answer"));

/** The active operators who may answer members, by name. */
export async function helpColleagues(db: Queryable): Promise<{ id: number; name: string }[]> {
  const rows = await store.listColleagues(db, answering);
  return rows.map(({ id, name }) => ({ id: Number(id), name }));
}

/** What a question is about, whose it is, and the day on which it is looked at again. */
export type Filing = {
  category: HelpCategory;
  assignedTo: string | null;
  followUpOn: string | null;
};

type NewFiling = {
  id: number;
  version: number;
  category: HelpCategory;
  assignedTo: number | null;
  followUpOn: string | null;
};

/**
 * Files a question in any state; answers its filing before and after. Throws Refusal: `not_found`,
 * also when the colleague may not answer members, or the member has removed what would become a
 * complaint; `stale` when a colleague was faster, as when two
 * take on the same question; `own_measure` when an operator files a contest of what they did as
 * something else, which has no case that keeps it; `complaint_open` when a complaint would be filed as
 * something else. A question that is filed as a complaint is one since it was written.
 */
export async function fileHelp(
  act: Act,
  { id, version, category, assignedTo, followUpOn }: NewFiling,
): Promise<{ before: Filing; after: Filing }> {
  const { tx } = act;
  const found = await store.lockFiling(tx, BigInt(id));
  if (!found) throw new Refusal("not_found");
  const { version: present, assignedId, memberId, caseId, writtenAt, isHidden, ...before } = found;
  if (present !== version) throw new Refusal("stale", { now: before });
  if (before.category === "complaint" && category !== "complaint")
    throw new Refusal("complaint_open");
  const isContest = before.category === "contest" && caseId === null;
  if (isContest && category !== "contest") await assertNotOwnMeasure(act, memberId, null);
  const to = assignedTo === null ? null : BigInt(assignedTo);
  const isKept = to === assignedId;
  const colleague = to === null ? null : await store.findColleague(tx, to, answering);
  if (colleague === undefined && !isKept) throw new Refusal("not_found");
  if (isHidden && category === "complaint") throw new Refusal("not_found");
  if (before.category !== category && category === "complaint")
    await lodgeComplaint(tx, { helpId: BigInt(id), memberId, lodgedAt: writtenAt });
  await store.updateFiling(tx, BigInt(id), { category, assignedTo: to, followUpOn });
  const name = isKept ? before.assignedTo : (colleague?.name ?? null);
  return { before, after: { category, assignedTo: name, followUpOn } };
}
