import type { PasskeyTexts } from "#locales/ko/passkeys.ts";

export const enPasskeys: PasskeyTexts = {
  title: "Passkeys",
  lead: "Log in with your fingerprint, your face or your device's PIN, without typing ID, password or code. A passkey does not work on an imitated site.",
  none: "You have no passkeys yet.",
  addedOn: (day) => `Added ${day}`,
  lastUsedOn: (moment) => `Last used ${moment}`,
  neverUsed: "Never used",
  synced: "Synced",
  otherHost: (host) => `Only for ${host}`,
  add: "Add a passkey",
  beginLead: "Please enter your password, so that we know it is you.",
  makeLead:
    "Now confirm on this device or on a security key that it is you. Please finish within five minutes.",
  name: "Name of the passkey",
  nameHint: "A name by which you recognise it later.",
  nameNeeded: "Please enter a name.",
  make: "Create the passkey",
  added: "The passkey was added.",
  removeLead:
    "This passkey will no longer log you in, and your other devices will be logged out. Your password keeps working.",
  remove: "Remove passkey",
  removed: "The passkey was removed.",
  notDone: "The passkey was not created. Please try again.",
  wrong: "The passkey could not be verified. Please start again.",
  registered: "This device or security key already has a passkey of yours.",
  tooMany: "You can have up to 10 passkeys. Please remove one that you no longer use.",
  notHere: "Passkeys do not work at this address. Please open the site at its https address.",
  notInBrowser: "This browser does not support passkeys. Please update it.",
  failed: "This did not work. Please try again in a moment.",
};
