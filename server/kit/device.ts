/** The first match wins: later browsers include the names of earlier ones. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bWhale\//, "Whale"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Browser and system in a member's words, such as `Chrome, Windows`; empty when unknown. */
export function deviceWords(userAgent: string): string {
  const find = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [find(browsers), find(systems)].filter((word) => word !== undefined).join(", ");
}

/** An address reduced to its network: 203.0.•.•, 2001:db8:•. */
export function maskAddress(address: string): string {
  const parts = address.split(".");
  if (parts.length === 4) return `${parts[0]}.${parts[1]}.•.•`;
  return `${address.split(":").slice(0, 2).join(":")}:•`;
}
