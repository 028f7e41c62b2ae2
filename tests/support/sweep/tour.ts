import type { Stop } from "#tests/support/sweep/stop.ts";
import { stops } from "#tests/support/sweep/stops.ts";
import type { Look, Seat, Walker } from "#tests/support/sweep/walker.ts";

/** 320 is also 1280 at a zoom of 400 %. */
const phones = [320, 360, 390];
const windows = [900, 1024, 1200, 1280, 1440, 1920];
const widths = { phone: [...phones, 768], wide: windows, any: [...phones, 768, ...windows] };
/** The lobby also fills the largest screens. */
const widthsOf = ({ only, route }: Stop): number[] => {
  const usual = widths[only ?? "any"];
  return route === "/" && only !== "phone" ? [...usual, 2560] : usual;
};

type Tour = {
  /** Two run at once: one renders while the other waits for an answer. */
  walkers: readonly [Walker, Walker];
  locale: Look["locale"];
  /** The widths to choose from; all by default. */
  among?: readonly number[];
  /** By how many places the widths are rotated, so that each tour shows a stop at another one. */
  turn?: number;
  /** Shows every n-th stop, beginning with `turn`; `SWEEP=all` shows them all. */
  every?: number;
  /** Answers the faults of a page in this state. */
  look: (seat: Seat, stop: Stop) => Promise<string[]>;
};

/** Pages without a state first: one follows the other without a load where a walker may do so. */
const inOrder = [...stops.entries()].sort(([, a], [, b]) => Number(!!a.show) - Number(!!b.show));

/** Visits every stop of the sweep, each at one of its widths, and gathers the faults. */
export async function tour(order: Tour): Promise<string[]> {
  const { walkers, locale, among, turn = 0, look } = order;
  const every = process.env["SWEEP"] === "all" ? 1 : (order.every ?? 1);
  const walk = async (walker: Walker, half: number): Promise<string[]> => {
    const faults: string[] = [];
    for (const [place, stop] of inOrder) {
      const choices = widthsOf(stop).filter((width) => among?.includes(width) ?? true);
      const width = choices[Math.floor((place + turn) / every) % choices.length];
      if (Math.floor(place / every) % 2 !== half || width === undefined) continue;
      if ((place + turn) % every !== 0) continue;
      const found = await look(await walker.goTo(stop, { locale, width }), stop);
      faults.push(...found.map((fault) => `${stop.name} at ${width}: ${fault}`));
    }
    return faults;
  };
  return (await Promise.all(walkers.map(walk))).flat();
}
