import { useNavigate } from "react-router";
import { useCommandSource } from "#backoffice/frame/commands.ts";
import { screensOf } from "#backoffice/menu.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** Adds a command for every screen and every screen below one that this operator may open. */
export function useScreenCommands(): void {
  const office = useOffice();
  const { texts } = office;
  const navigate = useNavigate();
  useCommandSource((query) => {
    const wanted = query.toLowerCase();
    return screensOf(office)
      .map(({ address, title, group }) => ({
        id: address,
        label: title(texts),
        hint: group
          ? `${texts.palette.screens}, ${texts.frame.groups[group]}`
          : texts.palette.screens,
        run: () => void navigate(address),
      }))
      .filter(({ label, hint }) => `${label} ${hint}`.toLowerCase().includes(wanted));
  });
}
