import { writeFileSync } from "node:fs";

/** A network as its first address and prefix length, and its country. */
export type CountryNetwork = { first: string; bits: number; country: string };

const NOTHING = -1;
type Node = [left: number | Leaf, right: number | Leaf];
type Leaf = { row: string };
type Rows = readonly { first: string; bits: number; row: string }[];

/** Writes a small file of the countries of networks. */
export const writeCountryDatabase = (file: string, networks: readonly CountryNetwork[]): void =>
  writeDatabase(
    file,
    networks.map(({ country, ...network }) => ({ ...network, row: country })),
    (country) => map({ country: map({ iso_code: text(country) }) }),
  );

/** Writes a small file of anonymous networks; `mark` is a field of GeoIP2 Anonymous IP. */
export const writeAnonymousDatabase = (
  file: string,
  networks: readonly { first: string; bits: number; mark: string }[],
): void =>
  writeDatabase(
    file,
    networks.map(({ mark, ...network }) => ({ ...network, row: mark })),
    (mark) => map({ is_anonymous: YES, [mark]: YES }),
  );

/**
 * Writes a file in MaxMind's format (MaxMind DB file format 2.0): a tree of the bits of IPv6
 * addresses, IPv4 below ::/96, followed by a row for each network.
 */
function writeDatabase(file: string, networks: Rows, rowOf: (row: string) => Buffer): void {
  const nodes: Node[] = [[NOTHING, NOTHING]];
  for (const network of networks) putIn(nodes, network);
  const places = new Map<string, number>();
  const data: Buffer[] = [];
  for (const { row } of networks) {
    if (places.has(row)) continue;
    places.set(row, Buffer.concat(data).length);
    data.push(rowOf(row));
  }
  const record = (value: number | Leaf): Buffer => {
    const isLeaf = typeof value !== "number";
    const pointer = isLeaf ? nodes.length + 16 + (places.get(value.row) ?? 0) : value;
    const bytes = Buffer.alloc(3);
    bytes.writeUIntBE(pointer === NOTHING ? nodes.length : pointer, 0, 3);
    return bytes;
  };
  const tree = nodes.flatMap((node) => node.map(record));
  writeFileSync(
    file,
    Buffer.concat([...tree, Buffer.alloc(16), ...data, MARKER, metadataOf(nodes.length)]),
  );
}

function putIn(nodes: Node[], { first, bits, row }: Rows[number]): void {
  const address = bitsOf(first);
  const depth = first.includes(":") ? bits : bits + 96;
  let at = 0;
  for (let bit = 0; bit < depth; bit++) {
    const side = address[bit] === "1" ? 1 : 0;
    const node = nodes[at] as Node;
    if (bit === depth - 1) node[side] = { row };
    else {
      const next = node[side];
      if (typeof next !== "number") throw new Error(`${first} lies in another listed network`);
      at = next === NOTHING ? nodes.push([NOTHING, NOTHING]) - 1 : next;
      node[side] = at;
    }
  }
}

function bitsOf(address: string): string {
  const bits = (value: number, length: number) => value.toString(2).padStart(length, "0");
  if (!address.includes(":"))
    return (
      "0".repeat(96) +
      address
        .split(".")
        .map((part) => bits(Number(part), 8))
        .join("")
    );
  const [head = "", tail = ""] = address.split("::");
  const groups = (part: string) => part.split(":").filter(Boolean);
  const zeros = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: zeros }, () => "0"), ...groups(tail)];
  return all.map((group) => bits(Number.parseInt(group, 16), 16)).join("");
}

const MARKER = Buffer.concat([Buffer.of(0xab, 0xcd, 0xef), Buffer.from("MaxMind.com")]);
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.of((2 << 5) | value.length), Buffer.from(value)]);
/** A boolean is an extended type, whose value is in the place of the size. */
const YES = Buffer.of(1, 7);
const small = (value: number): Buffer => Buffer.of((5 << 5) | 2, value >> 8, value & 255);
const map = (entries: Record<string, Buffer>): Buffer =>
  Buffer.concat([
    Buffer.of((7 << 5) | Object.keys(entries).length),
    ...Object.entries(entries).flatMap(([key, value]) => [text(key), value]),
  ]);
const metadataOf = (nodeCount: number): Buffer =>
  map({
    binary_format_major_version: small(2),
    binary_format_minor_version: small(0),
    build_epoch: small(1),
    database_type: text("Country"),
    description: map({}),
    ip_version: small(6),
    languages: Buffer.of(0, 4),
    node_count: small(nodeCount),
    record_size: small(24),
  });
