// Loaded before a program of Node whose machine's clock is ahead; its address says by how much:
// `--import file:///…/date.ts?ms=86400000`. Timers follow the steady clock and are as they were.
const aheadMs = Number(new URL(import.meta.url).searchParams.get("ms"));
const MachineDate = Date;
const now = () => MachineDate.now() + aheadMs;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, made): object =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made) as Date,
  apply: () => new MachineDate(now()).toString(),
  get: (target, name): unknown => (name === "now" ? now : Reflect.get(target, name)),
});
