import { revealMs } from "../../tables/clock.ts";
import { colourOf, pocketCount, wheelOrder } from "../../tables/roulette/bets.ts";
import type { TableResult } from "../../tables/table.ts";
import { element, make, wantsMotion } from "../dom.ts";
import { pause } from "../entry.ts";
import type { Showing, TableStage } from "./stage.ts";
import type { TableKey, TableWords } from "./words.ts";

const sector = 360 / pocketCount;
const svgSpace = "http://www.w3.org/2000/svg";
const fills = { red: "#c22b45", black: "#171a29", green: "#16835c" };

/** A wheel with its ball; the ball comes to rest in the pocket of the result. */
export class RouletteStage implements TableStage {
  readonly #words: TableWords;
  readonly #wheel: SVGElement;
  readonly #ball: SVGElement;
  readonly #number = make("strong", { class: "fallen" });
  #running: Animation[] = [];

  constructor(words: TableWords) {
    this.#words = words;
    const { picture, wheel, ball } = drawWheel();
    [this.#wheel, this.#ball] = [wheel, ball];
    const stage = make("div", { class: "wheel" });
    stage.append(picture, this.#number);
    element("stage", HTMLElement).replaceChildren(stage);
  }

  wait(): void {
    this.#stop();
    this.#number.textContent = "";
    delete this.#number.dataset.colour;
    this.#ball.setAttribute("visibility", "hidden");
  }

  spin(): void {
    this.wait();
    if (!wantsMotion()) return;
    this.#ball.setAttribute("visibility", "visible");
    const forever = { duration: 1_400, iterations: Infinity };
    const turns = (degrees: number) => [{ rotate: "0deg" }, { rotate: `${degrees}deg` }];
    this.#running = [
      this.#wheel.animate(turns(360), { ...forever, duration: 4_200 }),
      this.#ball.animate(turns(-360), forever),
    ];
  }

  async show(result: TableResult, { isMoving, onStep, ended }: Showing): Promise<void> {
    if (result.kind !== "roulette") return;
    this.#stop();
    this.#ball.setAttribute("visibility", "visible");
    // The wheel rests as drawn, so the ball's angle is that of the pocket.
    const angle = wheelOrder.findIndex((number) => number === result.number) * sector;
    this.#ball.style.rotate = `${angle}deg`;
    if (isMoving) {
      const how = { duration: revealMs, easing: "cubic-bezier(0.15, 0.6, 0.25, 1)" };
      this.#running = [
        this.#wheel.animate([{ rotate: "-720deg" }, { rotate: "0deg" }], how),
        this.#ball.animate([{ rotate: `${angle + 2160}deg` }, { rotate: `${angle}deg` }], how),
      ];
      await pause(revealMs, ended);
    }
    if (ended?.aborted === true) return;
    onStep?.();
    this.#number.textContent = String(result.number);
    this.#number.dataset.colour = colourOf(result.number);
  }

  say(result: TableResult): string {
    if (result.kind !== "roulette") return "";
    const colour = this.#words.text(`colour_${colourOf(result.number)}` as TableKey);
    return this.#words.text("resultNumber", { number: result.number, colour });
  }

  #stop(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }
}

function drawWheel(): { picture: SVGElement; wheel: SVGElement; ball: SVGElement } {
  const draw = (tag: string, attributes: Readonly<Record<string, string>>): SVGElement => {
    const made = document.createElementNS(svgSpace, tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  };
  const picture = draw("svg", { viewBox: "-110 -110 220 220", "aria-hidden": "true" });
  const wheel = draw("g", { class: "turning" });
  wheel.append(
    draw("circle", { r: "106", fill: "#3b2512", stroke: "#d9a03a", "stroke-width": "3" }),
  );
  wheelOrder.forEach((number, index) => {
    const half = ((sector / 2) * Math.PI) / 180;
    const [x, y] = [98 * Math.sin(half), -98 * Math.cos(half)];
    const turned = draw("g", { transform: `rotate(${index * sector})` });
    const pocket = `M0 0L${-x} ${y}A98 98 0 0 1 ${x} ${y}Z`;
    turned.append(
      draw("path", {
        d: pocket,
        fill: fills[colourOf(number)],
        stroke: "#d9a03a",
        "stroke-width": "0.7",
      }),
    );
    const letters = draw("text", {
      y: "-84",
      "text-anchor": "middle",
      "font-size": "10",
      "font-weight": "700",
      fill: "#fff",
    });
    letters.textContent = String(number);
    turned.append(letters);
    wheel.append(turned);
  });
  wheel.append(
    draw("circle", { r: "58", fill: "#22160c", stroke: "#d9a03a", "stroke-width": "2" }),
  );
  wheel.append(
    draw("circle", { r: "30", fill: "#10152a", stroke: "#8f5f18", "stroke-width": "2" }),
  );
  const ball = draw("g", { class: "turning", visibility: "hidden" });
  ball.append(draw("circle", { cy: "-67", r: "5.5", fill: "#fff", stroke: "#9aa1bd" }));
  picture.append(wheel, ball);
  return { picture, wheel, ball };
}
