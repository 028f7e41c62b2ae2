import { useNavigate } from "react-router";
import { useCommandSource } from "#backoffice/frame/commands.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** One letter matches too many members. */
const SHORTEST = 2;
const OFFERED_AT_MOST = 6;

/** Adds commands that open a member by id, nick, last digits of phone or bank, or a round. */
export function useMemberCommands(): void {
  const { call, may, texts } = useOffice();
  const navigate = useNavigate();
  useCommandSource(async (query) => {
    if (query.length < SHORTEST || !may("members.read")) return [];
    const answer = await call("find-members", { by: "any", query });
    if (answer.status !== "success") return [];
    return answer.members.slice(0, OFFERED_AT_MOST).map(({ id, loginId, nick, foundBy }) => ({
      id: `member-${id}`,
      label: `${loginId} ${nick}`,
      hint: `${texts.members.title}, ${texts.members.kinds[foundBy ?? "any"]}`,
      run: () => void navigate(`/members/${id}`),
    }));
  });
}
