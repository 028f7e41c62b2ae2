import type { Mechanic } from "../catalogue/slot-games.ts";
import { cascadeMachine, fewestPlaces } from "../slot/cascades/rules.ts";
import { classicMachine } from "../slot/classic/rules.ts";
import { stakeParts } from "../slot/decide-round.ts";
import { heightsMachine } from "../slot/heights/rules.ts";
import { holdMachine } from "../slot/hold/rules.ts";
import { machine } from "../slot/rules.ts";
import { waysMachine } from "../slot/ways/rules.ts";
import type { RulesView } from "./wire.ts";

/** The rules of a mechanic as the page shows them. */
export function rulesView(mechanic: Mechanic): RulesView {
  if (mechanic === "cascades") {
    return {
      mechanic,
      pays: paysView(cascadeMachine.pays),
      fewestPlaces,
      factors: [...cascadeMachine.factors],
      freeFactors: [...cascadeMachine.freeFactors],
      dropsForFreeSpins: cascadeMachine.dropsForFreeSpins,
      freeSpinCount: cascadeMachine.freeSpins,
    };
  }
  if (mechanic === "classic") {
    const { pays, wildFactor } = classicMachine;
    const lines = classicMachine.lines.map((rows) => [...rows]);
    return { mechanic, pays: paysView(pays), lines, wildFactor };
  }
  if (mechanic === "hold") {
    const { pays, fewestCoins, respins, amounts, fullPay } = holdMachine;
    return {
      mechanic,
      pays: paysView(pays),
      lines: holdMachine.lines.map((rows) => [...rows]),
      fewestCoins,
      respins,
      amounts: amounts.map(([pay]) => pay / stakeParts),
      fullTimes: fullPay / stakeParts,
    };
  }
  if (mechanic === "heights") {
    const { pays, heights, freeHeights, fewestScatters, scatterPays, freeSpins } = heightsMachine;
    return {
      mechanic,
      pays: paysView(pays),
      heights: [...heights],
      freeHeights: [...freeHeights],
      fewestScatters,
      scatterPays: [...scatterPays],
      freeSpins: [...freeSpins],
    };
  }
  const { pays, scatterPays, freeSpins } = mechanic === "ways" ? waysMachine : machine;
  const scatters = { scatterPays: [...scatterPays], freeSpins: [...freeSpins] };
  if (mechanic === "ways") {
    const { freeFactor } = waysMachine;
    return { mechanic, pays: paysView(pays), freeFactor, ...scatters };
  }
  const lines = machine.lines.map((rows) => [...rows]);
  return { mechanic, pays: paysView(pays), lines, ...scatters };
}

const paysView = (pays: Readonly<Record<string, readonly number[]>>): Record<string, number[]> =>
  Object.fromEntries(Object.entries(pays).map(([symbol, each]) => [symbol, [...each]]));
