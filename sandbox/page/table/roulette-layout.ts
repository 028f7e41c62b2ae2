import { colourOf, coveredBy, outsideSpots, rouletteSpots } from "../../tables/roulette/bets.ts";
import { make } from "../dom.ts";
import { Spots } from "./spots.ts";
import type { TableKey, TableWords } from "./words.ts";

/**
 * The position of a spot on the board, in cells: `along` the twelve streets (zero before them,
 * columns after) and `across` a street. Splits, corners, streets and lines are between cells.
 */
type Place = { along: number; across: number };

/** The board of numbers with all inside bets, and the outside bets below. */
export function rouletteLayout(host: HTMLElement, words: TableWords): Spots {
  const spots = new Spots(words);
  const board = make("div", { class: "board" });
  const inside = rouletteSpots.filter((spot) => !outsideSpots.includes(spot));
  for (const spot of inside) board.append(insideButton(spots, words, spot));
  [1, 2, 3].forEach((column) => {
    const name = `${nameOf(words, `column${column}`)} 2:1`;
    const button = spots.make(`column${column}`, name, { class: "number outer" }, "2:1");
    board.append(placed(button, { along: 12.5, across: column - 0.5 }));
  });
  const outside = make("div", { class: "outside" });
  for (const spot of ["dozen1", "dozen2", "dozen3", "low", "even", "red", "black", "odd", "high"]) {
    const name = nameOf(words, spot);
    const others = make("small", { class: "others" });
    const label = make("strong", {}, name);
    outside.append(spots.make(spot, null, { class: `outer ${spot}` }, label, others));
  }
  host.replaceChildren(board, outside);
  board.addEventListener("keydown", (event) => moveFocus(board, event));
  board.addEventListener("pointerover", (event) => hint(board, event.target));
  board.addEventListener("focusin", (event) => hint(board, event.target));
  board.addEventListener("pointerleave", () => hint(board, null));
  return spots;
}

const nameOf = (words: TableWords, spot: string) => words.text(`spot_${spot}` as TableKey);

function insideButton(spots: Spots, words: TableWords, spot: string): HTMLButtonElement {
  const numbers = [...(coveredBy(spot) ?? [])];
  const name = words.text(`inside${numbers.length}` as TableKey, { numbers: numbers.join(" · ") });
  const pays = `${36 / numbers.length - 1} : 1`;
  const [only = 0] = numbers;
  const isSingle = numbers.length === 1;
  const look = isSingle ? `number ${colourOf(only)}` : "between";
  // One tab stop; arrow keys move on from there.
  const tab = spot === "0" ? "0" : "-1";
  const content = isSingle ? [make("b", {}, spot)] : [];
  const button = spots.make(spot, `${name}, ${pays}`, { class: look, tabindex: tab }, ...content);
  return placed(button, placeOf(numbers));
}

function placeOf(numbers: readonly number[]): Place {
  if (numbers.length === 1 && numbers[0] === 0) return { along: -0.5, across: 1.5 };
  const real = numbers.filter((number) => number > 0);
  const alongs = real.map((number) => Math.floor((number - 1) / 3) + 0.5);
  const acrosses = real.map((number) => ((number - 1) % 3) + 0.5);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  // Streets and lines are on the outer edge, the first four on the corner of the zero.
  const across = real.length % 3 === 0 ? 0 : middle(acrosses);
  return { along: numbers.includes(0) ? 0 : middle(alongs), across };
}

function placed(button: HTMLButtonElement, { along, across }: Place): HTMLButtonElement {
  button.style.setProperty("--along", String(along));
  button.style.setProperty("--across", String(across));
  Object.assign(button.dataset, { along: String(along), across: String(across) });
  return button;
}

/** Arrow keys move to the nearest spot in their direction, inside bets included. */
function moveFocus(board: HTMLElement, event: KeyboardEvent): void {
  const from = event.target;
  if (!(from instanceof HTMLButtonElement) || !event.key.startsWith("Arrow")) return;
  event.preventDefault();
  const stepOf: Record<string, readonly [number, number]> = isLying(board)
    ? { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }
    : { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] };
  const [along, across] = stepOf[event.key] ?? [0, 0];
  const at = (button: HTMLElement) => [Number(button.dataset.along), Number(button.dataset.across)];
  const [x = 0, y = 0] = at(from);
  let best: HTMLButtonElement | undefined;
  let least = Infinity;
  for (const button of board.querySelectorAll("button")) {
    const [bx = 0, by = 0] = at(button);
    const [ahead, aside] = along === 0 ? [(by - y) * across, bx - x] : [(bx - x) * along, by - y];
    const distance = ahead + 4 * Math.abs(aside);
    if (ahead > 0 && Math.abs(aside) <= 1 && distance < least) [best, least] = [button, distance];
  }
  best?.focus();
}

const isLying = (board: HTMLElement) =>
  getComputedStyle(board).getPropertyValue("--lying").trim() === "1";

/** Shows the numbers that the spot under the pointer or focus covers. */
function hint(board: HTMLElement, target: EventTarget | null): void {
  const spot = target instanceof Element ? target.closest("button")?.dataset.spot : undefined;
  const covered = spot === undefined ? undefined : coveredBy(spot);
  for (const button of board.querySelectorAll<HTMLElement>(".number"))
    button.dataset.covered = String(covered?.has(Number(button.dataset.spot)) ?? false);
}
