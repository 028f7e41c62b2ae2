import type { alertCalls } from "#contract/office/alerts.ts";
import type { Acts } from "#server/kit/act.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { assertNoneWaiting } from "#server/operators/proposals/proposals.ts";
import {
  acknowledgeAlerts,
  alertsPage,
  lockRuleToChange,
  saveRule,
} from "#server/alerts/alerts.ts";
import * as channels from "#server/alerts/channels/channels.ts";

/** The calls about alerts, their rules and where they are sent. */
export const alertRoutes = (
  { db, clock }: Acts,
  reach: channels.Reach,
): OfficeHandlersOf<keyof typeof alertCalls> => ({
  "get-alerts": (_context, { view, before }) =>
    alertsPage(db, view, before === undefined ? null : BigInt(before)),
  "acknowledge-alerts": async (act, _context, { alerts }) => {
    await acknowledgeAlerts(act, alerts);
    const object = `alert:${Math.min(...alerts)}`;
    return { answer: {}, audit: { object, before: null, after: { count: alerts.length } } };
  },
  "change-alert-rule": async (act, context, wanted) => {
    const object = `alert-rule:${wanted.rule}`;
    const { now, isQuieter } = await lockRuleToChange(act, wanted);
    const before = { isOn: now.isOn, limit: now.limit };
    const after = { isOn: wanted.isOn, limit: wanted.limit };
    if (!isCarriedOut(context) && isQuieter) {
      await assertNoneWaiting(act.tx, clock, object);
      return { proposes: { object, before, after } };
    }
    await saveRule(act, wanted);
    return { answer: {}, audit: { object, before, after } };
  },
  "get-alert-channels": async () => ({
    channels: await channels.listChannels(db, clock),
    hasMail: reach.hasMail,
  }),
  "save-alert-channel": async (act, context, wanted) => {
    const object = channels.channelObject(wanted.id ?? 0);
    const now = await channels.lockToSave(act, wanted, reach);
    const { name, target, rules } = wanted;
    const before = now && { name: now.name, target: now.target, rules: now.rules.join(", ") };
    const after = { name, target, rules: rules.join(", ") };
    if (!isCarriedOut(context)) {
      await assertNoneWaiting(act.tx, clock, object);
      return { proposes: { object, ...(before && { before }), after } };
    }
    const id = await channels.saveChannel(act, wanted);
    return {
      answer: { id: Number(id) },
      audit: { object: channels.channelObject(id), before, after },
    };
  },
  "switch-alert-channel": async (act, context, wanted) => {
    const object = channels.channelObject(wanted.id);
    const { name, target } = await channels.lockToSwitch(act, wanted);
    const facts = { before: { isOn: !wanted.isOn }, after: { isOn: wanted.isOn, name, target } };
    if (!isCarriedOut(context) && wanted.isOn) {
      await assertNoneWaiting(act.tx, clock, object);
      return { proposes: { object, ...facts } };
    }
    await channels.switchChannel(act, BigInt(wanted.id), wanted.isOn);
    return { answer: {}, audit: { object, ...facts } };
  },
  "try-alert-channel": async (act, _context, { id }) => {
    const { name, target } = await channels.tryChannel(act, BigInt(id));
    const object = channels.channelObject(id);
    return { answer: {}, audit: { object, before: null, after: { name, target } } };
  },
});
