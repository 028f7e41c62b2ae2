/** Ends the process with a message unless it runs under the Node that the project pins. */
export function requireNode24(): void {
  if (process.version.startsWith("v24.")) return;
  console.error(
    `This needs Node 24 and runs under ${process.version}. Use the npm scripts (npm start, ` +
      "npm test, npm run check): they run under the Node 24 that is locked with the dependencies.",
  );
  process.exit(1);
}
