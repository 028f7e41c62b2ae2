import { open, type Reader, type Response } from "maxmind";
import { ConfigFault } from "#server/kit/config-fault.ts";

/**
 * Opens a file in MaxMind's format that tells something of an address; a newer file is loaded while
 * the product runs. `variable` is the setting that names it.
 * @throws ConfigFault when the file is missing or of another format
 */
export const openAddressFile = <Row extends Response>(
  variable: string,
  database: string,
): Promise<Reader<Row>> =>
  open<Row>(database, { watchForUpdates: true, watchForUpdatesNonPersistent: true }).catch(
    (error: Error) => {
      throw new ConfigFault(`${variable} cannot be read (${error.message}): ${database}`);
    },
  );
