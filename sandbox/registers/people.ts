/**
 * The persons that the simulated registers know, so that every answer can be tried by hand. All
 * others are free to play.
 */

/** Spelpaus: blocked. */
export const blockedNumbers: ReadonlySet<string> = new Set(["199001019802", "198507159805"]);

/** GAMSTOP: by family name, in any case. */
export const gamstopLetter = (lastName: string): "Y" | "N" | "P" => {
  const folded = lastName.trim().toLowerCase();
  if (folded === "excluded") return "Y";
  return folded === "formerly" ? "P" : "N";
};

/** SIGAP: must not bet, with the reason. */
export const impedidos: ReadonlyMap<string, string> = new Map([
  ["52998224725", "PROGRAMA_SOCIAL"],
  ["11144477735", "AUTOEXCLUSAO"],
]);
