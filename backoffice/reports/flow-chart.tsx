import "uplot/dist/uPlot.min.css";
import { useEffect, useRef } from "react";
import UPlot from "uplot";
import type { Flow } from "#contract/office/reports.ts";
import { useFormat } from "#ui/format-context.tsx";
import type { Format } from "#ui/format.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { BAR_SHARE, rangeOfBars } from "#backoffice/reports/bar-range.ts";

const HEIGHT_PX = 220;
const AXIS_PX = 84;
const BAR_MOST_PX = 28;

export type FlowChartProps = { flows: readonly Flow[]; span: "hour" | "day" };

/** Deposits and withdrawals as bars side by side; the numbers are in the table below it. */
export default function FlowChart({ flows, span }: FlowChartProps) {
  const { texts, preferences } = useOffice();
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const { deposits, withdrawals } = texts.reports;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let plot: UPlot | undefined;
    const draw = () => {
      plot?.destroy();
      const names = { deposits, withdrawals, count: flows.length };
      const nameAt = (index: number) => nameOf(flows[index], span, format);
      const width = element.clientWidth;
      const options = optionsOf(element, width, names, format, nameAt);
      plot = new UPlot(options, dataOf(flows), element);
    };
    draw();
    const observer = new ResizeObserver(() =>
      plot?.setSize({ width: element.clientWidth, height: HEIGHT_PX }),
    );
    observer.observe(element);
    const darkness = matchMedia("(prefers-color-scheme: dark)");
    darkness.addEventListener("change", draw);
    return () => {
      observer.disconnect();
      darkness.removeEventListener("change", draw);
      plot?.destroy();
    };
    // Draws again with the colours of a changed theme.
  }, [flows, span, format, deposits, withdrawals, preferences.theme]);
  return <div className="flow-plot" ref={place} aria-hidden="true" />;
}

const dataOf = (flows: readonly Flow[]): UPlot.AlignedData => [
  flows.map((_, index) => index),
  flows.map((flow) => flow.deposits),
  flows.map((flow) => flow.withdrawals),
];

/** A colour token in the present theme, in a form for the canvas. */
function colorOf(element: HTMLElement, token: string): string {
  element.style.color = `var(${token})`;
  const { color } = getComputedStyle(element);
  element.style.color = "";
  return color;
}

function optionsOf(
  element: HTMLElement,
  width: number,
  names: { deposits: string; withdrawals: string; count: number },
  format: Format,
  nameAt: (index: number) => string,
): UPlot.Options {
  const color = (name: string) => colorOf(element, name);
  const axis = {
    stroke: color("--t2"),
    font: `12px ${getComputedStyle(element).fontFamily}`,
    grid: { stroke: color("--line"), width: 1 },
    ticks: { show: false },
  };
  const bars = (align: -1 | 1, fill: string, label: string): UPlot.Series => ({
    label,
    stroke: fill,
    fill,
    width: 0,
    points: { show: false },
    ...(UPlot.paths.bars && { paths: UPlot.paths.bars({ size: [BAR_SHARE, BAR_MOST_PX], align }) }),
  });
  return {
    width,
    height: HEIGHT_PX,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false, range: rangeOfBars(names.count) }, y: {} },
    axes: [
      { ...axis, grid: { show: false }, values: (_, at) => at.map(nameAt) },
      { ...axis, size: AXIS_PX, values: (_, at) => at.map((amount) => format.number(amount)) },
    ],
    series: [
      {},
      bars(-1, color("--accent"), names.deposits),
      bars(1, color("--gold"), names.withdrawals),
    ],
  };
}

/** The label below the bars of an index: the hour, or month and day. */
const nameOf = (flow: Flow | undefined, span: FlowChartProps["span"], format: Format) =>
  flow ? (span === "hour" ? format.time(flow.at) : format.date(flow.at).slice(5)) : "";
