/** An event's place in the order of time: its moment, its source, and its row there. */
export type EventPlace = {
  /** In microseconds since 1970. */
  at: bigint;
  source: number;
  id: bigint;
};

/** After every event in the order of time. */
export const NEWEST_PLACE: EventPlace = { at: 9_000_000_000_000_000n, source: 0, id: 0n };

/** The place as a page of events names it: `1764201600000000_4_12`. */
export const nameOfPlace = ({ at, source, id }: EventPlace): string => `${at}_${source}_${id}`;

/** The place that `nameOfPlace` wrote as this name. */
export function placeNamed(name: string): EventPlace {
  const [at = "0", source, id = "0"] = name.split("_");
  return { at: BigInt(at), source: Number(source), id: BigInt(id) };
}

/** The moment in ISO 8601, to the millisecond. */
export const momentOf = ({ at }: EventPlace): string => new Date(Number(at / 1_000n)).toISOString();
