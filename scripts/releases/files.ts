/** The database of a release with the demo's rows, from the project's folder. */
export const databasePath = (name: string): string => `database/releases/${name}.sql.gz`;

/** What its processes expect of a database. */
export const recordPath = (name: string): string => `database/releases/${name}.record.json.gz`;
