/** Where a byte of the write-ahead log is: PostgreSQL's LSN, such as `0/16B3748`. */
export type Lsn = bigint;

/** @throws Error for anything that is no LSN */
export function parseLsn(text: string): Lsn {
  const parts = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text);
  if (parts === null) throw new Error(`"${text}" is no position of the write-ahead log.`);
  return (BigInt(`0x${parts[1]}`) << 32n) | BigInt(`0x${parts[2]}`);
}

export const formatLsn = (lsn: Lsn): string =>
  `${(lsn >> 32n).toString(16)}/${(lsn & 0xffff_ffffn).toString(16)}`.toUpperCase();

const hex8 = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, "0");

/** The name of the segment that holds this byte, as PostgreSQL names it. */
export function segmentName(timeline: number, lsn: Lsn, segmentBytes: number): string {
  const perLog = 0x1_0000_0000n / BigInt(segmentBytes);
  const number = lsn / BigInt(segmentBytes);
  return hex8(BigInt(timeline)) + hex8(number / perLog) + hex8(number % perLog);
}

export const isSegmentName = (name: string): boolean => /^[0-9A-F]{24}$/.test(name);
export const historyName = (timeline: number): string => `${hex8(BigInt(timeline))}.history`;
export const isHistoryName = (name: string): boolean => /^[0-9A-F]{8}\.history$/.test(name);

export const timelineOf = (name: string): number => Number.parseInt(name.slice(0, 8), 16);

/** The first byte of a segment. */
export function startOfSegment(name: string, segmentBytes: number): Lsn {
  const perLog = 0x1_0000_0000n / BigInt(segmentBytes);
  const number = BigInt(`0x${name.slice(8, 16)}`) * perLog + BigInt(`0x${name.slice(16)}`);
  return number * BigInt(segmentBytes);
}
