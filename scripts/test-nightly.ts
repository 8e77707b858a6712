import { NIGHTLY_MODES } from "../.storybook/modes/test-modes.ts";
import { runCommand } from "./steps.ts";

/** Every story in the modes that `npm test` leaves out. `npm run test:nightly -- tablet hindi` tries only those two. */
const wanted = process.argv.slice(2);
const modes = NIGHTLY_MODES.map(({ name }) => name);
const unknown = wanted.filter((name) => !modes.includes(name));
if (unknown.length > 0) {
  console.error(`No mode is called ${unknown.join(", ")}. There are ${modes.join(", ")}.`);
  process.exit(2);
}

process.env["STORY_MODES"] = "nightly";
process.exitCode = await runCommand("vitest", [
  ...["run", "--config", "packages/ui/vitest.config.ts"],
  ...["--reporter=dot", "--reporter=json", "--outputFile.json=test-results/nightly.json"],
  ...wanted.map((name) => `--project=${name}`),
]);
