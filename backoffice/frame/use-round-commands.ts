import { useNavigate } from "react-router";
import { useCommandSource } from "#backoffice/frame/commands.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** Adds a command that opens the round with this number of ours. */
export function useRoundCommands(): void {
  const { call, may, texts, locale } = useOffice();
  const { games } = texts;
  const navigate = useNavigate();
  useCommandSource(async (query) => {
    const name = /^#?(\d{1,18}-\d{1,18})$/.exec(query)?.[1];
    if (name === undefined || !may("games.read")) return [];
    const answer = await call("find-rounds", { round: name });
    if (answer.status !== "success") return [];
    return answer.rounds.map(({ id, loginId, gameKo, gameEn }) => ({
      id: `round-${id}`,
      label: `${games.round} ${id} ${locale === "ko" ? gameKo : gameEn}`,
      hint: loginId,
      run: () => void navigate(`/games/rounds/${id}`),
    }));
  });
}
