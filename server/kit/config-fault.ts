/** The configuration is wrong; the message is a sentence for the operator. */
export class ConfigFault extends Error {}
