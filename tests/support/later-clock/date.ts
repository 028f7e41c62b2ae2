// Moves `Date` of a Node process ahead by the milliseconds in its own address:
// `--import file:///…/date.ts?ms=86400000`. Timers use the steady clock and stay right.
const aheadMs = Number(new URL(import.meta.url).searchParams.get("ms"));
const MachineDate = Date;
const now = () => MachineDate.now() + aheadMs;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, made): object =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made) as Date,
  apply: () => new MachineDate(now()).toString(),
  get: (target, name): unknown => (name === "now" ? now : Reflect.get(target, name)),
});
