import { askFile } from "./api.ts";

const hourMs = 3_600_000;
const minuteMs = 60_000;

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Hours of this browser's time zone ahead of UTC. */
const ownHours = (): number => Math.round((-new Date().getTimezoneOffset() * minuteMs) / hourMs);

/** Proposes the day before, and saves the file of the chosen day. */
export function openDayFile(): void {
  const hours = ownHours();
  field("hours-ahead").value = String(hours);
  field("day").value = new Date(Date.now() + (hours - 24) * hourMs).toISOString().slice(0, 10);
  const said = document.getElementById("day-said");
  document.getElementById("day-file")?.addEventListener("submit", (event) => {
    event.preventDefault();
    save().catch((error: unknown) => {
      if (said) said.textContent = error instanceof Error ? error.message : String(error);
    });
  });
}

async function save(): Promise<void> {
  const [dialect, day] = [field("day-dialect").value, field("day").value];
  const query = new URLSearchParams({ dialect, day, hoursAhead: field("hours-ahead").value });
  const address = URL.createObjectURL(await askFile(`/day-file?${query}`));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${dialect}-${day}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
