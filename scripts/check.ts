import { runCommand, seconds } from "./steps.ts";

/** Types, lint, unused exports, format. All steps run, so that one run shows every problem. */
const STEPS: [name: string, command: string, ...args: string[]][] = [
  ["types", "tsc", "-p", ".", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"],
  ["lint", "oxlint"],
  ["unused", "knip", "--no-progress"],
  ["format", "prettier", "--check", "--cache", "--cache-location", ".cache/prettier", "--log-level", "warn", "."],
];

const failed: string[] = [];
for (const [name, command, ...args] of STEPS) {
  const started = Date.now();
  const code = await runCommand(command, args);
  console.log(`${code === 0 ? "passed" : "FAILED"}  ${name}  ${seconds(started)}`);
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(
    `npm run check: ${failed.join(", ")} failed.${failed.includes("format") ? " npm run format mends the format." : ""}`,
  );
  process.exit(1);
}
