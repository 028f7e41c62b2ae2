/** What is told from outside does not do; the message is a sentence for the operator. */
export class ConfigFault extends Error {}
