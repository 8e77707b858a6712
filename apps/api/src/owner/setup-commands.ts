import { z } from "zod";
import { checksText, examineShop } from "../health/index.ts";
import { Refusal } from "../http/refusal.ts";
import { toJson } from "../json.ts";
import { writeSettingsFile } from "../settings/settings-file.ts";
import { defineMachineCommand, type MachineCommand } from "./machine-command.ts";

const NEXT_STEPS = `
1. Fill in its lines without a value, and the seller in apps/store/src/brand.ts.
2. npm run shop -- doctor says what is still missing.
3. npm start, and then npm run shop -- products import.`;

/** For a shop that is being set up, or does not start. */
export const SETUP_COMMANDS: readonly MachineCommand[] = [
  defineMachineCommand({
    name: "init",
    about: "writes the settings of a new shop into .env, with a fresh secret, and says what to do next",
    input: z.object({}),
    async runOnMachine(_input, { isDryRun }) {
      const file = await writeSettingsFile(process.cwd(), { isDryRun });
      return {
        message: isDryRun
          ? `Dry run, nothing has changed. ${file} would be written.`
          : `${file} is written.${NEXT_STEPS}`,
      };
    },
  }),
  defineMachineCommand({
    name: "doctor",
    about: "checks settings, database, jobs, pictures, mail server, bank and disk, whether the shop runs or not",
    input: z.object({}),
    async runOnMachine(_input, { settings }) {
      const checks = await examineShop(settings);
      const message = checksText(checks);
      if (checks.some(({ todo }) => todo !== null)) throw new Refusal(409, message);
      return { message, data: toJson(checks) };
    },
  }),
];
